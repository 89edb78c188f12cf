import { isEan } from '#kit/text/ean.ts';
import { toNfc } from '#kit/text/unicode-text.mjs';

const longest = 60;
const shortestNumber = 3;
const longestNumber = 30;
/** A run of digits longer than this may be a telephone number; most article numbers are shorter. */
const mostDigits = 6;

/**
 * Normalises the words of a search for counting: lower case and single spaces. Returns undefined for texts that may
 * identify the searcher: addresses, long numbers and long texts.
 */
export function wordsToCount(searchText: string): string | undefined {
  const words = toNfc(searchText).toLocaleLowerCase('sv').trim().split(/\s+/).join(' ');
  const digits = words.match(/\p{Nd}/gu)?.length ?? 0;
  if (words === '' || [...words].length > longest || digits > mostDigits) return undefined;
  return /[@\p{Cc}]|:\/\/|www\./u.test(words) || !/[\p{L}\p{N}]/u.test(words) ? undefined : words;
}

/**
 * Normalises a number of an order that no article has. Returns undefined for what is no number of an article, such as a
 * line of a mail, and for what may identify the sender: a long run of digits counts only when it is an EAN.
 */
export function numberToCount(number: string): string | undefined {
  const text = toNfc(number).toLocaleLowerCase('sv').trim();
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
  const isNumber = /[\p{L}\p{N}]/u.test(text) && /^[\p{L}\p{N}._/-]+$/u.test(text);
  if (!isNumber || text.length < shortestNumber || text.length > longestNumber) return undefined;
  return digits <= mostDigits || isEan(text) ? text : undefined;
}
