import { parseNumber, readNumber, TwoReadings } from '#kit/text/number-text.ts';
import type { Shown } from '#kit/text/numbers/number-parts.mjs';
import { quantityUnit } from './quantity-units.ts';

const unitBefore = new RegExp(`^${quantityUnit}(?:[.:\\s]+|(?=\\d))`, 'iu');
const unitAfter = new RegExp(`(?:\\s+|(?<=\\d))${quantityUnit}\\.?$`, 'iu');

/** What stands for a formula of a workbook that was saved without its value. */
export const unsavedFormula = '=';
/** Stands around a quantity that a workbook strikes through. */
export const struckOut = '~';

export type GivenQuantity = number | string | null | undefined;

/**
 * Reads a quantity as a person gave it: `12`, `12,0`, `1 200`, `12 st`; `1.200` only where its column shows what the point
 * is for (`shownBy`). Returns null when there is none, and undefined when it is no whole number above 0.
 */
export function readQuantity(given: GivenQuantity, shown?: Shown): number | null | undefined {
  if (given === null || given === undefined) return null;
  const quantity = typeof given === 'number' ? given : quantityOfText(given, shown);
  if (quantity === null) return null;
  return Number.isInteger(quantity) && quantity > 0 ? quantity : undefined;
}

/** A longer text is no quantity, and would take the patterns minutes. */
const longestQuantity = 500;

/** Returns both readings of a quantity of which nothing tells which is meant, such as `1.200`. */
export function readingsOf(text: string): { thousands: number; decimals: number } | undefined {
  if (text.length > longestQuantity) return undefined;
  const read = readNumber(withoutUnits(text));
  if (!(read instanceof TwoReadings)) return undefined;
  const { thousands, decimals } = read.inWords('.');
  return { thousands: Number(thousands), decimals: Number(decimals) };
}

/** Whether a text holds something beside a number. */
export function saysMore(text: string): boolean {
  return text.length <= longestQuantity && /\d/.test(text) && !/^[-−]?[\d\s.,]*$/.test(withoutUnits(text));
}

function quantityOfText(text: string, shown: Shown | undefined): number | null {
  if (text.length > longestQuantity) return Number.NaN;
  const typed = withoutUnits(text);
  return typed === '' ? null : (parseNumber(typed, { shown }) ?? Number.NaN);
}

function withoutUnits(text: string): string {
  return text.trim().replace(unitBefore, '').replace(unitAfter, '').trim();
}
