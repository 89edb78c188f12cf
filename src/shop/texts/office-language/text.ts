import type { Language } from '#kit/text/language.ts';
import { fill, type Values } from '#shop/texts/text.ts';
import { officeTextsIn, type OfficeTextKey } from './table.ts';

export type OfficeT = ((key: OfficeTextKey, values?: Values) => string) & {
  /** The language of the texts. */
  readonly language: Language;
};

/** Returns the office's texts in one language, with `{name}` filled in. */
export function officeTextIn(language: Language): OfficeT {
  const texts = officeTextsIn(language);
  const textOf = (key: OfficeTextKey, values?: Values) =>
    values ? fill(texts[key], values, language) : texts[key];
  return Object.assign(textOf, { language });
}

/** Returns a text for an answer whose language is not known yet, with `{name}` filled in. */
export function officeTextOf(key: OfficeTextKey, values?: Values): (language: Language) => string {
  return (language) => officeTextIn(language)(key, values);
}
