import type { Sharp } from 'sharp';
import { widths } from './image-urls.ts';
import { openImage, uploadedFormats } from './open-image.server.ts';

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

/** AVIF is read where it is the shop's own; what is uploaded never reaches that decoder. */
const readable = [...uploadedFormats, 'heif'];
const dotsPerInch = 300;

/**
 * Renders the original at a width, at most its own.
 * @throws when the original cannot be read
 */
export async function drawImage(
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
  const whole = await openImage(original, readable);
  const image = focus ? await croppedAround(whole, focus, ratio) : whole;
  const sized = image.resize({ width, withoutEnlargement: true }).toColourspace('srgb');
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
function forPrint(image: Sharp, xmp: string): Sharp {
  return image.withIccProfile('srgb').withDensity(dotsPerInch).withXmp(xmp);
}

/** Crops as little as the ratio of width to height allows, with the focal point as close to the centre as possible. */
async function croppedAround(image: Sharp, { x, y }: Focus, ratio: number): Promise<Sharp> {
  const { width, height, autoOrient } = await image.metadata();
  const [w, h] = [autoOrient?.width ?? width, autoOrient?.height ?? height];
  const [wide, high] = [Math.min(w, Math.round(h * ratio)), Math.min(h, Math.round(w / ratio))];
  const from = (length: number, part: number, percent: number) =>
    Math.round(Math.min(Math.max((length * percent) / 100 - part / 2, 0), length - part));
  return image.extract({ left: from(w, wide, x), top: from(h, high, y), width: wide, height: high });
}
