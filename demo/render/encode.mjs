import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';

sharp.concurrency(1);

export async function encode(master, path, quality = 62) {
  mkdirSync(dirname(path), { recursive: true });
  await sharp(master).avif({ quality, effort: 4, chromaSubsampling: '4:4:4' }).toFile(path);
}
