const longest = 60;
/** As long as a telephone number, and longer than article numbers mostly are. */
const mostDigits = 6;

/**
 * Words that were searched for, as they are counted: in small letters and single spaces. Undefined for what is no word
 * of the catalogue and may tell who searched: addresses, long numbers, long texts.
 */
export function wordsToCount(searchText: string): string | undefined {
  const words = searchText.normalize('NFC').toLocaleLowerCase('sv').trim().split(/\s+/).join(' ');
  const digits = words.match(/\p{Nd}/gu)?.length ?? 0;
  if (words === '' || [...words].length > longest || digits > mostDigits) return undefined;
  return /[@\p{Cc}]|:\/\/|www\./u.test(words) || !/[\p{L}\p{N}]/u.test(words) ? undefined : words;
}
