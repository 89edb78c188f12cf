import { stockholmToday } from '#kit/text/dates.ts';
import { holdAgain, holdOf, type HoldReason } from '#shop/order-model/hold.ts';
import type { OrderMoment } from '#shop/order-model/order-request.ts';
import { totalsOf, type Totals } from '#shop/order-model/totals.ts';
import type { ChangeableRow, ChangeFacts } from './decide-change.ts';

/** While no order is judged, one that waits goes on waiting. */
export function heldAnew<Row extends ChangeableRow>(
  facts: ChangeFacts<Row>,
  { total }: Totals,
  { now, settings }: Pick<OrderMoment, 'now' | 'settings'>,
): HoldReason | null {
  const { credit, before, terms } = facts;
  const totalOre = total - invoicedTotal(facts);
  const at = { today: stockholmToday(now), overdueDays: settings.HoldOverdueDays };
  const judged = credit ? holdOf(credit, { totalOre, currencyCode: terms.currencyCode }, at) : before.held;
  return holdAgain(before, judged);
}

/** What is invoiced counts as owed already, or is paid. */
function invoicedTotal<Row extends ChangeableRow>({ rows, terms }: ChangeFacts<Row>): number {
  const invoiced = rows.map(({ row, invoiced: { ore } }) => ({
    priceOre: ore,
    quantity: 1,
    vatRate: row.vat_rate,
  }));
  return totalsOf(invoiced, terms.vatCase).total;
}
