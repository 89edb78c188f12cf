import { parseNumber } from '#kit/text/number-text.ts';
import { pieceUnits } from '#kit/text/numbers/number-units.ts';
import type { RuleName } from '#kit/fields/field-rules.ts';
import { wrongCount } from '#kit/fields/wrong-count.ts';
import { isFee } from '#shop/order-model/row-kind.ts';
import type { OfficeOrder, OfficeOrderRow } from './contract.ts';

export type TypedRow = { now: string; short: string; expected: string };
export type TypedRows = Readonly<Record<number, TypedRow>>;
/** `beside` is a shortage that what is sent now leaves no room for. */
export type Mistakes = Readonly<Record<number, { now?: RuleName; short?: RuleName | 'beside' }>>;

/** Returns what was typed for a row, or its initial values. */
export function typedOf(row: OfficeOrderRow, typed: TypedRows): TypedRow {
  return typed[row.Id] ?? { now: '', short: String(row.QuantityShort), expected: row.ExpectedDate };
}

export function leftOfRow(row: OfficeOrderRow): number {
  // Nobody packs a fee.
  if (isFee({ kind: row.Kind })) return 0;
  return row.Quantity - row.QuantityDelivered - row.QuantityCancelled;
}

/** What a picker has counted, by row id, and the rows of which no more were on their shelf. */
export type FromShelf = { picked: Readonly<Record<number, number>>; missing: readonly number[] };

/** Returns it as it is sent now: at most what is left, and what is left then of what was missing is short. */
export function typedOfPicked(order: OfficeOrder, { picked, missing }: FromShelf): TypedRows {
  const rows = order.Rows.flatMap((row): [number, TypedRow][] => {
    const left = leftOfRow(row);
    const count = Math.min(picked[row.Id] ?? 0, left);
    const isShort = missing.includes(row.Id) && left > count;
    if (count === 0 && !isShort) return [];
    const typed = typedOf(row, {});
    const short = isShort ? String(left - count) : typed.short;
    return [[row.Id, { ...typed, now: count > 0 ? String(count) : '', short }]];
  });
  return Object.fromEntries(rows);
}

/**
 * Returns the errors by row id: a text that is not a count of pieces, or a count larger than what is left. What was short
 * before may have come in; a shortage that is typed now is not sent too.
 */
export function mistakesIn(order: OfficeOrder, typed: TypedRows): Mistakes {
  const rows = order.Rows.flatMap((row) => {
    if (leftOfRow(row) <= 0) return [];
    const { now, short } = typedOf(row, typed);
    const ofNow = now.trim() === '' ? undefined : wrongCount(now, leftOfRow(row));
    const ofShort = wrongCount(short, leftOfRow(row)) ?? (ofNow ? undefined : besideNow(row, { now, short }));
    const mistakes = { ...(ofNow && { now: ofNow }), ...(ofShort && { short: ofShort }) };
    return ofNow || ofShort ? [[row.Id, mistakes] as const] : [];
  });
  return Object.fromEntries(rows);
}

function besideNow(row: OfficeOrderRow, { now, short }: Omit<TypedRow, 'expected'>): 'beside' | undefined {
  const [sent, missing] = [countOf(now), countOf(short)];
  return missing !== row.QuantityShort && sent > 0 && sent + missing > leftOfRow(row) ? 'beside' : undefined;
}

/** Returns 0 for nothing, and no number for what is none. */
export function countOf(text: string): number {
  return text.trim() === '' ? 0 : (parseNumber(text, { units: pieceUnits }) ?? Number.NaN);
}

/** Returns the quantities to send; invalid ones are passed as they are, and the server refuses them. */
export function sentRows(order: OfficeOrder, typed: TypedRows): { RowId: number; Quantity: number }[] {
  return order.Rows.flatMap((row) => {
    const { now } = typedOf(row, typed);
    const Quantity = countOf(now);
    return Quantity === 0 ? [] : [{ RowId: row.Id, Quantity }];
  });
}

/**
 * Returns for every row the quantity that can be sent now, by `ready`, and that is set aside where it is not known. What is
 * made to order is all there: it comes in no stock.
 */
export function allThereIs(
  order: OfficeOrder,
  typed: TypedRows,
  ready: ReadonlyMap<number, number> = new Map(),
): TypedRows {
  const rows = order.Rows.map((row): [number, TypedRow] => {
    const left = leftOfRow(row);
    const there = row.MadeToOrder
      ? left
      : Math.min(left, ready.get(row.Id) ?? Math.max(0, left - row.QuantityShort));
    return [row.Id, { ...typedOf(row, typed), now: there > 0 ? String(there) : '' }];
  });
  return Object.fromEntries(rows);
}

/** Returns the rows whose shortage or expected day was changed. */
export function changedRows(order: OfficeOrder, typed: TypedRows) {
  return order.Rows.flatMap((row) => {
    const { short, expected } = typedOf(row, typed);
    if (short === String(row.QuantityShort) && expected === row.ExpectedDate) return [];
    return [
      {
        RowId: row.Id,
        QuantityShort: parseNumber(short, { units: pieceUnits }) ?? Number.NaN,
        ExpectedDate: expected,
      },
    ];
  });
}
