import type { Paths } from '#kit/pages/page-paths.ts';
import { html } from '#kit/text/html.server.ts';
import type { Language } from '#kit/text/language.ts';
import { addressesOf } from './sitemap.server.ts';

type Page = {
  url: URL;
  language: Language;
  siteUrl: string;
  /** Where the page is found by its name; undefined where its address has none. */
  paths?: Paths | undefined;
  /** Shown where the page is shared, when the page itself has named none. */
  picture?: string | undefined;
};

/** The page's own address and the one in the other language, for search engines, and the picture it is shared with. */
export function headOf({ url, language, siteUrl, paths, picture }: Page): string {
  const of = addressesOf(siteUrl, paths ?? url.pathname, laterPageOf(url));
  return html`<link rel="canonical" href="${of[language]}" />
    <link rel="alternate" hreflang="sv" href="${of.sv}" />
    <link rel="alternate" hreflang="en" href="${of.en}" />
    <link rel="alternate" hreflang="x-default" href="${of.sv}" />
    <meta property="og:url" content="${of[language]}" />
    ${
      picture &&
      html`<meta property="og:image" content="${siteUrl + picture}" />
        <meta name="twitter:card" content="summary_large_image" />`
    }`.text;
}

/** Which page of a listing it is, where it is not the first: another page's number, or one that is none, makes no address. */
function laterPageOf({ pathname, searchParams }: URL): string | null {
  const page = searchParams.get('page') ?? '';
  return pathname.startsWith('/products') && /^[1-9]\d{0,3}$/.test(page) && page !== '1' ? page : null;
}
