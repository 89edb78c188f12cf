const longest = 60;
/** A run of digits longer than this may be a telephone number; most article numbers are shorter. */
const mostDigits = 6;

/**
 * Normalises the words of a search for counting: lower case and single spaces. Returns undefined for texts that may
 * identify the searcher: addresses, long numbers and long texts.
 */
export function wordsToCount(searchText: string): string | undefined {
  const words = searchText.normalize('NFC').toLocaleLowerCase('sv').trim().split(/\s+/).join(' ');
  const digits = words.match(/\p{Nd}/gu)?.length ?? 0;
  if (words === '' || [...words].length > longest || digits > mostDigits) return undefined;
  return /[@\p{Cc}]|:\/\/|www\./u.test(words) || !/[\p{L}\p{N}]/u.test(words) ? undefined : words;
}
