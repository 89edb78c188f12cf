import type { Charge } from '#shop/order-model/fees.ts';
import type { RowKind } from '#shop/order-model/row-kind.ts';

type Fee = { kind: RowKind; total_amount: number };

/**
 * Returns which fees stay as they are and what is charged anew instead of the others. A kind of which something is invoiced
 * stays. Where fees are fixed, a kind is made anew only where that costs the customer no more.
 */
export function chargesOf<Row extends Fee>(
  before: readonly Row[],
  anew: readonly Charge[],
  { isFixed, isInvoiced }: { isFixed: boolean; isInvoiced: (row: Row) => boolean },
): { keptFees: Row[]; charges: Charge[] } {
  const costOf = (kind: RowKind) => anew.find((charge) => charge.kind === kind)?.amountOre ?? 0;
  const costBefore = (kind: RowKind) =>
    before.reduce((sum, row) => sum + (row.kind === kind ? row.total_amount : 0), 0);
  const isKept = (kind: RowKind) =>
    (isFixed && costBefore(kind) < costOf(kind)) ||
    before.some((row) => row.kind === kind && isInvoiced(row));
  return {
    keptFees: before.filter(({ kind }) => isKept(kind)),
    charges: anew.filter(({ kind }) => !isKept(kind)),
  };
}
