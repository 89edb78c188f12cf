import { parseNumber } from '#kit/text/number-text.ts';
import { quantityUnit } from './quantity-units.ts';

const unitBefore = new RegExp(`^${quantityUnit}(?:[.:\\s]+|(?=\\d))`, 'iu');
const unitAfter = new RegExp(`(?:\\s+|(?<=\\d))${quantityUnit}\\.?$`, 'iu');

export type GivenQuantity = number | string | null | undefined;

/**
 * Reads a quantity as a person gave it: `12`, `12,0`, `1 200`, `12 st`. Returns null when there is none, and undefined
 * when it is no whole number above 0.
 */
export function readQuantity(given: GivenQuantity): number | null | undefined {
  if (given === null || given === undefined) return null;
  const quantity = typeof given === 'number' ? given : quantityOfText(given);
  if (quantity === null) return null;
  return Number.isInteger(quantity) && quantity > 0 ? quantity : undefined;
}

/** A longer text is no quantity, and would take the patterns minutes. */
const longestQuantity = 500;

function quantityOfText(text: string): number | null {
  if (text.length > longestQuantity) return Number.NaN;
  const typed = withoutUnits(text);
  return typed === '' ? null : (parseNumber(typed) ?? Number.NaN);
}

function withoutUnits(text: string): string {
  return text.trim().replace(unitBefore, '').replace(unitAfter, '').trim();
}
