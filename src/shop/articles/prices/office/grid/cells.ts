import type { Shown } from '#kit/text/numbers/number-parts.mjs';
import { readNumber, TwoReadings, shownBy } from '#kit/text/number-text.ts';
import { numberInField } from '#kit/text/numbers/number-in-field.ts';
import type { Language } from '#kit/text/language.ts';
import { pieceUnits } from '#kit/text/numbers/number-units.ts';
import type { RuleName } from '#kit/fields/field-rules.ts';
import { mostSteps } from '#shop/articles/prices/step-conflict.ts';
import { brokenRuleOf, type CellKind } from './cell-rules.ts';
import { priceColumns, type GridRow, type GridStep, type PriceColumn } from './contract.ts';

/** A column of the grid: a price, or the quantity or price of a step by its place in the row. */
export type Column =
  | { name: string; kind: PriceColumn }
  | { name: string; kind: 'Quantity' | 'StepPrice'; place: number };

/** A row as it was when its first cell was changed; a step that somebody else has taken away is null. */
export type BaseRow = Omit<GridRow, 'Steps'> & { Steps: readonly (GridStep | null)[] };

const prices: Column[] = priceColumns.map((kind) => ({ name: kind, kind }));
const steps: Column[] = Array.from({ length: mostSteps }, (_, place) => place).flatMap((place) => [
  { name: `Quantity${place}`, kind: 'Quantity' as const, place },
  { name: `StepPrice${place}`, kind: 'StepPrice' as const, place },
]);

export function columnsOf(withSteps: boolean): readonly Column[] {
  return withSteps ? [...prices, ...steps] : prices;
}

export function keyOf(articleId: number, column: string): string {
  return `${articleId}:${column}`;
}

export function placeOfKey(key: string): { articleId: number; column: Column } {
  const [id = '', name = ''] = key.split(':');
  return { articleId: Number(id), column: [...prices, ...steps].find((one) => one.name === name)! };
}

export function valueIn(row: BaseRow, column: Column): number | null {
  if (!('place' in column)) return row[column.kind];
  const step = row.Steps[column.place];
  if (!step) return null;
  return column.kind === 'Quantity' ? step.Quantity : step.Price;
}

export function textOf(value: number | null, kind: CellKind, language: Language): string {
  if (value === null) return '';
  return kind === 'Quantity' ? String(value) : numberInField(value, language, 2);
}

/** The currency is that of the list. */
type CellForm = { currency: string; shown?: Shown };

export type Read = { value: number | null } | { broken: RuleName };

/** Reads a cell as every field of the office is read. What can be read in two ways breaks the rule `number`. */
export function readCell(text: string, kind: CellKind, form: CellForm): Read {
  if (text.trim() === '') return { value: null };
  const { shown, currency } = form;
  const beside = kind === 'Quantity' ? { units: pieceUnits } : { currency };
  const read = readNumber(text, { ...(shown && { shown }), ...beside });
  if (read === null || read instanceof TwoReadings) return { broken: 'number' };
  const size = Number(`${read.whole}.${read.fraction}`);
  const value = read.negative ? 0 - size : size;
  const broken = brokenRuleOf(kind, value);
  return broken ? { broken } : { value };
}

/** Takes a block apart as a spreadsheet puts it on the clipboard. */
export function blockOf(text: string): string[][] {
  const lines = text.replace(/(?:\r\n|\r|\n)+$/, '').split(/\r\n|\r|\n/);
  return lines.map((line) => line.split('\t').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')));
}

export type Spread = { cells: { row: number; column: number; text: string }[]; outside: number };

/**
 * Lays a block over the grid from a cell on. What a column of it shows decides how a point or comma is read; a cell that can
 * be read is written as a field writes it, and any other as it came, so that its error tells what is wrong.
 */
export function spreadBlock(
  block: readonly (readonly string[])[],
  from: { row: number; column: number },
  {
    rows,
    columns,
    language,
    currency,
  }: { rows: number; columns: readonly Column[]; language: Language; currency: string },
): Spread {
  const spread: Spread = { cells: [], outside: 0 };
  const wide = Math.max(...block.map((line) => line.length));
  const shown = Array.from({ length: wide }, (_, at) => shownBy(block.map((line) => line[at] ?? '')));
  for (const [down, line] of block.entries())
    for (const [across, given] of line.entries()) {
      const [row, column] = [from.row + down, from.column + across];
      const at = columns[column];
      if (row >= rows || !at) {
        if (given !== '') spread.outside++;
        continue;
      }
      const read = readCell(given, at.kind, { currency, shown: shown[across]! });
      const text = 'value' in read ? textOf(read.value, at.kind, language) : given;
      spread.cells.push({ row, column, text });
    }
  return spread;
}
