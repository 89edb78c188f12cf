import type { Language } from '#kit/text/language.ts';
import { texts as de } from '#shop/texts/language/de/texts.ts';
import { texts as en } from '#shop/texts/language/en/texts.ts';
import { texts as sv } from '#shop/texts/language/sv/texts.ts';
import { fill, type Values } from './text.ts';
import type { SameKeys } from './same-keys.ts';

export type Texts = SameKeys<typeof sv>;
export type TextKey = keyof Texts;

/** The texts that the shop is shipped with. */
export const languageTables: Readonly<Record<Language, Texts>> = { sv, en, de };

/** Returns a text for an answer whose language is not known yet, with `{name}` filled in. */
export function textOf(key: TextKey, values: Values = {}): (language: Language) => string {
  return (language) => fill(languageTables[language][key], values, language);
}

export function isTextKey(key: string): key is TextKey {
  return Object.hasOwn(sv, key);
}
