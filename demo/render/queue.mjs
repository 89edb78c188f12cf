// node demo/render/queue.mjs [--missing] [--only WORD ...] [--view VIEW] [--masters FOLDER] [--out FOLDER] [--dry]
//
// Renders the pictures of articles.json in its order, at the lowest priority, pose by pose. --missing leaves out what lies in
// demo/pictures; --only keeps article numbers, forms or designs. Masters (PNG) and the light of each pose stay in FOLDER.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { encode } from './encode.mjs';
import { rasterise } from './rasterise.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const pictures = join(here, '../pictures');
const { values: options } = parseArgs({
  options: {
    missing: { type: 'boolean' },
    only: { type: 'string', multiple: true },
    view: { type: 'string', default: 'front' },
    px: { type: 'string', default: '1200' },
    masters: { type: 'string', default: join(tmpdir(), 'masters') },
    out: { type: 'string', default: pictures },
    dry: { type: 'boolean' },
  },
});
const finished = options.out;
const px = Number(options.px);
const articles = JSON.parse(readFileSync(join(here, 'articles.json'), 'utf8'));

const wanted = articles
  .map((article) => ({
    ...article,
    form: article.texture.split('.')[0],
    view: options.view,
    name: `${article.number}.${options.view}`,
  }))
  .filter((article) => !options.only || options.only.some((word) => fits(article, word)))
  .filter(
    ({ name }) =>
      !(options.missing && [pictures, finished].some((folder) => existsSync(join(folder, `${name}.avif`)))),
  );

const poses = Map.groupBy
  ? Map.groupBy(wanted, ({ form }) => form)
  : wanted.reduce(
      (map, article) => map.set(article.form, [...(map.get(article.form) ?? []), article]),
      new Map(),
    );

console.log(`${wanted.length} pictures of ${poses.size} forms`);
let stopped = false;
for (const [form, list] of options.dry ? [] : poses) {
  if (!stopped) await renderPose(form, list);
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
      return rasterise(svg, join(options.masters, 'textures'), ware, others);
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
  await blender(job, async (path) => {
    const article = list.find(({ name }) => path.endsWith(`/${name}.png`));
    await encode(path, join(finished, `${article.name}.avif`));
    record(article);
  });
}

/** Calls `onPicture` for each finished master, one at a time. */
function blender(job, onPicture) {
  const command = [
    '-n',
    '19',
    'chrt',
    '-i',
    '0',
    'blender',
    '-b',
    '-t',
    '2',
    '--python-exit-code',
    '1',
    '-P',
    join(here, 'render.py'),
    '--',
    job,
  ];
  const drapes = join(options.masters, 'drapes');
  const child = spawn('nice', command, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DRAPES: drapes, OPENBLAS_NUM_THREADS: '2' },
  });
  const stop = () => {
    stopped = true;
    child.kill();
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
  let rest = '';
  let errors = '';
  let encoding = Promise.resolve();
  child.stderr.on('data', (text) => (errors += text));
  child.stdout.on('data', (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop();
    for (const line of lines) {
      const [word, path] = line.split(' ');
      if (word === 'LIGHT' || word === 'PICTURE') console.log(line);
      if (word === 'PICTURE') encoding = encoding.then(() => onPicture(path));
      if (line.includes('Error')) errors += text;
    }
  });
  return new Promise((resolve) =>
    child.on('close', async (code) => {
      await encoding;
      if (code !== 0) console.error(errors);
      resolve();
    }),
  );
}

/** Stores the parameters for rendering the picture again beside it. */
function record({ name, form, view, texture, seed, ware, second }) {
  const path = join(finished, 'pictures.json');
  const known = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  known[name] = { form, view, texture, artworkSeed: seed, ware, second, px, seed: 1 };
  const sorted = Object.fromEntries(Object.entries(known).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(path, `${JSON.stringify(sorted, null, 2)}\n`);
}
