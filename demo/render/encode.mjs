import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';

sharp.concurrency(1);

/** Ten bits avoid visible steps in the smooth background at the same size. */
export async function encode(master, path, quality) {
  mkdirSync(dirname(path), { recursive: true });
  await sharp(master).avif({ quality, effort: 4, chromaSubsampling: '4:4:4', bitdepth: 10 }).toFile(path);
}
