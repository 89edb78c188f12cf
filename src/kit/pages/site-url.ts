import { createContext, useContext } from 'react';

export const SiteUrlContext = createContext('');

/** The shop's public origin, for pictures and links that other sites read. */
export function useSiteUrl(): string {
  return useContext(SiteUrlContext);
}
