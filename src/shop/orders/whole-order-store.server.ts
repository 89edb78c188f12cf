import { sql, type Updateable } from 'kysely';
import { anyOf } from '#kit/database/any-of.server.ts';
import type { Db, Tables, Trx } from '#kit/database/db.server.ts';
import { groupBy } from '#kit/text/group-by.ts';

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
  consignment: { order_id: number; parcels: readonly string[]; gross_weight_g: number | null; sent_at: Date },
  rows: readonly { order_row_id: number; quantity: number }[],
): Promise<number> {
  const { id } = await trx
    .insertInto('consignment')
    .values({
      ...consignment,
      parcels: [...consignment.parcels],
      carrier_number: consignment.parcels[0] ?? '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('consignment_row')
    .values(rows.map((row) => ({ consignment_id: id, ...row })))
    .execute();
  return id;
}

/** Returns what was sent of several orders, in the order of sending; `rows` may be empty for consignments from before. */
export async function readConsignments(db: Db, orderIds: readonly number[]) {
  const rows = await db
    .selectFrom('consignment')
    .leftJoin('consignment_row as row', 'row.consignment_id', 'consignment.id')
    .select(['consignment.id', 'order_id', 'parcels', 'sent_at', 'order_row_id', 'row.quantity'])
    .where('order_id', '=', anyOf(orderIds))
    .orderBy('consignment.id')
    .orderBy('order_row_id')
    .execute();
  return [...groupBy(rows, ({ id }) => id).values()].map((same) => ({
    ...same[0]!,
    rows: same.flatMap(({ order_row_id, quantity }) =>
      order_row_id === null || quantity === null ? [] : [{ order_row_id, quantity }],
    ),
  }));
}
