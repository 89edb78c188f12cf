import { sql, type RawBuilder } from 'kysely';
import type { StateRule } from '#shop/order-model/may.ts';

/**
 * Returns the condition that the status of an order is one of a rule's. It has numbers and no parameters, because the
 * planner takes a partial index, such as that of open orders, only for a condition that it can compare.
 */
export function stateIs({ states }: StateRule, column = 'customer_order.status'): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} in (${sql.join(states.map((state) => sql.lit(state)))})`;
}
