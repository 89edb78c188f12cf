import { sql } from 'kysely';
import type { Db, Trx } from '#kit/database/db.server.ts';
import type { Step } from '#shop/articles/prices/step-conflict.ts';

export type ImportedStep = Step & { price_list_code: string; article_id: number };

export async function readAllSteps(trx: Trx): Promise<ImportedStep[]> {
  return await stepsOf(trx).execute();
}

/** Returns the steps of these articles, in the order of their quantities and days. */
export async function readStepsOf(db: Db, articleIds: readonly number[]): Promise<ImportedStep[]> {
  return await stepsOf(db)
    .where(sql<boolean>`article_id = any(${[...articleIds]}::integer[])`)
    .orderBy('min_qty')
    .orderBy(sql`valid_from nulls first`)
    .execute();
}

function stepsOf(db: Db) {
  return db
    .selectFrom('price_step')
    .select(['price_list_code', 'article_id', 'min_qty', 'price', 'valid_from', 'valid_to']);
}

/** Returns how many pieces are in a package, by article. */
export async function readPacks(db: Db): Promise<Map<number, number>> {
  const rows = await db.selectFrom('article').select(['id', 'quantity_per_package']).execute();
  return new Map(rows.map(({ id, quantity_per_package }) => [id, quantity_per_package]));
}

/** Writes steps, identified by quantity and first day. Returns the article id of each change. */
export async function putSteps(trx: Trx, steps: readonly ImportedStep[]): Promise<number[]> {
  if (steps.length === 0) return [];
  const { rows } = await sql<{ article_id: number }>`
    with d as (
      select * from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb) as d (price_list_code text,
        article_id integer, min_qty integer, valid_from date, valid_to date, price bigint)
    ), changed as (
      update price_step as t set valid_to = d.valid_to, price = d.price
      from d
      where t.article_id = d.article_id and t.price_list_code = d.price_list_code and t.min_qty = d.min_qty
        and t.valid_from is not distinct from d.valid_from
        and (t.valid_to, t.price) is distinct from (d.valid_to, d.price)
      returning t.article_id
    ), added as (
      insert into price_step (price_list_code, article_id, min_qty, valid_from, valid_to, price)
      select price_list_code, article_id, min_qty, valid_from, valid_to, price from d
      on conflict do nothing
      returning article_id
    )
    select article_id from changed union all select article_id from added`.execute(trx);
  return rows.map(({ article_id }) => article_id);
}
