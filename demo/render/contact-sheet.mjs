// node demo/render/contact-sheet.mjs OUT.jpg [WORD ...]   Finished pictures whose artwork and number have all the words, 300 px each.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { fileOf } from './encode.mjs';

const size = 300;
const gap = 8;
const across = 5;
const row = size + gap;

const [out, ...words] = process.argv.slice(2);
const finished = join(dirname(fileURLToPath(import.meta.url)), '../pictures');
const known = Object.entries(JSON.parse(readFileSync(join(finished, 'pictures.json'), 'utf8')));
const images = known
  .filter(([name, { texture }]) => words.every((word) => `${name}.${texture}`.split('.').includes(word)))
  .map(([name, { px }]) => ({ name, file: fileOf(name, px) }));

for (let from = 0; from < images.length; from += 20) {
  const shown = images.slice(from, from + 20);
  const tiles = await Promise.all(
    shown.map(async ({ file }, index) => ({
      input: await sharp(join(finished, file)).resize(size, size, { fit: 'cover' }).toBuffer(),
      left: gap + (index % across) * row,
      top: gap + Math.floor(index / across) * row,
    })),
  );
  const height = gap + Math.ceil(shown.length / across) * row;
  const sheet = sharp({ create: { width: gap + across * row, height, channels: 3, background: '#fff' } });
  const path = from === 0 ? out : out.replace(/(\.\w+)$/, `-${from / 20 + 1}$1`);
  await sheet.composite(tiles).jpeg({ quality: 85 }).toFile(path);
  console.log(`${path}: ${shown.map(({ name }) => name).join(' ')}`);
}
