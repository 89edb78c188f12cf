import { toNfc, toNfd } from '#kit/text/unicode-text.mjs';

const withoutMark: Record<string, string> = {
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  ð: 'd',
  đ: 'd',
  þ: 'th',
  ł: 'l',
};

/** Normalises a text for search: lower case and without accents, so that `bjork` finds `Björk`. */
export function fold(text: string): string {
  const letters = toNfd(text.toLocaleLowerCase('sv'))
    .replace(/\p{M}/gu, '')
    .replace(/[æøœßðđþł]/g, (letter) => withoutMark[letter] ?? letter);
  return toNfc(letters);
}

/** Returns the readable part of a path: `Rund bricka Björkskog Ø38` → `rund-bricka-bjorkskog-o38`. It may be empty. */
export function slugOf(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
