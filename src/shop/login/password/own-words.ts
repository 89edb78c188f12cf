import { toNfc } from '#kit/text/unicode-text.mjs';

const shortestWord = 4;
/** The number of letters and digits that a password must have besides known words. */
const leastBeside = 6;

/** Returns the lower-case words of a name, address or number, with which guessing would start. */
export function wordsOf(text: string): string[] {
  const whole = onlyLettersAndDigits(text);
  const parts = toNfc(text)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  return [...new Set([whole, ...parts])].filter((word) => word.length >= shortestWord);
}

/** Returns whether hardly anything of the password remains without those words. */
export function isMadeOfOwnWords(password: string, words: readonly string[]): boolean {
  const typed = onlyLettersAndDigits(password);
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ''), typed);
  return rest !== typed && rest.length < leastBeside;
}

function onlyLettersAndDigits(text: string): string {
  return toNfc(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
