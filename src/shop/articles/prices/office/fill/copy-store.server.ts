import { sql } from 'kysely';
import type { Db, Trx } from '#kit/database/db.server.ts';

export type Span = { after: number; to: number };

/** Returns the id of the article that ends the next span, or undefined when none is left. */
export async function readEndOfSpan(db: Db, after: number, take: number): Promise<number | undefined> {
  const { rows } = await sql<{ last: number | null }>`
    select max(id) as last from (select id from article where id > ${after} order by id limit ${take}) as span`.execute(
    db,
  );
  return rows[0]?.last ?? undefined;
}

/** Copies what a list holds of some articles, but for what has ended. */
export async function copySpan(
  trx: Trx,
  { from, to, day }: { from: string; to: string; day: string },
  span: Span,
): Promise<void> {
  const those = sql`price_list_code = ${from} and article_id > ${span.after} and article_id <= ${span.to}`;
  const lasts = sql`(valid_to is null or valid_to >= ${day}::date)`;
  await sql`
    insert into price (price_list_code, article_id, price, regular_price, recommended_price)
    select ${to}, article_id, price, regular_price, recommended_price from price where ${those}`.execute(trx);
  await sql`
    insert into timed_price
      (price_list_code, article_id, price, regular_price, recommended_price, valid_from, valid_to)
    select ${to}, article_id, price, regular_price, recommended_price, valid_from, valid_to
    from timed_price where ${those} and ${lasts}`.execute(trx);
  await sql`
    insert into price_step (price_list_code, article_id, min_qty, price, valid_from, valid_to)
    select ${to}, article_id, min_qty, price, valid_from, valid_to
    from price_step where ${those} and ${lasts}`.execute(trx);
}
