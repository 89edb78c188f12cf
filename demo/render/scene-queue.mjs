import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { blender, wasStopped } from './blender.mjs';
import { encode } from './encode.mjs';
import { rasterise } from './rasterise.mjs';
import { record } from './record.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const read = (file) => JSON.parse(readFileSync(join(here, file), 'utf8'));
const articles = read('articles.json');
const seed = 1;
/** A scene with a weave or bricks is larger than others at the same quality. */
const limits = {
  web: { mostBytes: 90_000, qualities: [62, 56, 50, 44, 38] },
  print: { mostBytes: 400_000, qualities: [88, 82, 76] },
};

/** Renders the scenes of scenes.json one by one, each as `scene.NAME`; `press` those that the press room shows. */
export async function renderScenes({ only, press, isLeftOut, dry, px, samples, masters, finished }) {
  const wanted = read('scenes.json').filter(
    (scene) =>
      (!press || scene.press) && (!only || only.includes(scene.name)) && !isLeftOut(`scene.${scene.name}`),
  );
  console.log(`${wanted.length} scenes`);
  for (const { name, goods } of dry ? [] : wanted) {
    if (wasStopped()) return;
    const folder = join(masters, 'scenes');
    mkdirSync(folder, { recursive: true });
    const job = join(folder, `${name}.json`);
    const out = join(folder, `${name}.png`);
    const wares = await Promise.all(
      Object.entries(goods).map(async ([slot, texture]) => [slot, await wareOf(texture, masters)]),
    );
    writeFileSync(job, JSON.stringify({ name, px, samples, seed, goods: Object.fromEntries(wares), out }));
    await blender('render_scene.py', job, masters, async (master) => {
      await encodeBelow(limits[press ? 'print' : 'web'], master, finished, `scene.${name}`, px);
      record(finished, `scene.${name}`, { goods, px, height: Math.round(px / 1.5), samples, seed });
    });
  }
}

async function wareOf(texture, masters) {
  const { ware, second, also = [] } = articles.find((article) => article.texture === texture);
  const [svg, ...others] = [texture, ...also].map((name) => join(here, 'textures', `${name}.svg`));
  const path = await rasterise(svg, { folder: join(masters, 'textures'), ware, others });
  return { texture, second, path };
}

async function encodeBelow({ mostBytes, qualities }, master, folder, name, px) {
  for (const quality of qualities) {
    const path = await encode(master, folder, name, { px, quality });
    if ((await stat(path)).size <= mostBytes) return;
  }
}
