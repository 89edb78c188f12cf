/** What is downloaded and printed, as a JPEG: a magazine asks for 3,000 pixels at 300 to the inch. */
export const fullPicture = { width: 3000, format: 'jpeg', quality: 90 } as const;

/** Drawn by the shop itself, and as sharp in any size; an SVG from elsewhere is never opened. */
export function isOwnDrawing(file: string): boolean {
  return file.startsWith('demo/') && file.endsWith('.svg');
}

/** Pixels of the full picture of an original: a photograph is never made larger than it is. */
export function sizeInFull(original: { file: string; width: number; height: number }): {
  width: number;
  height: number;
} {
  const width = isOwnDrawing(original.file) ? fullPicture.width : Math.min(fullPicture.width, original.width);
  return { width, height: Math.round((original.height * width) / original.width) };
}
