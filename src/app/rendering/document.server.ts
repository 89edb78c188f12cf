import { withQuery } from '#kit/http/call.ts';
import { escapeHtml } from '#kit/text/html.server.ts';
import { inLanguage } from '#kit/text/language.ts';
import type { Language } from '#kit/text/language.ts';
import { manifestPath } from '#shop/theme/theme.server.ts';
import { readLanguageTable } from '#shop/texts/contract.ts';
import type { StyleRule } from './critical-css.server.ts';
import { bootScript, hydrateScript } from './inline-scripts.server.ts';

export type PageAssets = {
  scripts: string[];
  preloads: string[];
  fonts: string[];
  /** The style sheet of all pages; `rules` are those in it, undefined while developing. */
  styles: { href: string; rules?: readonly StyleRule[] };
};

type Around = {
  assets: PageAssets;
  /** The styles that the page is painted with; undefined where the whole sheet is to come first. */
  criticalCss: string | undefined;
  /** Where the page's state is found. */
  statePath: string;
  head: string;
};

/** The HTML around a rendered page. React hoists its own title and meta to the front of the markup. */
export function documentOf(
  language: Language,
  markup: string,
  { assets, criticalCss, statePath, head }: Around,
): string {
  const { hoisted, body } = splitHoisted(markup);
  const fonts = assets.fonts.join(' ');
  const { href } = assets.styles;
  const table = withQuery(readLanguageTable.path, { languageCode: language });
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<script data-fonts="${fonts}">${bootScript}</script>
${criticalCss === undefined ? `<link rel="stylesheet" href="${href}">` : `<style data-first>${criticalCss}</style>`}
${hoisted}
${head}
</head>
<body>
<div id="root">${body}</div>
<script data-fonts="${fonts}" data-scripts="${assets.scripts.join(' ')}" data-preloads="${assets.preloads.join(' ')}" data-styles="${criticalCss === undefined ? '' : href}" data-page="${escapeHtml(statePath)}" data-table="${table}" data-manifest="${manifestPath(language)}" data-late="${escapeHtml(inLanguage(language, ...lateText))}">${hydrateScript}</script>
</body>
</html>
`;
}

/** Said below a page whose scripts are there, but not what they need. */
const lateText = [
  'Sidan kan läsas men inte användas än. Den försöker igen.',
  'This page can be read but not used yet. It is trying again.',
] as const;

const hoistable = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/;

function splitHoisted(markup: string): { hoisted: string; body: string } {
  const hoisted = hoistable.exec(markup)?.[0] ?? '';
  return { hoisted, body: markup.slice(hoisted.length) };
}

/** Shown when not even the page's code can be run. */
export function bareDocument(language: Language, text: readonly [sv: string, en: string]): string {
  const words = inLanguage(language, ...text);
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${words}</title><main><h1>${words}</h1></main></html>`;
}
