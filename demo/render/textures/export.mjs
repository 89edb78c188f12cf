// node demo/render/textures/export.mjs
//
// Writes the flat artwork of every article as SVG, one file for each form, design and colour.
import { writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const here = dirname(fileURLToPath(import.meta.url));
const { module: artwork } = await runnerImport(join(here, '../../artwork/sheet.ts'), {
  root: resolve(here, '../../..'),
  configFile: false,
  logLevel: 'error',
});
const { default: articles } = await import('../articles.json', { with: { type: 'json' } });

for (const { texture, seed } of articles) {
  writeFileSync(join(here, `${texture}.svg`), artwork.sheetOf(texture, seed));
}
