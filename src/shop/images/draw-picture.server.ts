import type { Sharp, SharpConstructor } from 'sharp';

export type Format = 'avif' | 'webp' | 'jpeg';

/** Part of every made picture's key: to be raised when the same original should look different from now on. */
export const recipe = 1;

const readable = ['jpeg', 'png', 'webp'];
const mostPixels = 5e7;
const svgUnitsPerInch = 72;

/**
 * The original at a width, at most its own; a drawing may be an SVG and has every width.
 * @throws when the original cannot be read
 */
export async function drawPicture(
  original: Buffer,
  {
    isDrawing,
    width,
    format,
    quality,
  }: { isDrawing: boolean; width: number; format: Format; quality?: number },
): Promise<Buffer> {
  const picture = isDrawing ? await openDrawing(original, width) : await openPhotograph(original);
  const sized = picture.resize({ width, withoutEnlargement: !isDrawing }).toColourspace('srgb');
  switch (format) {
    case 'avif':
      return await sized.avif({ quality: quality ?? 55, effort: 2 }).toBuffer();
    case 'webp':
      return await sized.webp({ quality: quality ?? 78 }).toBuffer();
    case 'jpeg':
      return await sized
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: quality ?? 80, progressive: true })
        .toBuffer();
  }
}

/** Only for drawings of our own: an SVG from elsewhere is never opened. */
async function openDrawing(original: Buffer, width: number): Promise<Sharp> {
  const sharp = await loadSharp();
  const { width: unscaled } = await sharp(original).metadata();
  const density = Math.min((svgUnitsPerInch * width) / unscaled, 2400);
  return sharp(original, { density, limitInputPixels: mostPixels });
}

async function openPhotograph(original: Buffer): Promise<Sharp> {
  const sharp = await loadSharp();
  const picture = sharp(original, { limitInputPixels: mostPixels });
  const { format } = await picture.metadata();
  if (!readable.includes(format)) throw new Error(`a ${format} is not read`);
  return picture.autoOrient();
}

let loaded: Promise<SharpConstructor> | undefined;

/** Loaded when the first picture is made, so that the shop starts sooner. */
async function loadSharp(): Promise<SharpConstructor> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    // Two cores are for the shop too; how many pictures are made at once is decided by `turns.server.ts`.
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return await loaded;
}
