import { anyOf } from '#kit/database/any-of.server.ts';
import type { Db } from '#kit/database/db.server.ts';
import { orderMay } from '#shop/order-model/may.ts';
import { hasRowsToInvoice } from '#shop/orders/to-invoice.server.ts';
import { isReal, stateIs } from '#shop/orders/state-condition.server.ts';

/** Returns the orders with something to invoice, by customer and number, of customers with one invoice a month. */
export async function readOrdersToInvoice(
  db: Db,
  { customerIds, most }: { customerIds: readonly number[] | undefined; most: number },
): Promise<{ id: number; customer_id: number; customer_number: string }[]> {
  const toInvoice = db
    .selectFrom('customer_order')
    .where(stateIs(orderMay.invoice))
    .where(isReal())
    .where(hasRowsToInvoice);
  const customers = db
    .selectFrom('customer')
    .select('id')
    .where('monthly_invoice', '=', true)
    .where('id', 'in', toInvoice.select('customer_id'))
    .$if(customerIds !== undefined, (query) => query.where('id', '=', anyOf(customerIds ?? [])))
    .orderBy('id')
    .limit(most);
  return await toInvoice
    .innerJoin('customer', 'customer.id', 'customer_order.customer_id')
    .select(['customer_order.id', 'customer_id', 'customer_number'])
    .where('customer_id', 'in', customers)
    .orderBy('customer_id')
    .orderBy('customer_order.id')
    .execute();
}
