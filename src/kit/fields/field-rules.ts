import type { rules } from '#kit/text/language/sv.ts';
import { parseNumber, readNumber, TwoReadings, type NumberText } from '#kit/text/number-text.ts';
import { identity10 } from '#kit/text/swedish-identity.ts';
import { isZipCode } from '#kit/text/zip-code.ts';
import { lengthOf } from './plain-rules.ts';

export { email, required } from './plain-rules.ts';

// Each rule validates the value as it is: the caller skips the rules for an optional field that is empty.
// Every pattern here takes linear time, whatever a stranger types.

export function regex(value: string, pattern: RegExp): boolean {
  // Unlike `test`, `search` ignores the `lastIndex` of a global pattern.
  return value.search(pattern) !== -1;
}

export function minLength(value: string, least: number): boolean {
  return lengthOf(value) >= least;
}

export function maxLength(value: string, most: number): boolean {
  return lengthOf(value) <= most;
}

export function minAmount(value: string, least: number): boolean {
  const amount = parseNumber(value);
  return amount !== null && amount >= least;
}

export function maxAmount(value: string, most: number): boolean {
  const amount = parseNumber(value);
  return amount !== null && amount <= most;
}

export function match(value: string, other: string): boolean {
  return value === other;
}

export function maxLines(value: string, most: number): boolean {
  return value.split(/\r\n|\r|\n/).length <= most;
}

export function number(value: string): boolean {
  return digitsOf(value) !== undefined;
}

export function integer(value: string): boolean {
  return digitsOf(value)?.fraction === '';
}

/** Accepts a number with at most `places` decimals. */
export function decimal(value: string, places = 2): boolean {
  const digits = digitsOf(value);
  return digits !== undefined && digits.fraction.length <= places;
}

/** A number that can be read in two ways is none. */
function digitsOf(value: string): NumberText | undefined {
  const read = readNumber(value);
  return read === null || read instanceof TwoReadings ? undefined : read;
}

/** Accepts a Swedish postal code; `isZipCode` knows other countries. */
export function zipCode(value: string): boolean {
  return isZipCode('SE', value);
}

/** Accepts multiples of `step`, for example whole packages. */
export function multipleOf(value: string, step: number): boolean {
  const amount = parseNumber(value);
  return amount !== null && amount % step === 0;
}

export function personalIdentity(value: string): boolean {
  return identity10(value);
}

/** Accepts 5 to 20 digits, with spaces, hyphens, brackets and one leading plus as people write them. */
export function telephone(value: string): boolean {
  return /^\+?\d{5,20}$/.test(value.replace(/[ \u00a0()-]/g, ''));
}

/** Accepts the name of a file that ends like one of these kinds, such as `csv`; its content is looked at when it is read. */
export function fileType(value: string, kinds: readonly string[]): boolean {
  return kinds.some((kind) => value.toLowerCase().endsWith(`.${kind}`));
}

export type RuleName = keyof typeof rules;
