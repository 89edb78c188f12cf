import type { Format } from '#shop/images/draw-image.server.ts';

/** Returns the format that the first bytes tell; undefined for what is no picture of the shop's. */
function formatOf(bytes: Uint8Array): Format | 'png' | 'tiff' | undefined {
  const text = (from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1');
  if (text(0, 3) === '\u00ff\u00d8\u00ff') return 'jpeg';
  if (text(0, 8) === '\u0089PNG\r\n\u001a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  // As it was sent, until it is taken in.
  if (/^(?:II[*+]\0|MM\0[*+])/.test(text(0, 4))) return 'tiff';
  return text(4, 8) === 'ftyp' && /avif|avis|mif1/.test(text(8, 32)) ? 'avif' : undefined;
}

const endings: Record<string, Format> = { jpeg: 'jpeg', webp: 'webp', avif: 'avif' };

/** Returns whether these bytes can be the picture of this key: a rendition in the format that its name says, or any original. */
export function isImageOf(key: string, bytes: Uint8Array): boolean {
  const format = formatOf(bytes);
  if (!key.startsWith('made/')) return format !== undefined;
  return format === endings[key.slice(key.lastIndexOf('.') + 1)];
}
