import { isDate } from '#kit/text/dates.ts';
import { readNumber } from '#kit/text/number-text.ts';

/** Why a cell cannot be used, to be read after the name of its column. */
export class Refusal {
  readonly reason: string;
  constructor(reason: string) {
    this.reason = reason;
  }
}

/** Reads a cell that is not empty; the text is trimmed and NFC. */
export type ReadCell<T> = (text: string) => T | Refusal;

export function textCell({
  max = 200,
  lines = false,
}: { max?: number; lines?: boolean } = {}): ReadCell<string> {
  return (text) => {
    // A line break where none belongs is mostly a quotation mark never closed, which swallows the next row.
    if (!lines && text.includes('\n'))
      return new Refusal('has a line break; is a quotation mark never closed?');
    if (/[^\P{Cc}\n]/u.test(text)) return new Refusal('has a control character');
    if (!text.isWellFormed()) return new Refusal('has half a character');
    return [...text].length > max ? new Refusal(`is longer than ${max} characters`) : text;
  };
}

/** `12`, `1 200`, and `12,000`, which is how some systems write twelve pieces. */
export function wholeNumberCell({ min = 0, max = 2_147_483_647 } = {}): ReadCell<number> {
  return scaledCell({ decimals: 0, min, max });
}

/** Whole units of which `10 ** decimals` make one written: `2,55` with two decimals is 255. */
export function scaledCell(bounds: { decimals: number; min: number; max: number }): ReadCell<number> {
  const { decimals, min, max } = bounds;
  const kind = decimals === 0 ? 'a whole number' : `a number with at most ${decimals} decimals`;
  return (text) => {
    const digits = readNumber(text);
    const fraction = digits?.fraction.replace(/0+$/, '') ?? '';
    if (!digits || fraction.length > decimals) return new Refusal(`is not ${kind}`);
    const size = Number(digits.whole + fraction.padEnd(decimals, '0'));
    const value = digits.negative ? 0 - size : size;
    const shown = (bound: number) => String(bound / 10 ** decimals);
    if (value < min) return new Refusal(`is below ${shown(min)}`);
    return value > max ? new Refusal(`is above ${shown(max)}`) : value;
  };
}

const yes = ['1', 'ja', 'j', 'yes', 'y', 'true', 'sant', 'x'];
const no = ['0', 'nej', 'n', 'no', 'false', 'falskt'];

export function flagCell(): ReadCell<boolean> {
  return (text) => {
    const word = text.toLowerCase();
    if (yes.includes(word)) return true;
    return no.includes(word) ? false : new Refusal('is neither 1 nor 0');
  };
}

/** `2027-03-09` or `20270309`, also with a time after it. */
export function dayCell(): ReadCell<string> {
  return (text) => {
    const [, year, month, day] = /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ].*)?$/.exec(text) ?? [];
    const date = `${year}-${month}-${day}`;
    return isDate(date) ? date : new Refusal('is not a date such as 2027-03-09');
  };
}

/** One of a few words, whatever their case. */
export function choiceCell<Choice extends string>(choices: readonly Choice[]): ReadCell<Choice> {
  return (text) =>
    choices.find((choice) => choice === text.toLowerCase()) ?? new Refusal(`is not ${choices.join(' or ')}`);
}

/** Numbers with a space, comma, bar or slash between. */
export function idsCell(): ReadCell<number[]> {
  return (text) => {
    const words = text.split(/[\s,|/]+/).filter((word) => word !== '');
    if (words.length > 50 || !words.every((word) => /^\d{1,9}$/.test(word))) {
      return new Refusal('is not a list of numbers such as 1|4');
    }
    return [...new Set(words.map(Number))];
  };
}

/** The cell as it is to be read: trimmed, NFC, and with blanks that are not seen taken for plain ones. */
export function cleanCell(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim().normalize('NFC');
}
