import { withQuery } from '#kit/call.ts';
import { inLanguage } from '#kit/language.ts';
import type { Language } from '#kit/language.ts';
import { manifestPath } from '#shop/look/look.server.ts';
import { readLanguageTable } from '#shop/texts/contract.ts';
import type { DocumentState } from './document-state.ts';
import { stateElementId } from './document-state.ts';
import { bootScript, wakeScript } from './inline-scripts.server.ts';

export type PageAssets = { scripts: string[]; preloads: string[]; styles: string[]; fonts: string[] };

/** The HTML around a rendered page. React hoists its own title and meta to the front of the markup. */
export function documentOf(
  language: Language,
  markup: string,
  state: DocumentState,
  assets: PageAssets,
  head: string,
): string {
  const { hoisted, body } = splitHoisted(markup);
  const fonts = assets.fonts.join(' ');
  const table = withQuery(readLanguageTable.path, { languageCode: language });
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<script data-fonts="${fonts}">${bootScript}</script>
${assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${hoisted}
${head}
</head>
<body>
<div id="root">${body}</div>
<script type="application/json" id="${stateElementId}">${jsonInHtml(state)}</script>
<script data-fonts="${fonts}" data-scripts="${assets.scripts.join(' ')}" data-preloads="${assets.preloads.join(' ')}" data-table="${table}" data-manifest="${manifestPath(language)}">${wakeScript}</script>
</body>
</html>
`;
}

const hoistable = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/;

function splitHoisted(markup: string): { hoisted: string; body: string } {
  const hoisted = hoistable.exec(markup)?.[0] ?? '';
  return { hoisted, body: markup.slice(hoisted.length) };
}

/** No end tag, comment or line separator of the data can end the script element. */
function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Shown when not even the page's code can be run. */
export function bareDocument(language: Language, text: readonly [sv: string, en: string]): string {
  const words = inLanguage(language, ...text);
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${words}</title><main><h1>${words}</h1></main></html>`;
}
