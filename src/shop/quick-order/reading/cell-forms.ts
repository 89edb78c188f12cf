import { parseNumber } from '#kit/text/number-text.ts';
import { moneyUnits } from '#kit/text/numbers/money-units.ts';
import { quantityUnit } from '#shop/wanted-rows/quantity-units.ts';

const wholeNumber = /^(\d{1,3}(?: \d{3})+|\d{1,7})(?:[.,]00?)?$/;
const anyNumber = /^[-−]?\d{1,3}(?: \d{3})+(?:[.,]\d+)?$|^[-−]?\d+(?:[.,]\d+)?$/;
const money = /[.,]\d\d$|^(?:kr|sek|eur|€)\s?\d|\d\s?(?:kr|sek|eur|€|:-)\.?$/i;
const priced = /^(?:kr|sek|eur|€)\s?\d|\d\s?(?:kr|sek|eur|€|:-)\.?$/i;
const units = new RegExp(String.raw`^${quantityUnit}[.:]?\s*(?=\d)|(?<=\d)\s*${quantityUnit}\.?$`, 'gi');
/** A longer text is no number of pieces. */
const longest = 50;

/** Words that are meant as a quantity, and cannot be one. */
export const numberWords = new Set(
  (
    'noll en ett två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton tjugo ' +
    'trettio fyrtio femtio sextio sjuttio åttio nittio hundra dussin tjog par några få zero one two three four five six ' +
    'seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty ' +
    'fifty sixty seventy eighty ninety hundred dozen pair some few'
  ).split(' '),
);

/** Whether a cell holds a number, with or without a unit. */
export function isNumeric(cell: string): boolean {
  return cell.length <= longest && anyNumber.test(withoutUnits(cell));
}

/** Whether a cell holds a whole number of as many digits as a quantity may have. */
export function isWhole(cell: string): boolean {
  return cell.length <= longest && wholeNumber.test(withoutUnits(cell));
}

/** Returns the whole number in a cell. */
export function wholeIn(cell: string): number | undefined {
  if (cell.length > longest) return undefined;
  const whole = wholeNumber.exec(withoutUnits(cell))?.[1];
  return whole === undefined ? undefined : Number(whole.replaceAll(' ', ''));
}

/** Whether an amount of money is written so, such as `79,00` and `79 kr`. */
export function isMoney(cell: string): boolean {
  return cell.length <= longest && /\d/.test(cell) && money.test(cell);
}

/** Whether a cell names a currency: all of its column is money then. */
export function isPriced(cell: string): boolean {
  return cell.length <= longest && priced.test(cell);
}

/** Returns the number in a cell, times 100 and whole: öre, where it is an amount. */
export function hundredthsIn(cell: string): number | undefined {
  if (cell.length > longest) return undefined;
  const number = parseNumber(cell, { units: moneyUnits }) ?? wholeIn(cell);
  return number === undefined ? undefined : Math.round(100 * number);
}

function withoutUnits(cell: string): string {
  return cell.replace(units, '');
}
