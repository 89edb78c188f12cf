import { sql } from 'kysely';
import { anyOf } from '#kit/database/any-of.server.ts';
import type { Db, Trx } from '#kit/database/db.server.ts';
import { orderIs } from '#shop/order-model/may.ts';
import { stateIs } from '#shop/orders/state-condition.server.ts';

declare module '#kit/database/db.server.ts' {
  interface Tables {
    /** Articles whose expected day has changed; a trigger of `article` notes them. */
    moved_article: { article_id: number };
  }
}

export async function hasMovedArticles(db: Db): Promise<boolean> {
  const { rows } = await sql`select from moved_article limit 1`.execute(db);
  return rows.length > 0;
}

/** Takes the articles that have moved; those that somebody changes right now are left for the next time. */
export async function takeMovedArticles(trx: Trx): Promise<number[]> {
  const { rows } = await sql<{ article_id: number }>`
    delete from moved_article where article_id in (select article_id from moved_article for update skip locked)
    returning article_id`.execute(trx);
  return rows.map(({ article_id }) => article_id);
}

/** The rows that an article's day is that of. The index on missing pieces holds them. */
const follows = sql<boolean>`
  order_row.quantity_short > 0 and not order_row.date_by_hand
  and order_row.quantity > order_row.quantity_delivered + order_row.quantity_cancelled`;

/** Locks the orders that wait for these articles, in the order of their ids, as who works on one does. */
export async function lockOrdersOf(trx: Trx, articleIds: readonly number[]): Promise<void> {
  await sql`
    select from customer_order
    where id in (select order_id from order_row where article_id = ${anyOf(articleIds)} and ${follows})
      and ${stateIs(orderIs.open)}
    order by id for no key update`.execute(trx);
}

/** Gives the waiting rows the days of their articles, as `followedDate` says. Returns how many rows have moved. */
export async function moveRowsOf(trx: Trx, articleIds: readonly number[], today: string): Promise<number> {
  const { rows } = await sql`
    update order_row as moving set
      expected_date = moved.day,
      previous_expected_date = case when moved.is_back then null else moved.known end,
      date_changed_on = case when moved.is_back then null else ${today}::date end,
      date_untold = not moved.is_back
    from (
      select order_row.id, article.estimated_delivery_date as day, known,
        order_row.date_untold and known is not distinct from article.estimated_delivery_date as is_back
      from order_row
        join article on article.id = order_row.article_id
        join customer_order on customer_order.id = order_row.order_id
        cross join lateral (
          select case when order_row.date_untold then order_row.previous_expected_date
            else order_row.expected_date end as known
        ) as told
      where order_row.article_id = ${anyOf(articleIds)} and ${follows} and ${stateIs(orderIs.open)}
        and order_row.expected_date is distinct from article.estimated_delivery_date
    ) as moved
    where moving.id = moved.id
    returning moving.id`.execute(trx);
  return rows.length;
}

/** Returns the days on which articles are expected; those without a day are left out. */
export async function readArticleDays(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('article')
    .select(['id', 'estimated_delivery_date as day'])
    .where('id', '=', anyOf(ids))
    .execute();
  return new Map(rows.flatMap(({ id, day }) => (day === null ? [] : [[id, day] as const])));
}

export async function readUntoldCustomers(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('order_row')
    .innerJoin('customer_order', 'customer_order.id', 'order_row.order_id')
    .select('customer_order.customer_id')
    .distinct()
    .where('order_row.date_untold', '=', true)
    .orderBy('customer_order.customer_id')
    .execute();
  return rows.map(({ customer_id }) => customer_id);
}

export type UntoldRow = Awaited<ReturnType<typeof takeUntoldRows>>[number];

/** Takes the rows of which a customer is still to be told: they count as told from now on. By order. */
export async function takeUntoldRows(trx: Trx, customerId: number) {
  const orders = await trx
    .selectFrom('customer_order')
    .select(['id', 'customer_id', 'customer_email', 'customer_name', 'language', 'person_id'])
    .select(['status', 'purchase_order_number'])
    .where('customer_id', '=', customerId)
    .where(sql<boolean>`exists (select from order_row where order_id = customer_order.id and date_untold)`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const rows = await trx
    .updateTable('order_row')
    .set({ date_untold: false })
    .where('order_id', '=', anyOf(orders.map(({ id }) => id)))
    .where('date_untold', '=', true)
    .returningAll()
    .execute();
  return orders.flatMap((order) =>
    rows
      .filter(({ order_id }) => order_id === order.id)
      .toSorted((one, other) => one.row_number - other.row_number)
      .map((row) => ({ ...row, order })),
  );
}
