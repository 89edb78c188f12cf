/** The rendition for download and print, a JPEG: a magazine needs 3,000 pixels at 300 per inch. */
export const fullPicture = { width: 3000, format: 'jpeg', quality: 90 } as const;

/** A drawing of the shop's own is sharp at any size; an SVG from elsewhere is never opened. */
export function isOwnDrawing(file: string): boolean {
  return file.startsWith('demo/') && file.endsWith('.svg');
}

/** Returns the pixel size of the full rendition: a photograph is never enlarged. */
export function sizeInFull(original: { file: string; width: number; height: number }): {
  width: number;
  height: number;
} {
  const width = isOwnDrawing(original.file) ? fullPicture.width : Math.min(fullPicture.width, original.width);
  return { width, height: Math.round((original.height * width) / original.width) };
}
