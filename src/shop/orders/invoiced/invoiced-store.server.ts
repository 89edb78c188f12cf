import { anyOf } from '#kit/database/any-of.server.ts';
import type { Db } from '#kit/database/db.server.ts';
import { groupBy } from '#kit/text/group-by.ts';
import type { InvoicedOfRow } from '#shop/order-model/change/invoiced-discount.ts';

/** Returns how much of each row of these orders has been invoiced, by the row's id. */
export async function readInvoicedOfOrders(
  db: Db,
  orderIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await readInvoicedAmounts(db, orderIds);
  return new Map([...rows].map(([id, { quantity }]) => [id, quantity]));
}

export type Invoiced = InvoicedOfRow & {
  /** How many pieces were invoiced at which VAT rate. */
  perRate: ReadonlyMap<number, number>;
};

/** The same with what it came to, excluding VAT. What is credited to be invoiced anew counts as not invoiced. */
export async function readInvoicedAmounts(
  db: Db,
  orderIds: readonly number[],
): Promise<Map<number, Invoiced>> {
  const rows = await db
    .selectFrom('invoice_row')
    .innerJoin('order_row', 'order_row.id', 'invoice_row.order_row_id')
    .select([
      'order_row.id',
      'invoice_row.vat_rate',
      (row) => row.fn.sum<number>('invoice_row.quantity').as('quantity'),
      (row) => row.fn.sum<number>('invoice_row.total_amount').as('ore'),
    ])
    .where('order_row.order_id', '=', anyOf(orderIds))
    .groupBy(['order_row.id', 'invoice_row.vat_rate'])
    .execute();
  return new Map(
    [...groupBy(rows, ({ id }) => id)].map(([id, ofRow]) => [
      id,
      {
        isOnInvoice: true,
        quantity: ofRow.reduce((sum, { quantity }) => sum + Number(quantity), 0),
        ore: ofRow.reduce((sum, { ore }) => sum + Number(ore), 0),
        perRate: new Map(ofRow.map(({ vat_rate, quantity }) => [vat_rate, Number(quantity)])),
      },
    ]),
  );
}
