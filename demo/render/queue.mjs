// node demo/render/queue.mjs [--missing | --stale] [--only WORD ...] [--view VIEW] [--masters FOLDER] [--out FOLDER] [--dry]
// node demo/render/queue.mjs --press [--missing | --stale] [--only WORD ...]
// node demo/render/queue.mjs --scenes [--press] [--missing] [--only NAME ...] [--px 1600] [--samples 12]
//
// Renders the pictures of articles.json in its order, at the lowest priority, pose by pose. --missing leaves out what lies in
// demo/pictures, --stale what was rendered with the artwork of today; --only keeps article numbers, forms or designs. Masters (PNG) and the light of each pose stay in FOLDER.
// --press renders those that the press room shows, large enough to print; --scenes those of scenes.json instead.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { blender, wasStopped } from './blender.mjs';
import { encode, fileOf } from './encode.mjs';
import { rasterise } from './rasterise.mjs';
import { record, recorded } from './record.mjs';
import { renderScenes } from './scene-queue.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const images = join(here, '../pictures');
const { values: options } = parseArgs({
  options: {
    missing: { type: 'boolean' },
    stale: { type: 'boolean' },
    only: { type: 'string', multiple: true },
    view: { type: 'string', default: 'front' },
    px: { type: 'string' },
    press: { type: 'boolean' },
    scenes: { type: 'boolean' },
    samples: { type: 'string', default: '12' },
    masters: { type: 'string', default: join(tmpdir(), 'masters') },
    out: { type: 'string', default: images },
    dry: { type: 'boolean' },
  },
});
const finished = options.out;
const px = Number(options.px ?? (options.press ? 3000 : options.scenes ? 1600 : 1200));
/** A print that is smaller than what the picture shows of it has steps along its edges. */
const artwork = px > 2000 ? { folder: 'textures-large', px: 4800 } : { folder: 'textures', px: 2400 };
const quality = options.press ? 88 : 62;
const articles = JSON.parse(readFileSync(join(here, 'articles.json'), 'utf8'));

const wanted = articles
  .map((article) => ({
    ...article,
    form: article.texture.split('.')[0],
    view: options.view,
    artwork: artworkOf(article.texture),
    name: `${article.number}.${options.view}`,
  }))
  .filter(({ press }) => press || !options.press)
  .filter((article) => !options.only || options.only.some((word) => fits(article, word)))
  .filter(({ name, artwork }) => !isLeftOut(name, artwork));

const poses = Map.groupBy
  ? Map.groupBy(wanted, ({ form }) => form)
  : wanted.reduce(
      (map, article) => map.set(article.form, [...(map.get(article.form) ?? []), article]),
      new Map(),
    );

if (options.scenes) {
  const { only, press, dry, masters } = options;
  await renderScenes({
    only,
    press,
    dry,
    masters,
    px,
    samples: Number(options.samples),
    finished,
    isLeftOut,
  });
} else {
  console.log(`${wanted.length} pictures of ${poses.size} forms`);
  for (const [form, list] of options.dry ? [] : poses) {
    if (!wasStopped()) await renderPose(form, list);
  }
}

function isLeftOut(name, artwork) {
  if (options.stale && [undefined, artwork].includes(recorded(images, name)?.artwork)) return true;
  if (options.missing && [images, finished].some((folder) => isThere(folder, name))) return true;
  const there = recorded(finished, name);
  if (options.px || !there || there.px <= px) return false;
  console.error(
    `${name} hangs at ${there.px} px and is left as it is: --press renders it anew, --px chooses a size.`,
  );
  process.exitCode = 1;
  return true;
}

/** Tells whether a picture was rendered with the artwork that lies in textures/. */
function artworkOf(texture) {
  const svg = readFileSync(join(here, 'textures', `${texture}.svg`));
  return createHash('sha256').update(svg).digest('hex').slice(0, 12);
}

/** A smaller picture does not stand in for one that is for print. */
function isThere(folder, name) {
  const found = recorded(folder, name);
  return found && existsSync(join(folder, fileOf(name, found.px))) && (!options.press || found.px >= px);
}

function fits({ number, texture }, word) {
  return number === word || texture.split('.').includes(word);
}

async function renderPose(form, list) {
  const folder = join(options.masters, `${form}.${options.view}.${px}`);
  mkdirSync(folder, { recursive: true });
  const textures = await Promise.all(
    list.map(({ texture, ware, also = [] }) => {
      const [svg, ...others] = [texture, ...also].map((name) => join(here, 'textures', `${name}.svg`));
      return rasterise(svg, {
        folder: join(options.masters, artwork.folder),
        ware,
        others,
        longest: artwork.px,
      });
    }),
  );
  const job = join(folder, 'job.json');
  writeFileSync(
    job,
    JSON.stringify({
      form,
      view: options.view,
      px,
      seed: 1,
      light: join(folder, 'light.npz'),
      articles: list.map(({ name, second }, index) => ({
        name,
        second,
        texture: textures[index],
        out: join(folder, `${name}.png`),
      })),
    }),
  );
  await blender('render.py', job, options.masters, async (path) => {
    const article = list.find(({ name }) => path.endsWith(`/${name}.png`));
    await encode(path, finished, article.name, { px, quality });
    const { name, view, texture, artwork, seed, ware, second } = article;
    record(finished, name, { form, view, texture, artwork, artworkSeed: seed, ware, second, px, seed: 1 });
  });
}
