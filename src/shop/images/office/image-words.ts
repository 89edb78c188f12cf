import { noOrigin } from './image-origin.ts';

/** A picture and the texts printed below it, as a form has them. */
export type OfficeImageWords = { ImageId: number } & Record<'CaptionSV' | 'CaptionEN', string> &
  typeof noOrigin;

export const noWords: Omit<OfficeImageWords, 'ImageId'> = {
  CaptionSV: '',
  CaptionEN: '',
  ...noOrigin,
};

/** Serializes for a form, whose values are strings. Equal pictures with equal texts give an equal string. */
export function wordsText(images: readonly OfficeImageWords[]): string {
  return images.length === 0 ? '' : JSON.stringify(images);
}

export function wordsFrom(text: string): OfficeImageWords[] {
  return text === '' ? [] : (JSON.parse(text) as OfficeImageWords[]);
}
