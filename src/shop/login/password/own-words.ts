const shortestWord = 4;
/** A password has to have so much more than words that are known: letters and digits. */
const leastBeside = 6;

/** The words of a name, an address or a number that somebody who guesses would begin with, in small letters. */
export function wordsOf(text: string): string[] {
  const whole = onlyLettersAndDigits(text);
  const parts = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return [...new Set([whole, ...parts])].filter((word) => word.length >= shortestWord);
}

/** Whether hardly anything is left of it when those words are taken out. */
export function isMadeOfOwnWords(password: string, words: readonly string[]): boolean {
  const typed = onlyLettersAndDigits(password);
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ''), typed);
  return rest !== typed && rest.length < leastBeside;
}

function onlyLettersAndDigits(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
