/** What is downloaded and printed: the largest there is, as a JPEG. */
export const fullPicture = { width: 2400, format: 'jpeg', quality: 90 } as const;

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
