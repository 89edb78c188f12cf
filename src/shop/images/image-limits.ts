export const mostImageBytes = 12_000_000;
/** No file system has longer ones. */
export const mostFileName = 255;
/** The pixels of a picture before it is reduced; more would take too much memory to decode. */
export const mostPixels = 5e7;
/** Pixels of each side of what is stored; a larger picture is reduced. */
export const widestOriginal = 3_000;

/**
 * Pixels of the longer side. A smaller picture is refused, and one below the other limit is blurred when shown large.
 */
export const leastPixels = 200;
export const sharpPixels = 1_000;
