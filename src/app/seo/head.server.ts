import type { Paths } from '#kit/pages/page-paths.ts';
import { html } from '#kit/text/markup/html.server.ts';
import { defaultLanguage, type Language } from '#kit/text/language.ts';
import { addressesOf } from './sitemap.server.ts';

type Page = {
  url: URL;
  language: Language;
  siteUrl: string;
  languages: readonly Language[];
  /** The page's paths by language, if its address contains its name. */
  paths?: Paths | undefined;
  /** The picture for shared links, if the page itself defines none. */
  image?: string | undefined;
};

/** The page's canonical address and its alternates in the other languages, and the picture for shared links. */
export function headOf({ url, language, siteUrl, languages, paths, image }: Page): string {
  const of = addressesOf({ siteUrl, languages }, paths ?? url.pathname, laterPageOf(url));
  return html`<link rel="canonical" href="${of[language]}" /> ${languages.map(
      (one) => html`<link rel="alternate" hreflang="${one}" href="${of[one]}" /> `,
    )} <link rel="alternate" hreflang="x-default" href="${of[defaultLanguage]}" />
    <meta property="og:url" content="${of[language]}" />
    ${
      image &&
      html`<meta property="og:image" content="${siteUrl + image}" />
        <meta name="twitter:card" content="summary_large_image" />`
    }`.text;
}

/** Returns the page number of a listing after its first page; an invalid number is ignored. */
function laterPageOf({ pathname, searchParams }: URL): string | null {
  const page = searchParams.get('page') ?? '';
  return pathname.startsWith('/products') && /^[1-9]\d{0,3}$/.test(page) && page !== '1' ? page : null;
}
