import { leftOf, piecesOf, reservedOf, type Pieces } from '#shop/order-model/pieces.ts';
import { isFee, type RowKind } from '#shop/order-model/row-kind.ts';

export type SplitRow = Pieces & { id: number; kind: RowKind };
type Wanted = { rowId: number; pieces: number };

/** `kept` are the rows of the order, some with fewer pieces; `moved` those of the second order, by the row they come of. */
export type Split<Row> = { kept: Row[]; moved: { of: Row; row: Row; isWhole: boolean }[] };
export type RefusedSplit = { what: 'row' | 'all' } | { what: 'pieces'; place: number; most: number };

/**
 * Moves pieces that are not sent to a second order, those that are missing first, with what is set aside for the others.
 * Something must stay in the order. Fees stay: the pieces are not freighted twice.
 */
export function splitOrder<Row extends SplitRow>(
  rows: readonly Row[],
  wanted: readonly Wanted[],
): Split<Row> | { refused: RefusedSplit } {
  const pieces = new Map(wanted.map((one) => [one.rowId, one.pieces]));
  const ids = new Set(rows.filter((row) => !isFee(row)).map(({ id }) => id));
  if (pieces.size !== wanted.length || wanted.some(({ rowId }) => !ids.has(rowId)))
    return { refused: { what: 'row' } };
  for (const [place, { rowId, pieces: moving }] of wanted.entries()) {
    const most = leftOf(rows.find(({ id }) => id === rowId)!);
    if (moving > most) return { refused: { what: 'pieces', place, most } };
  }
  const split = rows.map((row) => partOf(row, pieces.get(row.id) ?? 0));
  const staying = split.filter(({ kept }) => !isFee(kept) && piecesOf(kept) > 0);
  const moved = split.flatMap(({ of, moved: row }) =>
    row ? [{ of, row, isWhole: row.quantity === of.quantity }] : [],
  );
  if (staying.length === 0 || moved.length === 0) return { refused: { what: 'all' } };
  return { kept: split.filter(({ kept }) => kept.quantity > 0).map(({ kept }) => kept), moved };
}

function partOf<Row extends SplitRow>(
  row: Row,
  moving: number,
): { of: Row; kept: Row; moved: Row | undefined } {
  if (moving === 0) return { of: row, kept: row, moved: undefined };
  const missing = leftOf(row) - reservedOf(row);
  const short = Math.min(missing, moving);
  return {
    of: row,
    kept: { ...row, quantity: row.quantity - moving, quantity_short: missing - short },
    moved: { ...row, quantity: moving, quantity_delivered: 0, quantity_cancelled: 0, quantity_short: short },
  };
}
