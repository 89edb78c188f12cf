/** The rendition for download and print, a JPEG: a magazine needs 3,000 pixels at 300 per inch. */
export const printRendition = { width: 3000, format: 'jpeg', quality: 90 } as const;

/** Returns the pixel size of the full rendition: a picture is never enlarged. */
export function printSizeOf(original: { width: number; height: number }): {
  width: number;
  height: number;
} {
  const width = Math.min(printRendition.width, original.width);
  return { width, height: Math.round((original.height * width) / original.width) };
}
