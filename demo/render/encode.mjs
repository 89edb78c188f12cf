import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

sharp.concurrency(1);

/** What is wider is for print. */
const widestAvif = 2000;
const endings = ['avif', 'webp'];

/** The file of a picture with this width in pixels. Reading an AVIF for print takes 210 MB, whatever size is drawn of it. */
export function fileOf(name, px) {
  return `${name}.${px > widestAvif ? 'webp' : 'avif'}`;
}

/** Writes the picture from its master, in place of one in another format; returns its path. */
export async function encode(master, folder, name, { px, quality }) {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, fileOf(name, px));
  const image = sharp(master);
  await (path.endsWith('webp') ? asWebp(image, quality) : asAvif(image, quality)).toFile(path);
  for (const other of endings.map((ending) => join(folder, `${name}.${ending}`))) {
    if (other !== path) rmSync(other, { force: true });
  }
  return path;
}

/** Ten bits avoid visible steps in the smooth background at the same size. */
function asAvif(image, quality) {
  return image.avif({ quality, effort: 4, chromaSubsampling: '4:4:4', bitdepth: 10 });
}

function asWebp(image, quality) {
  return image.webp({ quality, effort: 6, smartSubsample: true });
}
