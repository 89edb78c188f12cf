import type { ImageRow } from './store.server.ts';

/** The texts that are printed below a picture. */
export type WordColumns = Pick<
  ImageRow,
  | 'caption_sv'
  | 'caption_en'
  | 'photographer'
  | 'place_sv'
  | 'place_en'
  | 'taken_on'
  | 'licence_sv'
  | 'licence_en'
>;

/**
 * Texts below a picture that wait until what they were written in is published; they go before the picture's own.
 * `article_numbers` are those of the articles that it shows, joined by commas.
 */
export type WaitingWords = Partial<WordColumns> & { article_numbers?: string };
