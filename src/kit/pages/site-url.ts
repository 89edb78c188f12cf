import { createContext, useContext } from 'react';

export const SiteUrlContext = createContext('');

/** The shop's public address without a path, for what other sites read: pictures and links in full. */
export function useSiteUrl(): string {
  return useContext(SiteUrlContext);
}
