import { sql, type Updateable } from 'kysely';
import { anyOf } from '#kit/database/any-of.server.ts';
import type { Db, Tables, Trx } from '#kit/database/db.server.ts';
import type { DatedRow } from '#shop/order-model/forecast/moved-date.ts';
import { updateRows } from '#kit/database/update-rows.server.ts';
import { wayNames } from '#shop/orders/way/way-name.server.ts';
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
    .select(wayNames)
    .select(
      sql<
        string | null
      >`(select tracking_url_template from way_of_delivery where id = way_of_delivery_id)`.as(
        'tracking_template',
      ),
    )
    .select(
      sql<string | null>`(select parcel_pattern from way_of_delivery where id = way_of_delivery_id)`.as(
        'parcel_pattern',
      ),
    )
    .select(
      sql<number | null>`(select transport_days from way_of_delivery where id = way_of_delivery_id)`.as(
        'transport_days',
      ),
    )
    .where('id', '=', id);
  if (customerId !== undefined) query = query.where('customer_id', '=', customerId);
  const order = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (!order) return undefined;
  const [rows, consignments] = await Promise.all([
    readRowsOfOrders(db, [id]),
    readConsignmentsOfOrder(db, id),
  ]);
  return { ...order, rows, consignments };
}

async function readConsignmentsOfOrder(db: Db, id: number) {
  const sent = await db
    .selectFrom('consignment')
    .leftJoin('consignment_row as row', 'row.consignment_id', 'consignment.id')
    .selectAll('consignment')
    .select(['row.order_row_id', 'row.quantity'])
    .where('order_id', '=', id)
    .orderBy('consignment.id')
    .orderBy('row.order_row_id')
    .execute();
  return [...groupBy(sent, (one) => one.id).values()].map((same) => {
    const { order_row_id: _row, quantity: _quantity, ...consignment } = same[0]!;
    return { ...consignment, rows: rowsIn(same) };
  });
}

function rowsIn(sent: readonly { order_row_id: number | null; quantity: number | null }[]) {
  return sent.flatMap(({ order_row_id, quantity }) =>
    order_row_id === null || quantity === null ? [] : [{ order_row_id, quantity }],
  );
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

type LivingParts = DatedRow & {
  id: number;
  quantity_delivered: number;
  quantity_cancelled: number;
  quantity_short: number;
  /** Whether the office says that the missing pieces are not there; not given for what was known. */
  short_at_booking?: boolean | undefined;
  price: number;
  total_amount: number;
};

export async function updateOrderRows(trx: Trx, rows: readonly LivingParts[]): Promise<void> {
  const dates = ['expected_date', 'previous_expected_date', 'date_changed_on'] as const;
  const counts = ['quantity_delivered', 'quantity_cancelled', 'quantity_short'] as const;
  const amounts = ['price', 'total_amount'] as const;
  const columns = [
    ...counts.map((name) => ({ name, type: 'integer' })),
    ...amounts.map((name) => ({ name, type: 'bigint' })),
    ...dates.map((name) => ({ name, type: 'date', becomes: sql.ref(`d.${name}`) })),
    { name: 'date_by_hand', type: 'boolean' },
    { name: 'date_untold', type: 'boolean' },
    {
      name: 'short_at_booking',
      type: 'boolean',
      becomes: sql`case when d.short_at_booking then (select stock_bookings from article where id = t.article_id)
        when d.short_at_booking is null then t.short_at_booking end`,
    },
  ];
  await updateRows(trx, { table: 'order_row', columns }, rows);
}

/** Nothing of the rows may have been sent or invoiced. */
export async function deleteOrderRows(trx: Trx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await trx.deleteFrom('order_row').where('id', '=', anyOf(ids)).execute();
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

export async function updateParcels(
  trx: Trx,
  { orderId, id, parcels }: { orderId: number; id: number; parcels: readonly string[] },
): Promise<void> {
  await trx
    .updateTable('consignment')
    .set({ parcels: [...parcels], carrier_number: parcels[0] ?? '' })
    .where('id', '=', id)
    .where('order_id', '=', orderId)
    .execute();
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
    rows: rowsIn(same),
  }));
}
