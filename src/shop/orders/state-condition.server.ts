import { sql, type RawBuilder } from 'kysely';
import type { StateRule } from '#shop/order-model/may.ts';
import { firstTestNumber } from '#shop/order-model/test-order.ts';

/**
 * Returns the condition that the status of an order is one of a rule's. It has numbers and no parameters, because the
 * planner takes a partial index, such as that of open orders, only for a condition that it can compare.
 */
export function stateIs({ states }: StateRule, column = 'customer_order.status'): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} in (${sql.join(states.map((state) => sql.lit(state)))})`;
}

/** The condition that an order is no test, by its number: what counts, exports or reserves has it. */
export function isReal(column = 'customer_order.id'): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} < ${sql.lit(firstTestNumber)}`;
}

/** The condition that something of an order was sent that is not on any invoice. A discount goes with goods alone. */
export const hasRowsToInvoice = sql<boolean>`exists (
  select 1 from order_row
  where order_row.order_id = customer_order.id and kind <> 'discount' and quantity_delivered > coalesce(
    (select sum(quantity) from invoice_row where invoice_row.order_row_id = order_row.id), 0
  )
)`;
