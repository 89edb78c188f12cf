/** Of a text with all forms of a carrier's numbers. */
export const longestPattern = 200;
const mostForms = 5;

/** `checkDigit`: of the right form, and mistyped. */
export type Misfit = 'form' | 'checkDigit';
type Form = (number: string) => Misfit | null;

/** `SSCC` may be written with the `00` that says what it is in a bar code. */
const known: Readonly<Record<string, Form>> = {
  S10: (number) => checked(/^[A-Z]{2}(\d{8})(\d)[A-Z]{2}$/.exec(number), s10CheckDigit),
  SSCC: (number) => checked(/^(?:00)?(\d{17})(\d)$/.exec(number), gs1CheckDigit),
};

/** `#` is a digit, `A` a letter, `?` either, and anything else itself. */
const mask = /^[A-Z\d#?-]{3,40}$/;

/** Whether a text says what numbers look like: `S10`, `SSCC` or masks such as `AA#########SE`, with a space between. */
export function isParcelPattern(text: string): boolean {
  const words = wordsOf(text);
  return words.length <= mostForms && words.every((word) => word in known || isMask(word));
}

/** Returns the first of the numbers that is none of the carrier's, and why; null when all of them may be. */
export function misfitAmong(
  pattern: string,
  numbers: readonly string[],
): { number: string; misfit: Misfit } | null {
  const forms = wordsOf(pattern).map(formOf);
  if (forms.length === 0) return null;
  for (const number of numbers) {
    const misfits = forms.map((form) => form(number.toUpperCase()));
    if (misfits.includes(null)) continue;
    return { number, misfit: misfits.includes('checkDigit') ? 'checkDigit' : 'form' };
  }
  return null;
}

function wordsOf(pattern: string): string[] {
  return pattern
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter((word) => word !== '');
}

/** A word without a place to fill is no form. */
function isMask(word: string): boolean {
  return mask.test(word) && /[#?]/.test(word);
}

function formOf(word: string): Form {
  return known[word] ?? ((number) => (fitsMask(word, number) ? null : 'form'));
}

function fitsMask(word: string, number: string): boolean {
  return number.length === word.length && [...word].every((sign, place) => fitsSign(sign, number[place]!));
}

function fitsSign(sign: string, letter: string): boolean {
  if (sign === '#') return /\d/.test(letter);
  if (sign === 'A') return /[A-Z]/.test(letter);
  return sign === '?' ? /[A-Z\d]/.test(letter) : sign === letter;
}

function checked(parts: RegExpExecArray | null, digitOf: (digits: string) => number): Misfit | null {
  if (!parts) return 'form';
  const [, digits = '', digit] = parts;
  return digitOf(digits) === Number(digit) ? null : 'checkDigit';
}

/** The check digit of the Universal Postal Union. */
function s10CheckDigit(digits: string): number {
  const weights = [8, 6, 4, 2, 3, 5, 9, 7];
  const rest = 11 - (weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0) % 11);
  return rest === 10 ? 0 : rest === 11 ? 5 : rest;
}

function gs1CheckDigit(digits: string): number {
  const sum = [...digits]
    .toReversed()
    .reduce((sum, one, place) => sum + Number(one) * (place % 2 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
}
