// node demo/render/textures/export.mjs
//
// Writes the flat artwork of every article as SVG, one file for each form, design and colour. `printed` sends every point of a
// design through a warp; one that only scales gives flat artwork. The numbers in a path have one decimal, so points are
// scaled to 20 units a centimetre first.
import { writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { surfaces } from './surfaces.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const unit = 20;

const { module: goods } = await runnerImport(join(here, '../../drawing/goods.ts'), {
  root: resolve(here, '../../..'),
  configFile: false,
  logLevel: 'error',
});
const { printed, dressing } = goods;
const { default: articles } = await import('../articles.json', { with: { type: 'json' } });

for (const { texture, seed } of articles) {
  const [form, design, colour] = texture.split('.');
  writeFileSync(join(here, `${texture}.svg`), artwork(surfaces[form], { design, colour, seed }));
}

/** The design on one printed surface, or on each of the pieces cut from it. */
function artwork({ w, h, mode, round = false, inset = [0, 0, 0, 0], clip = inset, pieces }, dress) {
  const { ground } = dressing(dress, mode);
  const [left, top, right, bottom] = inset;
  const at = (x0, y0) => (x, y) => [(x + x0) * unit, (y + y0) * unit];
  const [x0, y0, x1, y1] = [clip[0], clip[1], w - clip[2], h - clip[3]].map((cm) => cm * unit);
  const art = pieces
    ? cells(w, h, pieces).map(({ x, y }, index) => {
        const drawn = printed({ ...dress, seed: dress.seed + index }, mode, pieces, pieces, at(x, y));
        const [a, b] = [x * unit, y * unit];
        return `<svg x="${a}" y="${b}" width="${pieces * unit}" height="${pieces * unit}" viewBox="${a} ${b} ${pieces * unit} ${pieces * unit}">${drawn}</svg>`;
      })
    : [printed(dress, mode, w - left - right, h - top - bottom, at(left, top), { round })];
  const defs = `<defs><clipPath id="c"><path d="M${x0} ${y0}H${x1}V${y1}H${x0}z"/></clipPath></defs>`;
  const sheet = `<path d="M0 0H${w * unit}V${h * unit}H0z" fill="${ground}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w * unit} ${h * unit}">${defs}${sheet}<g clip-path="url(#c)">${art.join('')}</g></svg>\n`;
}

function cells(w, h, size) {
  const across = Math.round(w / size);
  return Array.from({ length: across * Math.round(h / size) }, (_, index) => ({
    x: (index % across) * size,
    y: Math.floor(index / across) * size,
  }));
}
