import { parseNumber } from '#kit/text/number-text.ts';
import { pieceUnits } from '#kit/text/numbers/number-units.ts';
import type { RuleName } from './field-rules.ts';

/** Returns why a text is not a count of pieces from 0 to `most`; undefined when it is one. */
export function wrongCount(text: string, most: number): RuleName | undefined {
  const pieces = parseNumber(text, { units: pieceUnits });
  if (pieces === null) return 'number';
  if (pieces < 0) return 'minAmount';
  if (pieces > most) return 'maxAmount';
  return Number.isInteger(pieces) ? undefined : 'integer';
}
