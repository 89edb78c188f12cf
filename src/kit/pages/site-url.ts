import { createContext, useContext } from 'react';
import { withQuery } from '#kit/http/call.ts';
import { defaultLanguage } from '#kit/text/language.ts';
import { useLanguage } from './use-endpoint.ts';

export const SiteUrlContext = createContext('');

/** The shop's public origin, for pictures and links that other sites read. */
export function useSiteUrl(): string {
  return useContext(SiteUrlContext);
}

/** Returns what makes the public address of a page in the language shown: the one that the page itself calls canonical. */
export function useAddressOf(): (path: string) => string {
  const siteUrl = useSiteUrl();
  const language = useLanguage();
  return (path) => withQuery(siteUrl + path, language === defaultLanguage ? {} : { lang: language });
}
