import { withWidth } from '#shop/images/image-urls.ts';

export function pressMessageImage(messageId: number, width?: number): string {
  return withWidth(`/api/PressMessageImage/${messageId}`, width);
}

/** The full-size JPEG for download. */
export function pressMessageImageFull(messageId: number): string {
  return `/api/PressMessageImage/${messageId}?download`;
}

/** All pictures of a press message in one file, with captions in the language. */
export function pressMessageZip(messageId: number, language: string): string {
  return `/api/PressMessageZip/${messageId}?languageCode=${language}`;
}

export function pressArticleZip(pressArticleId: number, language: string): string {
  return `/api/PressArticleZip/${pressArticleId}?languageCode=${language}`;
}
