/**
 * The widths in which pictures are rendered; another requested width gives the closest of them. 728 is for phones:
 * 412 points at a pixel ratio of 1.75. The file format is chosen by `formatFor` in `image-answer.server.ts`, the quality by
 * `draw-image.server.ts`.
 */
export const widths = {
  thumbnail: [300, 400, 600],
  image: [600, 728, 900, 1200, 1600],
} as const;

type Size = keyof typeof widths;

export function articleThumbnail(imageId: number, width?: number): string {
  return withWidth(`/api/ArticleThumbnail/${imageId}`, width);
}

/** Returns the addresses of a thumbnail by width; undefined where there is no picture. */
export function thumbnailOf(imageId: number | null | undefined): ((width: number) => string) | undefined {
  return imageId == null ? undefined : (width) => articleThumbnail(imageId, width);
}

/** The address of any picture by its own id: an article's, a page's, or a press article's. */
export function articleImage(imageId: number, width?: number): string {
  return withWidth(`/api/ArticleImage/${imageId}`, width);
}

/** The full-size JPEG for download. */
export function articleImageFull(imageId: number): string {
  return `/api/ArticleImageFull/${imageId}`;
}

export function webImage(webImageId: number, width?: number): string {
  return withWidth(`/api/WebImage/${webImageId}`, width);
}

export function webImageThumbnail(webImageId: number, width?: number): string {
  return withWidth(`/api/WebImageThumbnail/${webImageId}`, width);
}

/** The full-size JPEG for download. */
export function webImageFull(webImageId: number): string {
  return `/api/WebImage/${webImageId}?download`;
}

/** Returns a `srcset`: `imageSrcSet('thumbnail', (width) => articleThumbnail(7, width))`. */
export function imageSrcSet(size: Size, urlOf: (width: number) => string): string {
  return widths[size].map((width) => `${urlOf(width)} ${width}w`).join(', ');
}

export function withWidth(url: string, width: number | undefined): string {
  return width === undefined ? url : `${url}?w=${width}`;
}
