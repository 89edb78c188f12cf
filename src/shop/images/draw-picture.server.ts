import type { Sharp, SharpConstructor } from 'sharp';
import { widths } from './image-urls.ts';
import { mostPixels, widestOriginal } from './picture-limits.ts';

export type Format = 'avif' | 'webp' | 'jpeg';
/** The focal point in percent from the left and upper edges. */
export type Focus = { x: number; y: number };

/** A part of every rendition's key: raise it when renditions of the same original should look different from now on. */
export const recipe = 2;

/**
 * On the dense screen of a phone the difference is invisible, and the picture fits into the 14 kB that a server may
 * send before the first acknowledgement: it saves a round trip.
 */
const forPhones = { quality: 42, chromaSubsampling: '4:2:0', effort: 2 } as const;
const phoneWidth = widths.image[1];

const accepted = ['jpeg', 'png', 'webp'];
/** AVIF is read where it is the shop's own; what is uploaded never reaches that decoder. */
const readable = [...accepted, 'heif'];
const dotsPerInch = 300;

/**
 * Renders the original at a width, at most its own.
 * @throws when the original cannot be read
 */
export async function drawPicture(
  original: Buffer,
  {
    width,
    format,
    quality,
    focus,
    ratio = 1,
    xmp,
  }: {
    width: number;
    format: Format;
    quality?: number;
    focus?: Focus | undefined;
    ratio?: number | undefined;
    xmp?: string;
  },
): Promise<Buffer> {
  const whole = await openPicture(original, readable);
  const picture = focus ? await croppedAround(whole, focus, ratio) : whole;
  const sized = picture.resize({ width, withoutEnlargement: true }).toColourspace('srgb');
  switch (format) {
    case 'avif':
      return await sized
        .avif(width === phoneWidth ? forPhones : { quality: quality ?? 55, effort: 2 })
        .toBuffer();
    case 'webp':
      return await sized.webp({ quality: quality ?? 78 }).toBuffer();
    case 'jpeg': {
      const drawn = sized
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: quality ?? 80, progressive: true });
      return await (xmp === undefined ? drawn : forPrint(drawn, xmp)).toBuffer();
    }
  }
}

/** Adds what a picture for print needs: a colour profile, its size on paper, and metadata. */
function forPrint(picture: Sharp, xmp: string): Sharp {
  return picture.withIccProfile('srgb').withDensity(dotsPerInch).withXmp(xmp);
}

/** Crops as little as the ratio of width to height allows, with the focal point as close to the centre as possible. */
async function croppedAround(picture: Sharp, { x, y }: Focus, ratio: number): Promise<Sharp> {
  const { width, height, autoOrient } = await picture.metadata();
  const [w, h] = [autoOrient?.width ?? width, autoOrient?.height ?? height];
  const [wide, high] = [Math.min(w, Math.round(h * ratio)), Math.min(h, Math.round(w / ratio))];
  const from = (length: number, part: number, percent: number) =>
    Math.round(Math.min(Math.max((length * percent) / 100 - part / 2, 0), length - part));
  return picture.extract({ left: from(w, wide, x), top: from(h, high, y), width: wide, height: high });
}

async function openPicture(original: Buffer, formats: readonly string[]): Promise<Sharp> {
  const sharp = await loadSharp();
  const picture = sharp(original, { limitInputPixels: mostPixels });
  const { format } = await picture.metadata();
  if (!formats.includes(format)) throw new Error(`a ${format} is not read`);
  return picture.autoOrient();
}

let loaded: Promise<SharpConstructor> | undefined;

/** The library is loaded when the first picture is rendered, so that the shop starts faster. */
async function loadSharp(): Promise<SharpConstructor> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    // Other requests need the cores too; `concurrency-limit.server.ts` limits how many pictures are rendered at once.
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return await loaded;
}

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
    const picture = (await openPicture(file, accepted)).resize({
      width: widestOriginal,
      height: widestOriginal,
      fit: 'inside',
      withoutEnlargement: true,
    });
    const { hasAlpha } = await picture.metadata();
    const made = picture.toColourspace('srgb');
    const drawn = hasAlpha ? made.png() : made.jpeg({ quality: 92, mozjpeg: true });
    const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height, ending: hasAlpha ? 'png' : 'jpg' };
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
