import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
const wasmBinary = readFileSync(file).buffer;
let prepared: Promise<unknown> | undefined;

async function prepare(): Promise<void> {
  prepared ??= prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  await prepared;
}

type ReadCode = { text: string; level: string; bytes: string };

/**
 * Reads the QR codes of a picture by ZXing, which shares no code with the encoder. `isDark` says of each pixel what it
 * is.
 */
export async function readQrCodes(
  side: number,
  isDark: (x: number, y: number) => boolean,
): Promise<ReadCode[]> {
  await prepare();
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) if (isDark(x, y)) data.fill(0, 4 * (y * side + x), 4 * (y * side + x) + 3);
  const image = { data, width: side, height: side, colorSpace: 'srgb' } as ImageData;
  const found = await readBarcodes(image, { formats: ['QRCode'], tryHarder: true });
  return found.map(({ text, ecLevel, bytes }) => ({
    text,
    level: ecLevel,
    bytes: Buffer.from(bytes).toString('latin1'),
  }));
}

/** Reads a code from its modules, each `scale` pixels wide. */
export function readModules(modules: readonly (readonly boolean[])[], scale = 4): Promise<ReadCode[]> {
  return readQrCodes(
    modules.length * scale,
    (x, y) => modules[Math.floor(y / scale)]?.[Math.floor(x / scale)] ?? false,
  );
}

/** Reads the EANs of a line of modules, with `quiet` light ones at both ends, by the same reader. */
export async function readBars(modules: readonly boolean[], quiet = 12): Promise<string[]> {
  await prepare();
  const scale = 3;
  const width = (modules.length + 2 * quiet) * scale;
  const height = 60;
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (modules[Math.floor(x / scale) - quiet]) data.fill(0, 4 * (y * width + x), 4 * (y * width + x) + 3);
  const image = { data, width, height, colorSpace: 'srgb' } as ImageData;
  const found = await readBarcodes(image, { formats: ['EAN-13', 'EAN-8'], tryHarder: true });
  return found.map(({ text }) => text);
}
