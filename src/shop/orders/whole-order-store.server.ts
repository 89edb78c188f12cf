import { sql, type Updateable } from 'kysely';
import { anyOf } from '#kit/database/any-of.server.ts';
import type { Db, Tables, Trx } from '#kit/database/db.server.ts';

export async function readRowsOfOrders(db: Db, orderIds: readonly number[]) {
  return await db
    .selectFrom('order_row')
    .selectAll()
    .where('order_id', '=', anyOf(orderIds))
    .orderBy('order_id')
    .orderBy('row_number')
    .execute();
}

export type WholeOrder = NonNullable<Awaited<ReturnType<typeof readWholeOrder>>>;

type Wanted = { lock?: boolean; customerId?: number };

/** Returns any customer's order, unless `customerId` restricts it to one customer. */
export async function readWholeOrder(db: Db, id: number, { lock = false, customerId }: Wanted = {}) {
  let query = db
    .selectFrom('customer_order')
    .selectAll()
    .select(
      sql<
        string | null
      >`(select tracking_url_template from way_of_delivery where id = way_of_delivery_id)`.as(
        'tracking_template',
      ),
    )
    .where('id', '=', id);
  if (customerId !== undefined) query = query.where('customer_id', '=', customerId);
  const order = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (!order) return undefined;
  const rows = await readRowsOfOrders(db, [id]);
  const consignments = await db
    .selectFrom('consignment')
    .selectAll()
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();
  const sent = await db
    .selectFrom('consignment_row')
    .innerJoin('consignment', 'consignment.id', 'consignment_row.consignment_id')
    .selectAll('consignment_row')
    .where('consignment.order_id', '=', id)
    .orderBy('consignment_row.order_row_id')
    .execute();
  return {
    ...order,
    rows,
    consignments: consignments.map((one) => ({
      ...one,
      rows: sent.filter(({ consignment_id }) => consignment_id === one.id),
    })),
  };
}

export async function updateOrder(
  trx: Trx,
  id: number,
  values: Updateable<Tables['customer_order']>,
): Promise<void> {
  await trx.updateTable('customer_order').set(values).where('id', '=', id).execute();
}

export async function updateOrderRow(
  trx: Trx,
  id: number,
  values: Updateable<Tables['order_row']>,
): Promise<void> {
  await trx.updateTable('order_row').set(values).where('id', '=', id).execute();
}

export async function insertConsignment(
  trx: Trx,
  consignment: { order_id: number; carrier_number: string; sent_at: Date },
  rows: readonly { order_row_id: number; quantity: number }[],
): Promise<number> {
  const { id } = await trx
    .insertInto('consignment')
    .values(consignment)
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('consignment_row')
    .values(rows.map((row) => ({ consignment_id: id, ...row })))
    .execute();
  return id;
}

/** Returns the carriers' consignment numbers of several orders, in the order of sending. */
export async function readCarrierNumbers(db: Db, orderIds: readonly number[]) {
  return await db
    .selectFrom('consignment')
    .select(['order_id', 'carrier_number', 'sent_at'])
    .where('order_id', '=', anyOf(orderIds))
    .orderBy('id')
    .execute();
}
