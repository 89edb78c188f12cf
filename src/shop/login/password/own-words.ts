import { fold } from '#kit/text/characters/fold.ts';

const shortestWord = 4;
/** The number of letters and digits that a password must have besides known words. */
const leastBeside = 6;

/** Returns the lower-case words of a name, address or number, with which guessing would start. */
export function wordsOf(text: string): string[] {
  const whole = onlyLettersAndDigits(text);
  const parts = fold(text).split(/[^\p{L}\p{N}]+/u);
  return [...new Set([whole, ...parts])].filter((word) => word.length >= shortestWord);
}

/** Digits and signs that people write for letters. */
const alike: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * Returns whether hardly anything of the password remains without those words, however they are spelt: with other
 * accents or none, joined by signs, or with digits for letters.
 */
export function isMadeOfOwnWords(password: string, words: readonly string[]): boolean {
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const spelt = password.replace(/[013457@$!]/g, (sign) => alike[sign] ?? sign);
  return [password, spelt].map(onlyLettersAndDigits).some((typed) => {
    const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ''), typed);
    return rest !== typed && rest.length < leastBeside;
  });
}

function onlyLettersAndDigits(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
}
