import { piecesOf, type Pieces } from '#shop/order-model/pieces.ts';
import { isFee, type RowKind } from '#shop/order-model/row-kind.ts';
import { totalsOf, type Totals } from '#shop/order-model/totals.ts';
import type { VatCase } from '#shop/order-model/vat-case.ts';
import type { Discount } from './discount.ts';
import type { InvoicedOfRow } from './invoiced-discount.ts';
import { discountsAfter } from './kept-discounts.ts';

type Row = Pieces & {
  id: number;
  kind: RowKind;
  price: number;
  vat_code: string | null;
  vat_rate: number;
  total_amount: number;
};

/**
 * Returns what an order and its rows come to when pieces of it were cancelled: what is left and what was sent. Fees stay as
 * they are. Without totals it keeps its amounts: nothing was cancelled, or everything.
 */
export function amountsAfter<R extends Row>(
  before: readonly R[],
  after: readonly R[],
  {
    discount,
    vatCase,
    invoicedOf,
  }: {
    discount: Discount | null;
    vatCase: VatCase;
    invoicedOf: (row: { id: number }) => InvoicedOfRow;
  },
): { rows: readonly R[]; totals: Totals | undefined } {
  const cancelledOf = new Map(before.map((row) => [row.id, row.quantity_cancelled]));
  const isLess = after.some((row) => row.quantity_cancelled !== cancelledOf.get(row.id));
  if (!isLess || after.every((row) => isFee(row) || piecesOf(row) === 0))
    return { rows: after, totals: undefined };
  const rows = discountsAfter(after, discount, invoicedOf).map((row) => {
    const total_amount = row.price * piecesOf(row);
    return total_amount === row.total_amount ? row : { ...row, total_amount };
  });
  const totals = totalsOf(
    rows.map((row) => ({ priceOre: row.price, quantity: piecesOf(row), vatRate: row.vat_rate })),
    vatCase,
  );
  return { rows, totals };
}
