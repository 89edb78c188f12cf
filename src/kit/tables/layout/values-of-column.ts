import { isEan } from '#kit/text/ean.ts';
import { parseNumber } from '#kit/text/number-text.ts';
import { moneyUnits } from '#kit/text/numbers/money-units.ts';
import { pieceUnits } from '#kit/text/numbers/number-units.ts';

/** What the values of a column look like. */
export type ValueKind = 'ean' | 'percent' | 'pieces' | 'money' | 'code' | 'words';

const unit = (units: string) => new RegExp(`\\d\\s*(?:${units})\\.?$`, 'iu');
const inPieces = unit(pieceUnits);
const inMoney = unit(moneyUnits);
const isMoney = (cell: string) =>
  inMoney.test(cell) ||
  /^(?:€|£|\$|sek|eur|kr)\s*\d/i.test(cell) ||
  (/[.,]\d\d$/.test(cell) && parseNumber(cell) !== null);

const tests: readonly (readonly [kind: ValueKind, holds: (cell: string) => boolean])[] = [
  [
    'ean',
    (cell) =>
      /^\d{12,13}$/.test(cell.replace(/[ -]/g, '')) && isEan(cell.replace(/[ -]/g, '').padStart(13, '0')),
  ],
  ['percent', (cell) => /^\d{1,3}([.,]\d+)?\s*%$/.test(cell)],
  ['pieces', (cell) => inPieces.test(cell) && !/\p{L}.*\d/u.test(cell)],
  ['money', isMoney],
  // A name may hold a size: `Stöpljus 25 cm`.
  ['words', (cell) => /\p{L}{3}/u.test(cell) && (!/\d/.test(cell) || /\s/.test(cell))],
];

/** Returns what at least two thirds of the values are; a code is in each row another one, and has a digit. */
export function valueKindOf(cells: readonly string[], rows: number): ValueKind | undefined {
  if (cells.length === 0) return undefined;
  const isOf = (holds: (cell: string) => boolean) => cells.filter(holds).length * 3 >= cells.length * 2;
  const found = tests.find(([, holds]) => isOf(holds))?.[0];
  // Each row has a name, and they differ; what is said of some, or in the same words of many, is a note or a colour.
  if (found === 'words' && (new Set(cells).size * 3 < cells.length * 2 || cells.length * 3 < rows * 2))
    return undefined;
  if (found !== undefined) return found;
  const isCode = cells.length === rows && rows > 1 && new Set(cells).size === rows;
  return isCode && cells.every((cell) => /^[\p{L}\p{N}._/-]{2,20}$/u.test(cell) && /\d/.test(cell))
    ? 'code'
    : undefined;
}
