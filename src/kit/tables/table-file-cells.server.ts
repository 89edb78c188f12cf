import { isDate } from '#kit/text/dates.ts';
import { lookAlikeOf } from '#kit/fields/look-alikes.ts';
import type { Shown } from '#kit/text/numbers/number-parts.mjs';
import { readNumber, TwoReadings } from '#kit/text/number-text.ts';
import { moneyUnits } from '#kit/text/numbers/money-units.ts';
import { pieceUnits } from '#kit/text/numbers/number-units.ts';
import { withoutInvisible } from '#kit/text/characters/seen-text.mjs';
import { hasEndlessMarks } from '#kit/text/unicode-text.mjs';

/** Why a cell is invalid; the text follows the name of its column. */
export class Refusal {
  readonly reason: string;
  constructor(reason: string) {
    this.reason = reason;
  }
}

/** What a cell holds, from which it is written and explained; `such` is anything else, by an example. */
export type CellForm =
  | { is: 'text'; max: number }
  | { is: 'number'; decimals: number; min: number; max: number }
  | { is: 'flag' }
  | { is: 'day' }
  | { is: 'choice'; of: readonly string[] }
  | { is: 'such'; example: string };

type Read<T> = (text: string, shown?: Shown) => T | Refusal;

/**
 * Parses a non-empty cell, whose text is trimmed and NFC; `shown` is what its column uses a point and a comma for. A measure
 * is read in the unit that its heading names.
 */
export type ReadCell<T> = Read<T> & {
  form: CellForm;
  isMoney?: true;
  inUnitOf?: (heading: string) => ReadCell<T>;
};

export function cellOf<T>(form: CellForm, read: Read<T>): ReadCell<T> {
  return Object.assign(read, { form });
}

export function textCell({
  max = 200,
  lines = false,
}: { max?: number; lines?: boolean } = {}): ReadCell<string> {
  return cellOf({ is: 'text', max }, (text) => {
    // An unexpected line break usually means an unclosed quotation mark, which swallows the next row.
    if (!lines && text.includes('\n'))
      return new Refusal('has a line break; is a quotation mark never closed?');
    if (/[^\P{Cc}\n]/u.test(text)) return new Refusal('has a control character');
    if (!text.isWellFormed()) return new Refusal('has half a character');
    if (hasEndlessMarks(text)) return new Refusal('has more than 30 marks on a letter');
    return [...text].length > max ? new Refusal(`is longer than ${max} characters`) : text;
  });
}

/** Spaces of other widths, which come along when a number is copied. */
const otherSpaces = /\p{Zs}/gu;

/**
 * Reads a number of an article, a customer or the like, or an address: nothing in it is unseen, and Excel has not shortened
 * it.
 */
export function keyCell({ max = 50 } = {}): ReadCell<string> {
  const read = textCell({ max });
  return cellOf(read.form, (text) => {
    const key = withoutInvisible(text).replace(otherSpaces, ' ').trim();
    if (key === '') return new Refusal('has nothing that is seen');
    if (isShortenedByExcel(key)) return new Refusal('was shortened by Excel: make the column text');
    const other = lookAlikeOf(key);
    return other === undefined ? read(key) : new Refusal(`only looks like ${other}: type it anew`);
  });
}

/** `7,3E+12` is what Excel shows of a number of 13 digits. */
function isShortenedByExcel(text: string): boolean {
  return /^\d[.,]?\d*e\+?\d+$/i.test(text);
}

/** Reads `12`, `1 200`, `6 st`, and `12,000` where its column shows that this is how twelve pieces are written. */
export function wholeNumberCell({ min = 0, max = 2_147_483_647 } = {}): ReadCell<number> {
  return scaledCell({ decimals: 0, min, max, units: pieceUnits });
}

type Scale = { decimals: number; min: number; max: number; units?: string };

/**
 * Reads a decimal number as an integer with `decimals` implied decimals: `2,55` with two decimals is 255. `units` may stand
 * beside it.
 */
export function scaledCell({ decimals, min, max, units }: Scale): ReadCell<number> {
  const kind = decimals === 0 ? 'a whole number' : `a number with at most ${decimals} decimals`;
  return cellOf({ is: 'number', decimals, min, max }, (text, shown) => {
    const digits = readNumber(text, { shown, units });
    if (digits instanceof TwoReadings) return new Refusal(reasonOf(digits, decimals));
    const fraction = digits?.fraction.replace(/0+$/, '') ?? '';
    if (!digits || fraction.length > decimals) return new Refusal(`is not ${kind}`);
    const size = Number(digits.whole + fraction.padEnd(decimals, '0'));
    const value = digits.negative ? 0 - size : size;
    const written = (bound: number) => String(bound / 10 ** decimals);
    if (value < min) return new Refusal(`is below ${written(min)}`);
    return value > max ? new Refusal(`is above ${written(max)}`) : value;
  });
}

/** An amount in the currency of its row, whose sign or code may stand beside it; `currencyOf` of the import tells which it is. */
export function moneyCell({ min = 0, max }: { min?: number; max: number }): ReadCell<number> {
  return Object.assign(scaledCell({ decimals: 2, min, max, units: moneyUnits }), { isMoney: true as const });
}

/** Advises only what the column takes. */
function reasonOf(both: TwoReadings, most: number): string {
  const { thousands, decimals, written } = both.inWords('.');
  const places = decimals.split('.')[1]?.length ?? 0;
  if (places <= most) return `can be ${thousands} or ${decimals}: write ${thousands} or ${written}`;
  const taken = most === 0 ? 'is a whole number' : `has at most ${most} decimals`;
  return `can be ${thousands} or ${decimals}, and ${taken}: write ${thousands}`;
}

const yes = ['1', 'ja', 'j', 'yes', 'y', 'true', 'sant', 'wahr', 'x'];
const no = ['0', 'nej', 'n', 'no', 'nein', 'false', 'falskt', 'falsch'];

export function flagCell({ yes: alsoYes = [], no: alsoNo = [] }: FlagWords = {}): ReadCell<boolean> {
  return cellOf({ is: 'flag' }, (text) => {
    const word = text.toLowerCase();
    if (yes.includes(word) || alsoYes.includes(word)) return true;
    return no.includes(word) || alsoNo.includes(word) ? false : new Refusal('is neither 1 nor 0');
  });
}

type FlagWords = { yes?: readonly string[]; no?: readonly string[] };

/** Reads yes and no as `flagCell` does, and the state itself in words: `Aktiv`, `Inaktiv`. */
export function activeCell(): ReadCell<boolean> {
  return flagCell({
    yes: ['aktiv', 'active'],
    no: ['inaktiv', 'inactive', 'ej aktiv', 'not active', 'nicht aktiv', 'passiv', 'passive'],
  });
}

/** Reads `2027-03-09` or `20270309`, optionally followed by a time. */
export function dayCell(): ReadCell<string> {
  return cellOf({ is: 'day' }, (text) => {
    const [, year, month, day] = /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ].*)?$/.exec(text) ?? [];
    const date = `${year}-${month}-${day}`;
    return isDate(date) ? date : new Refusal('is not a date such as 2027-03-09');
  });
}

/** Reads one of a few words, ignoring case. */
export function choiceCell<Choice extends string>(choices: readonly Choice[]): ReadCell<Choice> {
  return cellOf(
    { is: 'choice', of: choices },
    (text) =>
      choices.find((choice) => choice.toLowerCase() === text.toLowerCase()) ??
      new Refusal(`is not ${choices.join(' or ')}`),
  );
}

/** Reads numbers separated by a space, comma, bar or slash. */
export function idsCell(): ReadCell<number[]> {
  return cellOf({ is: 'such', example: '1|4' }, (text) => {
    const words = text.split(/[\s,|/]+/).filter((word) => word !== '');
    if (words.length > 50 || !words.every((word) => /^\d{1,9}$/.test(word))) {
      return new Refusal('is not a list of numbers such as 1|4');
    }
    return [...new Set(words.map(Number))];
  });
}
