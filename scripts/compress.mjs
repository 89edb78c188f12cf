import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const isText = /\.(?:js|css|svg|json|txt|webmanifest)$/;
const worthCompressing = 256;

/**
 * Writes each text file of a folder compressed beside it, with the strongest compression, since it is done once and
 * sent often.
 */
export async function compressFiles(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((file) => isText.test(file));
  await Promise.all(files.map((file) => compressFile(join(folder, file))));
}

async function compressFile(path) {
  const bytes = await readFile(path);
  if (bytes.length < worthCompressing) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
