import { moneyUnits, otherCurrencyIn } from './numbers/money-units.ts';
import { addShown, numberParts, type Mark, type Shown } from './numbers/number-parts.mjs';

export type NumberText = { negative: boolean; whole: string; fraction: string };

/** How a number is written may hang on what its column shows, and on the units that may stand beside it. */
export type NumberForm = {
  shown?: Shown;
  /** A part of a pattern, such as `kr|SEK`. */
  units?: string;
  /** That of an amount of money: its sign or code may stand beside it, and that of another makes it none. */
  currency?: string;
};

/** A number that can be read in two ways, such as `1.500`: 1500 with thousands, and 1,5 with decimals. */
export class TwoReadings {
  readonly #minus: string;
  readonly #digits: string;

  constructor(negative: boolean, digits: string) {
    this.#minus = negative ? '-' : '';
    this.#digits = digits;
  }

  /** Returns both readings, and how the one with decimals is written so that nobody reads it otherwise: `1,50`, `1,2340`. */
  inWords(mark: Mark): { thousands: string; decimals: string; written: string } {
    const whole = `${this.#minus}${this.#digits.slice(0, -3)}`;
    const fraction = this.#digits.slice(-3).replace(/0+$/, '');
    const [decimals, written] = fraction === '' ? [whole, whole] : this.#withDecimals(whole + mark, fraction);
    return { thousands: `${this.#minus}${this.#digits}`, decimals, written };
  }

  #withDecimals(whole: string, fraction: string): [string, string] {
    return [whole + fraction, whole + (fraction.length === 3 ? `${fraction}0` : fraction.padEnd(2, '0'))];
  }
}

/** Returns what the cells of a column use a point and a comma for. */
export function shownBy(cells: Iterable<string>): Shown {
  const shown: Shown = {};
  for (const cell of cells) addShown(shown, cell);
  return shown;
}

/**
 * Reads a number as people write it: `1 234,50`, `1.234,50`, `−7`, `149,00 kr`. A point or comma before exactly three digits
 * is what its column shows; where nothing shows it, both readings are returned. Returns null for any other text.
 */
export function readNumber(
  text: string,
  { shown = {}, currency, units = currency && moneyUnits }: NumberForm = {},
): NumberText | TwoReadings | null {
  if (currency !== undefined && otherCurrencyIn(text, currency) !== undefined) return null;
  const parts = numberParts(units === undefined ? text : withoutUnits(text, units));
  if (!parts) return null;
  const { negative, whole, group, isOpen } = parts;
  if (!isOpen) return withoutTail(parts);
  const use = shown[group as Mark];
  if (use === 'thousands') return { negative, whole, fraction: '' };
  if (use === 'decimals') return { negative, whole: whole.slice(0, -3), fraction: whole.slice(-3) };
  return new TwoReadings(negative, whole);
}

/** Returns null also for a number with two readings. */
export function parseNumber(text: string, form?: NumberForm): number | null {
  const read = readNumber(text, form);
  if (read === null || read instanceof TwoReadings) return null;
  const size = Number(`${read.whole}.${read.fraction}`);
  return read.negative ? 0 - size : size;
}

const patterns = new Map<string, RegExp>();

function withoutUnits(text: string, units: string): string {
  if (text.length > longest) return text;
  let pattern = patterns.get(units);
  pattern ??= new RegExp(
    `^(?=[\\p{L}\\p{Sc}])(?:${units})[.:]?\\s*(?=[-+(\u2212\u2013.,\\d])|\\s*(?:${units})\\.?$`,
    'giu',
  );
  patterns.set(units, pattern);
  return text.trim().replace(pattern, '');
}

const longest = 100;
/** A spreadsheet shows no more digits: 114.99999999999999 is 115 there. */
const mostDigits = 15;
/** Nothing has more decimals than this: what is longer comes from reckoning with binary fractions. */
const mostDecimals = 4;

function withoutTail({ negative, whole, fraction }: NumberText): NumberText {
  const digits = `${whole}${fraction}`.replace(/^0+/, '');
  if (fraction.length <= mostDecimals || digits.length <= mostDigits) return { negative, whole, fraction };
  const [shownWhole = whole, shownFraction = ''] = Number(`${whole}.${fraction}`)
    .toPrecision(mostDigits)
    .split('.');
  if (!/^\d+$/.test(shownWhole + shownFraction)) return { negative, whole, fraction };
  return { negative, whole: shownWhole, fraction: shownFraction.replace(/0+$/, '') };
}
