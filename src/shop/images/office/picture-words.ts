import { noOrigin } from './picture-origin.ts';

/** A picture and what is printed below it, as a form holds them. */
export type OfficePictureWords = { ImageId: number } & Record<'CaptionSV' | 'CaptionEN', string> &
  typeof noOrigin;

export const noWords: Omit<OfficePictureWords, 'ImageId'> = {
  CaptionSV: '',
  CaptionEN: '',
  ...noOrigin,
};

/** A form's values are text: the same pictures with the same words make the same text. */
export function wordsText(pictures: readonly OfficePictureWords[]): string {
  return pictures.length === 0 ? '' : JSON.stringify(pictures);
}

export function wordsFrom(text: string): OfficePictureWords[] {
  return text === '' ? [] : (JSON.parse(text) as OfficePictureWords[]);
}
