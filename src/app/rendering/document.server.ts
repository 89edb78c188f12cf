import { withQuery } from '#kit/http/call.ts';
import { escapeHtml } from '#kit/text/markup/html.server.ts';
import type { Language } from '#kit/text/language.ts';
import { manifestPath } from '#shop/theme/theme.server.ts';
import { problemKindOf } from '#kit/http/problem.ts';
import { readLanguageTable } from '#shop/texts/contract.ts';
import { textOf } from '#shop/texts/language-table.ts';
import type { StyleRule } from './critical-css.server.ts';
import { bootScript, hydrateScript } from './inline-scripts.server.ts';

export type PageAssets = {
  scripts: string[];
  preloads: string[];
  fonts: string[];
  /** The style sheet of all pages; `rules` are its rules, undefined during development. */
  styles: { href: string; rules?: readonly StyleRule[] };
};

type Around = {
  assets: PageAssets;
  /** The styles inlined in the page; undefined when the complete style sheet is to load first. */
  criticalCss: string | undefined;
  /** The address of the page's state. */
  statePath: string;
  head: string;
};

/** The HTML around a rendered page. React hoists title and meta elements to the front of the markup. */
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
<script data-fonts="${fonts}" data-scripts="${assets.scripts.join(' ')}" data-preloads="${assets.preloads.join(' ')}" data-styles="${criticalCss === undefined ? '' : href}" data-page="${escapeHtml(statePath)}" data-table="${table}" data-manifest="${manifestPath(language)}" data-late="${escapeHtml(textOf('error.late')(language))}">${hydrateScript}</script>
</body>
</html>
`;
}

const hoistable = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/;

function splitHoisted(markup: string): { hoisted: string; body: string } {
  const hoisted = hoistable.exec(markup)?.[0] ?? '';
  return { hoisted, body: markup.slice(hoisted.length) };
}

/** Shown when even the page's code cannot run. */
export function bareDocument(language: Language): string {
  const words = escapeHtml(problemKindOf('unavailable').title(language));
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${words}</title><main><h1>${words}</h1></main></html>`;
}
