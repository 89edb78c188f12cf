import type { Sharp, SharpConstructor } from 'sharp';
import { mostPixels } from './image-limits.ts';

/** What may be uploaded. */
export const uploadedFormats = ['jpeg', 'png', 'webp', 'tiff'];

/** @throws Error when the bytes are of another format, or cannot be read */
export async function openImage(original: Buffer, formats: readonly string[]): Promise<Sharp> {
  const sharp = await loadSharp();
  const image = sharp(original, { limitInputPixels: mostPixels });
  const { format } = await image.metadata();
  if (!formats.includes(format)) throw new Error(`a ${format} is not read`);
  return image.autoOrient();
}

let loaded: Promise<SharpConstructor> | undefined;

/** The library is loaded when the first picture is rendered, so that the shop starts faster. */
export async function loadSharp(): Promise<SharpConstructor> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    // Other requests need the cores too; `concurrency-limit.server.ts` limits how many pictures are rendered at once.
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return await loaded;
}
