import { sql, type Generated, type RawBuilder, type Selectable } from 'kysely';
import { anyOf } from '#kit/database/any-of.server.ts';
import type { Db, Trx } from '#kit/database/db.server.ts';
import { matching, type OfficeFilter } from '#shop/articles/office/article-list-store.server.ts';
import type { BulkColumn, BulkPlan } from './plan.server.ts';
import type { StateBefore } from './snapshot-store.server.ts';

interface BulkChangeTable {
  id: Generated<number>;
  staff_id: number;
  made_at: Date;
  change: unknown;
  article_count: Generated<number>;
  busy_until: Date | null;
  undone_at: Date | null;
  /** The file that it is the change of. */
  run_id: number | null;
}
interface BulkChangeRowTable {
  bulk_change_id: number;
  article_id: number;
  article_number: string;
  before: unknown;
  version: string;
}
declare module '#kit/database/db.server.ts' {
  interface Tables {
    bulk_change: BulkChangeTable;
    bulk_change_row: BulkChangeRowTable;
  }
}

export type BulkStep = Selectable<BulkChangeTable>;
export type Before = { [Column in BulkColumn]?: string | number | boolean | null } & { price?: number };

/** The highest price that a form takes, in öre. */
const mostOre = 1_000_000_000;

/** A price is rounded half up to whole öre, and at least one öre. */
function priceBy(factor: number): RawBuilder<number> {
  return sql<number>`least(${mostOre}::bigint, greatest(1, (price.price * ${factor}::bigint + 5000) / 10000))`;
}

/** The articles of the filter that the plan changes. */
function changing(db: Db, filter: OfficeFilter, { columns, priceFactor }: BulkPlan) {
  const differs = columns.map(({ name, value }) => sql<boolean>`${sql.ref(name)} is distinct from ${value}`);
  if (priceFactor !== undefined)
    differs.push(
      sql<boolean>`exists (select from price where price_list_code = 'standard' and article_id = article.id
        and price.price <> ${priceBy(priceFactor)})`,
    );
  return matching(db, filter).where(sql<boolean>`(${sql.join(differs, sql` or `)})`);
}

export async function countChanging(db: Db, filter: OfficeFilter, plan: BulkPlan): Promise<number> {
  const { count } = await changing(db, filter, plan)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns the first articles whose standard price the factor changes, in the order of their numbers. */
export async function readPriceExamples(db: Db, filter: OfficeFilter, factor: number, take: number) {
  return await changing(db, filter, { columns: [], priceFactor: factor })
    .innerJoin('price', (join) =>
      join.onRef('price.article_id', '=', 'article.id').on('price.price_list_code', '=', 'standard'),
    )
    .select(['article_number', 'name_sv', 'name_en', 'price.price as old_price'])
    .select(priceBy(factor).as('new_price'))
    .orderBy('article_number')
    .limit(take)
    .execute();
}

type Part = { after: number; take: number };

/** Returns the next ids of the articles that the plan changes, locked until the transaction ends. */
export async function lockNext(trx: Trx, filter: OfficeFilter, plan: BulkPlan, { after, take }: Part) {
  const rows = await changing(trx, filter, plan)
    .select('article.id')
    .where('article.id', '>', after)
    .orderBy('article.id')
    .limit(take)
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export async function apply(
  trx: Trx,
  ids: readonly number[],
  { columns, priceFactor }: BulkPlan,
): Promise<void> {
  const sets = columns.map(({ name, value }) => sql`${sql.ref(name)} = ${value}`);
  const changedAt = sql`changed_at = clock_timestamp()`;
  await sql`update article set ${sql.join([...sets, changedAt])} where id = ${anyOf(ids)}`.execute(trx);
  if (priceFactor === undefined) return;
  await sql`update price set price = ${priceBy(priceFactor)}
    where price_list_code = 'standard' and article_id = ${anyOf(ids)}`.execute(trx);
}

/** Gives articles back what they had; all of them the same columns. */
export async function giveBack(
  trx: Trx,
  rows: readonly { article_id: number; before: Before }[],
  { columns, priceFactor }: BulkPlan,
): Promise<void> {
  const ids = rows.map(({ article_id }) => article_id);
  const given = JSON.stringify(rows.map(({ article_id, before }) => ({ ...before, id: article_id })));
  const sets = columns.map(({ name }) => sql`${sql.ref(name)} = d.${sql.ref(name)}`);
  const changedAt = sql`changed_at = clock_timestamp()`;
  await sql`update article as t set ${sql.join([...sets, changedAt])}
    from jsonb_populate_recordset(null::article, ${given}::jsonb) as d where t.id = d.id and t.id = ${anyOf(ids)}`.execute(
    trx,
  );
  if (priceFactor === undefined) return;
  await sql`update price set price = d.price from jsonb_to_recordset(${given}::jsonb) as d (id integer, price bigint)
    where price.article_id = d.id and price.price_list_code = 'standard' and d.price is not null
      and price.article_id = ${anyOf(ids)}`.execute(trx);
}

export async function insertStep(
  trx: Trx,
  step: { staff_id: number; made_at: Date; change: string; run_id?: number },
): Promise<number> {
  const { id } = await trx.insertInto('bulk_change').values(step).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function insertStepRows(
  trx: Trx,
  rows: readonly {
    bulk_change_id: number;
    article_id: number;
    article_number: string;
    before: Before;
    version: string;
  }[],
  busyUntil: Date,
): Promise<void> {
  await sql`insert into bulk_change_row
    select * from jsonb_populate_recordset(null::bulk_change_row, ${JSON.stringify(rows)}::jsonb)`.execute(
    trx,
  );
  await trx
    .updateTable('bulk_change')
    .set({ busy_until: busyUntil, article_count: sql`article_count + ${rows.length}::integer` })
    .where('id', '=', rows[0]?.bulk_change_id ?? 0)
    .execute();
}

/** Returns the next rows that are not undone. */
export async function readStepRows(db: Db, stepId: number, { after, take }: Part) {
  const rows = await db
    .selectFrom('bulk_change_row')
    .selectAll()
    .where('bulk_change_id', '=', stepId)
    .where('article_id', '>', after)
    .orderBy('article_id')
    .limit(take)
    .execute();
  return rows.map((row) => ({ ...row, before: row.before as Before | StateBefore }));
}

export async function removeStepRows(trx: Trx, stepId: number, ids: readonly number[]): Promise<void> {
  await trx
    .deleteFrom('bulk_change_row')
    .where('bulk_change_id', '=', stepId)
    .where('article_id', '=', anyOf(ids))
    .execute();
}

/** Returns somebody's own step, locked until the transaction ends. */
export async function lockStep(trx: Trx, id: number, staffId: number): Promise<BulkStep | undefined> {
  return await trx
    .selectFrom('bulk_change')
    .selectAll()
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .forUpdate()
    .executeTakeFirst();
}

export async function readLastStep(db: Db, staffId: number): Promise<BulkStep | undefined> {
  return await db
    .selectFrom('bulk_change')
    .selectAll()
    .where('staff_id', '=', staffId)
    .where('run_id', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function putStep(
  trx: Trx,
  id: number,
  values: { busy_until: Date | null; undone_at?: Date },
): Promise<void> {
  await trx.updateTable('bulk_change').set(values).where('id', '=', id).execute();
}

/** Frees the steps whose worker has not been heard of, and returns their ids. */
export async function freeSteps(trx: Trx, at: Date): Promise<number[]> {
  const rows = await trx
    .updateTable('bulk_change')
    .set({ busy_until: null })
    .where('busy_until', '<', at)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes some rows of steps that can no longer be undone, and then the steps. Returns whether there may be more. */
export async function deleteOldRows(
  trx: Trx,
  before: { byStaff: Date; byFile: Date },
  take: number,
): Promise<boolean> {
  const isOld = sql<boolean>`made_at < case when run_id is null then ${before.byStaff}::timestamptz
    else ${before.byFile}::timestamptz end`;
  const { numAffectedRows = 0n } =
    await sql`delete from bulk_change_row where (bulk_change_id, article_id) in (
    select r.bulk_change_id, r.article_id from bulk_change_row r join bulk_change b on b.id = r.bulk_change_id
    where ${isOld} limit ${take})`.execute(trx);
  if (numAffectedRows === BigInt(take)) return true;
  await trx.deleteFrom('bulk_change').where(isOld).execute();
  return false;
}
