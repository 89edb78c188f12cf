import { loadSharp, openImage, uploadedFormats } from './open-image.server.ts';
import { mostPixels, widestOriginal } from './image-limits.ts';

export type TooManyPixels = { tooWide: number; tooHigh: number };
export type Original = { bytes: Buffer; width: number; height: number; ending: 'jpg' | 'png' };

/**
 * Re-encodes an uploaded file as an upright picture without its metadata (places, names, programs). The type is
 * detected from the bytes, never from the file's name.
 */
export async function asOriginal(file: Buffer): Promise<Original | TooManyPixels | 'unreadable'> {
  try {
    const tooMany = await tooManyPixels(file);
    if (tooMany) return tooMany;
    const image = (await openImage(file, uploadedFormats)).resize({
      width: widestOriginal,
      height: widestOriginal,
      fit: 'inside',
      withoutEnlargement: true,
    });
    const { hasAlpha } = await image.metadata();
    const made = image.toColourspace('srgb');
    const drawn = hasAlpha ? made.png() : made.jpeg({ quality: 92, mozjpeg: true });
    const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height, ending: hasAlpha ? 'png' : 'jpg' };
  } catch {
    return 'unreadable';
  }
}

export type LookedAt = { width: number; height: number; format: string } | TooManyPixels | 'unreadable';

/** Tells from the header alone whether `asOriginal` can take the file. */
export async function lookAt(file: Buffer): Promise<LookedAt> {
  try {
    const tooMany = await tooManyPixels(file);
    if (tooMany) return tooMany;
    const { width, height, format } = await (await openImage(file, uploadedFormats)).metadata();
    return { width, height, format };
  } catch {
    return 'unreadable';
  }
}

/** Reads only the header: nothing of the picture is decompressed. */
async function tooManyPixels(file: Buffer): Promise<TooManyPixels | undefined> {
  const sharp = await loadSharp();
  const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
  return width * height > mostPixels ? { tooWide: width, tooHigh: height } : undefined;
}
