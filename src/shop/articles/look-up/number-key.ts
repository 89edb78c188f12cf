import { withoutInvisible } from '#kit/text/characters/seen-text.mjs';
import { toNfc } from '#kit/text/unicode-text.mjs';

const plain = /^[!-~]*$/;

/** Characters that no number has, and that no database takes as a text. */
const untypable = /[\p{Cc}\p{Cs}]/u;

/**
 * Returns a number for comparison, whatever its case and inner spaces. A text with a control character or half a
 * character is no number, and gives ''.
 */
export function exactNumberKey(text: string): string {
  // A thousand rows ask for some thousand numbers, and nearly all of them are plain.
  if (plain.test(text)) return text.toLowerCase();
  const key = toNfc(withoutInvisible(text)).replace(/\s+/g, '').toLocaleLowerCase('sv');
  return untypable.test(key) ? '' : key;
}

/**
 * Returns a GTIN in its longest form, so that a UPC-A of 12 digits, an EAN of 13 and a GTIN-14 that begins with 0 are
 * equal; other texts are returned as they are.
 */
export function gtinKey(text: string): string {
  return /^\d{12,14}$/.test(text) ? text.padStart(14, '0') : text;
}

/** Returns the forms in which the same GTIN may be written; any other text has one. */
export function gtinForms(text: string): string[] {
  if (!/^\d{12,14}$/.test(text)) return [text];
  const longest = gtinKey(text);
  const zeros = /^0{0,2}/.exec(longest)?.[0].length ?? 0;
  return Array.from({ length: zeros + 1 }, (_, dropped) => longest.slice(dropped));
}
