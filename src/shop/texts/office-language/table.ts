import type { Language } from '#kit/text/language.ts';
import { officeTexts as en } from '#shop/texts/language/en/office/texts.ts';
import { officeTexts as sv } from '#shop/texts/language/sv/office/texts.ts';
import type { SameKeys } from '#shop/texts/same-keys.ts';

export type OfficeTexts = SameKeys<typeof sv>;
export type OfficeTextKey = keyof OfficeTexts;

/** The office's texts, which are in its own bundle and not sent to visitors of the shop. */
export const officeTables: Readonly<Record<Language, OfficeTexts>> = { sv, en };

export function isOfficeTextKey(key: string): key is OfficeTextKey {
  return Object.hasOwn(sv, key);
}
