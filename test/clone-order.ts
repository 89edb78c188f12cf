import { sql } from 'kysely';
import type { Db } from '../src/kit/database/db.server.ts';

/** Makes so many further orders of the only one that there is, with the numbers after it. */
export async function cloneOrder(db: Db, count: number): Promise<void> {
  const further = sql`generate_series(1, ${count}::integer) as n`;
  await sql`insert into customer_order overriding system value
    select (jsonb_populate_record(o, jsonb_build_object('id', o.id + n))).*
    from customer_order as o, ${further}`.execute(db);
  await sql`insert into order_row overriding system value
    select (jsonb_populate_record(r, jsonb_build_object('id', r.id + count * n, 'order_id', r.order_id + n))).*
    from order_row as r, (select count(*)::integer as count from order_row) as rows, ${further}`.execute(db);
}
