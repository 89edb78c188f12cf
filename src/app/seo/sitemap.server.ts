import type { Paths } from '#kit/pages/page-paths.ts';
import { html as xml } from '#kit/text/markup/html.server.ts';
import { defaultLanguage, forLanguages, type Language } from '#kit/text/language.ts';

/** The public origin without a path, and the languages that the shop is shown in. */
export type Site = { siteUrl: string; languages: readonly Language[] };

export type SitemapEntry = { path: string | Paths; changed?: string | undefined };

/** Renders a sitemap, in which each address has its alternates in the other languages. */
export function sitemapOf(site: Site, entries: readonly SitemapEntry[]): string {
  const { languages } = site;
  const urls = entries.flatMap(({ path, changed }) => {
    const of = addressesOf(site, path);
    const alternates = [
      ...languages.map((language) => alternateOf(language, of[language])),
      alternateOf('x-default', of[defaultLanguage]),
    ];
    const lastmod = changed && xml`<lastmod>${changed}</lastmod>`;
    return languages.map((language) => xml`<url><loc>${of[language]}</loc>${lastmod}${alternates}</url>\n`);
  });
  return xml`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls}</urlset>
`.text;
}

/** Renders the index of a sitemap in parts. */
export function sitemapIndexOf(addresses: readonly string[]): string {
  const parts = addresses.map((address) => xml`<sitemap><loc>${address}</loc></sitemap>\n`);
  return xml`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${parts}</sitemapindex>
`.text;
}

function alternateOf(language: string, address: string) {
  return xml`<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
}

/** Returns a page's address in each language; the one without a language is answered in the default. */
export function addressesOf(
  { siteUrl, languages }: Site,
  path: string | Paths,
  page: string | null = null,
): Record<Language, string> {
  return forLanguages((language) => {
    const own = typeof path === 'string' ? path : (path[language] ?? path[defaultLanguage] ?? '/');
    const url = new URL(siteUrl + own);
    if (page) url.searchParams.set('page', page);
    if (language !== defaultLanguage) url.searchParams.set('lang', language);
    return url.href;
  }, languages);
}
