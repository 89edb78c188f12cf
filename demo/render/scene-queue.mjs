import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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
const mostBytes = 90_000;
const qualities = [62, 56, 50, 44, 38];

/** Renders the scenes of scenes.json one by one, each as `scene.NAME.avif`. */
export async function renderScenes({ only, missing, dry, px, samples, masters, finished, pictures }) {
  const fileOf = (name, folder) => join(folder, `scene.${name}.avif`);
  const wanted = read('scenes.json').filter(
    ({ name }) =>
      (!only || only.includes(name)) &&
      !(missing && [pictures, finished].some((folder) => existsSync(fileOf(name, folder)))),
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
      await encodeBelow(master, fileOf(name, finished));
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

/** A scene with a weave or bricks is larger than others at the same quality. */
async function encodeBelow(master, path) {
  for (const quality of qualities) {
    await encode(master, path, quality);
    if ((await stat(path)).size <= mostBytes) return;
  }
}
