import { csvForPrograms, formatDecimal } from '#kit/tables/csv-file.ts';
import { inTransaction, type Db, type Trx } from '#kit/database/db.server.ts';
import { groupBy } from '#kit/text/group-by.ts';
import type { Services } from '#kit/services/services.server.ts';
import { customerNumbersOf } from '#shop/customers/find-customers.server.ts';
import { leftOf } from '#shop/order-model/pieces.ts';
import { readRowsOfOrders } from '#shop/orders/whole-order-store.server.ts';
import * as store from './orders-out-store.server.ts';
import type { OrderOut } from './orders-out-store.server.ts';

export { noteAcknowledged as acknowledgeOrders } from './orders-out-store.server.ts';

export type OrderFile = { batch: number; name: string; orders: number; csv: string };

const mostOrders = 500;

const heading = [
  'order_no',
  'line_no',
  'customer_no',
  'order_time',
  'address_id',
  'way_of_delivery',
  'delivery_year',
  'delivery_week',
  'partial_delivery',
  'message',
  'article_no',
  'qty',
  'price',
  'vat_rate',
  'currency',
  'client_key',
  'qty_short',
  'delivery_name',
  'delivery_address1',
  'delivery_address2',
  'delivery_zip',
  'delivery_city',
  'delivery_country',
  'delivery_contact',
  'purchase_order_no',
  'carrier_account',
  'ordered_by',
];

/**
 * Returns the oldest batch that the business system has not acknowledged or, when it has acknowledged all, a batch of
 * new orders, which `makeBatch` of the store chooses. The same batch is returned until it is acknowledged, and none of its orders is ever in another. Orders
 * that are younger than `heldMinutes` are in no batch: rows can still be added to them. Nor are those that wait for their
 * release, nor those of which nothing is left to send: what the office has sent or cancelled is not to be sent again.
 */
export async function nextOrders(
  { db, now }: Pick<Services, 'db' | 'now'>,
  heldMinutes: number,
): Promise<OrderFile | undefined> {
  const batch = await inTransaction(db, async (trx) => {
    await store.lockBatches(trx);
    return (await store.readOpenBatch(trx)) ?? (await makeBatch(trx, now(), heldMinutes));
  });
  if (!batch) return undefined;
  const orders = await store.readOrdersOfBatch(db, batch.id);
  const at = batch.created_at.toISOString().replace(/[-:]|\.\d+Z$/g, '');
  return {
    batch: batch.id,
    name: `orders_${at}_${batch.id}.csv`,
    orders: orders.length,
    csv: csvForPrograms(heading, await linesOf(db, orders)),
  };
}

async function makeBatch(trx: Trx, at: Date, heldMinutes: number) {
  const placedUntil = new Date(at.getTime() - heldMinutes * 60_000);
  return await store.makeBatch(trx, { createdAt: at, placedUntil, mostOrders });
}

async function linesOf(db: Db, orders: readonly OrderOut[]) {
  const numbers = await customerNumbersOf(
    db,
    orders.map((order) => order.customer_id),
  );
  const rows = await readRowsOfOrders(
    db,
    orders.map(({ id }) => id),
  );
  const rowsOf = groupBy(
    rows.filter((row) => leftOf(row) > 0),
    (row) => row.order_id,
  );
  return orders.flatMap((order) =>
    (rowsOf.get(order.id) ?? []).map((row) => [
      order.id,
      row.row_number,
      numbers.get(order.customer_id) ?? '',
      order.created_at.toISOString(),
      // The address is that of the time of the order, whatever has happened to the customer's addresses since.
      '',
      order.way_of_delivery_name,
      order.delivery_year ?? '',
      order.delivery_week ?? '',
      order.partial_delivery ? 1 : 0,
      order.order_info_text,
      row.article_number,
      leftOf(row),
      formatDecimal(row.price),
      row.vat_rate,
      order.currency_code,
      `${order.id}-${row.row_number}`,
      Math.min(row.quantity_short, leftOf(row)),
      order.delivery_name,
      order.delivery_address1,
      order.delivery_address2,
      order.delivery_zip_code,
      order.delivery_city,
      order.delivery_country_code,
      order.delivery_contact_person,
      order.purchase_order_number,
      order.carrier_account,
      order.ordered_by,
    ]),
  );
}
