import { noOrigin } from './picture-origin.ts';

/** A picture and the texts printed below it, as a form has them. */
export type OfficePictureWords = { ImageId: number } & Record<'CaptionSV' | 'CaptionEN', string> &
  typeof noOrigin;

export const noWords: Omit<OfficePictureWords, 'ImageId'> = {
  CaptionSV: '',
  CaptionEN: '',
  ...noOrigin,
};

/** Serializes for a form, whose values are strings. Equal pictures with equal texts give an equal string. */
export function wordsText(pictures: readonly OfficePictureWords[]): string {
  return pictures.length === 0 ? '' : JSON.stringify(pictures);
}

export function wordsFrom(text: string): OfficePictureWords[] {
  return text === '' ? [] : (JSON.parse(text) as OfficePictureWords[]);
}
