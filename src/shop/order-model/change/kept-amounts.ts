import { OrderStatus } from '#shop/order-model/may.ts';
import { isWaitedFor } from '#shop/order-model/pieces.ts';
import { isFee } from '#shop/order-model/row-kind.ts';
import type { ChangeableRow, ChangeDecision, ChangeFacts } from './decide-change.ts';
import type { Discount } from './discount.ts';

/** Nothing that costs is changed. */
export function unchanged<Row extends ChangeableRow>({
  rows,
  ...facts
}: ChangeFacts<Row>): ChangeDecision<Row> {
  const kept = rows.map(({ row }) => row);
  return {
    rows: kept,
    added: [],
    fees: [],
    feesSent: 0,
    removed: [],
    totals: null,
    discount: facts.discount,
    status: facts.status,
    has_shortage: isWaitedFor(kept),
    held: facts.before.held,
    moves: [],
  };
}

/** Nothing of it was sent, so that nothing of its fees is invoiced. */
export function cancelled<Row extends ChangeableRow>(rows: readonly Row[], discount: Discount | null) {
  return {
    rows: rows.map((row) => (isFee(row) ? { ...row, quantity_cancelled: row.quantity } : row)),
    added: [],
    fees: [],
    feesSent: 0,
    removed: [],
    totals: null,
    discount,
    status: OrderStatus.Cancelled,
    has_shortage: false,
    held: null,
  };
}
