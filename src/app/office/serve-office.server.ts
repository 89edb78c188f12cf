import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import { languageOf } from '#kit/http/request-language.server.ts';
import type { Env } from '#kit/process/env.server.ts';
import type { Language } from '#kit/text/language.ts';
import { officeLanguage } from '#shop/texts/office-language/table.ts';
import { officeTextIn } from '#shop/texts/office-language/text.ts';
import { projectRoot } from '#kit/process/project-root.server.ts';
import { serveBuiltFiles } from '#app/built-files.server.ts';

const folder = join(projectRoot, 'dist/office');
const entry = 'src/app/office/entry.tsx';

/** Serves the office as an empty shell that its script fills; it contains no data. */
export async function serveOffice(
  http: FastifyInstance,
  { languages }: Env,
  vite: ViteDevServer | undefined,
): Promise<void> {
  const shell = vite ? developedShell(languages) : builtShell(languages);
  if (!vite) await serveBuiltFiles(http, folder, '/office/assets/');
  for (const url of ['/office', '/office/*']) {
    http.get(url, async (request, reply) => {
      const html = shell(officeLanguage(languageOf(request)));
      await reply
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex, nofollow')
        .type('text/html; charset=utf-8')
        .send(vite ? await vite.transformIndexHtml(request.url, html) : html);
    });
  }
}

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

type Shell = (language: Language) => string;

/** `languages` are those of the shop, of which the office is shown in some. */
function builtShell(languages: readonly Language[]): Shell {
  const path = join(folder, '.vite/manifest.json');
  if (!existsSync(path)) throw new Error(`${path} is missing: build first`);
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  const first = manifest[entry];
  const head = [
    ...Object.values(manifest)
      .filter(({ file }) => file.endsWith('.css'))
      .map(({ file }) => `<link rel="stylesheet" href="/${file}">`),
    ...(first?.imports ?? []).map((key) => `<link rel="modulepreload" href="/${manifest[key]?.file}">`),
    `<script type="module" src="/${first?.file}"></script>`,
  ].join('\n');
  return (language) => shellOf(language, languages, head);
}

function developedShell(languages: readonly Language[]): Shell {
  const head = `<link rel="stylesheet" href="/src/app/layouts/theme.css?direct">
<script type="module" src="/@vite/client"></script>
<script type="module" src="/${entry}"></script>`;
  return (language) => shellOf(language, languages, head);
}

function shellOf(language: Language, languages: readonly Language[], head: string): string {
  const noScript = officeTextIn(language)('office.needsScript');
  return `<!doctype html>
<html lang="${language}" data-languages="${languages.join(' ')}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>Hylla</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
${head}
</head>
<body>
<div id="root"><noscript><p>${noScript}</p></noscript></div>
</body>
</html>
`;
}
