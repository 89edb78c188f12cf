import { loadSharp, openImage, uploadedFormats } from './open-image.server.ts';
import { mostPixels, widestOriginal } from './image-limits.ts';

export type TooManyPixels = { tooWide: number; tooHigh: number };
export type Original = { bytes: Buffer; width: number; height: number; ending: 'jpg' | 'png' };

/**
 * Re-encodes an uploaded file as an upright picture without its metadata (places, names, programs). The type is
 * detected from the bytes, never from the file's name.
 */
export async function asOriginal(file: Buffer): Promise<Original | TooManyPixels | Unreadable> {
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
    return whyNot(file);
  }
}

/** `damaged` is a picture of a kind that is read, of which something is missing or broken. */
export type Unreadable = 'unreadable' | 'damaged';
export type LookedAt = { width: number; height: number; format: string } | TooManyPixels | Unreadable;

/** Tells from the header, and from whether the file has its end, whether `asOriginal` can take it. */
export async function lookAt(file: Buffer): Promise<LookedAt> {
  try {
    const tooMany = await tooManyPixels(file);
    if (tooMany) return tooMany;
    const { width, height, format } = await (await openImage(file, uploadedFormats)).metadata();
    if (!hasEnd(file) && !(await isDrawn(file))) return 'damaged';
    return { width, height, format };
  } catch {
    return whyNot(file);
  }
}

/** So far from the end its mark is sought: some programs write a few bytes after it. */
const endBytes = 64;

/** What is read, by its first bytes, and whether a file of it has its end. */
const kinds: readonly { begins: (file: Buffer) => boolean; ends: (file: Buffer) => boolean }[] = [
  {
    begins: (file) => file.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
    ends: (file) => file.subarray(-endBytes).includes(Buffer.from([0xff, 0xd9])),
  },
  {
    begins: (file) => file.toString('latin1', 1, 4) === 'PNG',
    ends: (file) => file.subarray(-endBytes).includes('IEND'),
  },
  {
    begins: (file) => file.length > 12 && file.toString('latin1', 8, 12) === 'WEBP',
    ends: (file) => file.readUInt32LE(4) + 8 <= file.length,
  },
  {
    begins: (file) => /^(?:II[*+]\0|MM\0[*+])/.test(file.toString('latin1', 0, 4)),
    // It may end with anything: whether it is whole tells drawing alone.
    ends: () => false,
  },
];

function whyNot(file: Buffer): Unreadable {
  return kinds.some(({ begins }) => begins(file)) ? 'damaged' : 'unreadable';
}

/** A file that was cut off lacks its end. Only of one that does, drawing tells whether it can be: that takes time. */
function hasEnd(file: Buffer): boolean {
  return kinds.some(({ begins, ends }) => begins(file) && ends(file));
}

async function isDrawn(file: Buffer): Promise<boolean> {
  try {
    await (await openImage(file, uploadedFormats)).resize({ width: 16 }).toBuffer();
    return true;
  } catch {
    return false;
  }
}

/** Reads only the header: nothing of the picture is decompressed. */
async function tooManyPixels(file: Buffer): Promise<TooManyPixels | undefined> {
  const sharp = await loadSharp();
  const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
  return width * height > mostPixels ? { tooWide: width, tooHigh: height } : undefined;
}
