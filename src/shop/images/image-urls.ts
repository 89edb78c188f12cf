/**
 * Widths that pictures are made in; another width asked for gives the nearest that its address has. 728 is for phones: 412
 * points of 1.75 dots each.
 */
export const widths = {
  thumbnail: [300, 400, 600],
  image: [600, 728, 900, 1200, 1600],
} as const;

type Size = keyof typeof widths;

export function articleThumbnail(imageId: number, width?: number): string {
  return withWidth(`/api/ArticleThumbnail/${imageId}`, width);
}

/** Any picture by its own id: an article's, a page's, a press article's. */
export function articleImage(imageId: number, width?: number): string {
  return withWidth(`/api/ArticleImage/${imageId}`, width);
}

/** The largest there is, as a JPEG to save. */
export function articleImageFull(imageId: number): string {
  return `/api/ArticleImageFull/${imageId}`;
}

export function webImage(webImageId: number, width?: number): string {
  return withWidth(`/api/WebImage/${webImageId}`, width);
}

export function webImageThumbnail(webImageId: number, width?: number): string {
  return withWidth(`/api/WebImageThumbnail/${webImageId}`, width);
}

/** The largest there is, as a JPEG to save. */
export function webImageFull(webImageId: number): string {
  return `/api/WebImage/${webImageId}?download`;
}

export function pressMessageImage(messageId: number, width?: number): string {
  return withWidth(`/api/PressMessageImage/${messageId}`, width);
}

/** The largest there is, as a JPEG to save. */
export function pressMessageImageFull(messageId: number): string {
  return `/api/PressMessageImage/${messageId}?download`;
}

/** All pictures of a message in one file, with captions in the language. */
export function pressMessageZip(messageId: number, language: string): string {
  return `/api/PressMessageZip/${messageId}?languageCode=${language}`;
}

export function pressArticleZip(pressArticleId: number, language: string): string {
  return `/api/PressArticleZip/${pressArticleId}?languageCode=${language}`;
}

/** For `srcset`: `imageSrcSet('thumbnail', (width) => articleThumbnail(7, width))`. */
export function imageSrcSet(size: Size, urlOf: (width: number) => string): string {
  return widths[size].map((width) => `${urlOf(width)} ${width}w`).join(', ');
}

function withWidth(url: string, width: number | undefined): string {
  return width === undefined ? url : `${url}?w=${width}`;
}
