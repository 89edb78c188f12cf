import { sql, type RawBuilder } from 'kysely';
import type { Db, Trx } from '#kit/database/db.server.ts';
import { patternsOfWords } from '#kit/database/search-patterns.server.ts';
import type { Step } from '#shop/articles/prices/step-conflict.ts';
import type { StepRow } from './contract.ts';

export type FoundStep = Step & {
  id: number;
  price_list_code: string;
  currency_code: string;
  article_id: number;
  article_number: string;
  name_sv: string;
  name_en: string | null;
  pack: number;
  state: StepRow['State'];
};

export async function findSteps(
  db: Db,
  { code, q, skip, take, day }: { code: string; q: string; skip: number; take: number; day: string },
) {
  const conditions = [
    sql`step.price_list_code = ${code}`,
    ...patternsOfWords(q).map(
      (pattern) =>
        sql`concat_ws(' ', article.article_number, article.name_sv, article.name_en) ilike ${pattern}`,
    ),
  ];
  const where = sql.join(conditions, sql` and `);
  const rows = await readSteps(db, where, day, sql`offset ${skip} limit ${take}`);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::integer as total
    from price_step as step join article on article.id = step.article_id where ${where}`.execute(db);
  return { rows, total: counted[0]?.total ?? 0 };
}

export async function readStepsOfArticle(db: Db, articleId: number, day: string): Promise<FoundStep[]> {
  return await readSteps(db, sql`step.article_id = ${articleId}`, day);
}

export async function readStep(db: Db, id: number, day: string): Promise<FoundStep | undefined> {
  const [step] = await readSteps(db, sql`step.id = ${id}`, day);
  return step;
}

async function readSteps(
  db: Db,
  where: RawBuilder<unknown>,
  day: string,
  part = sql``,
): Promise<FoundStep[]> {
  const { rows } = await sql<FoundStep>`
    select step.id, step.price_list_code, list.currency_code, step.article_id, article.article_number,
      article.name_sv, article.name_en, article.quantity_per_package as pack, step.min_qty, step.price,
      step.valid_from, step.valid_to,
      case when step.valid_to < ${day}::date then 'passed' when step.valid_from > ${day}::date then 'coming'
        else 'holds' end as state
    from price_step as step
      join article on article.id = step.article_id
      join price_list as list on list.code = step.price_list_code
    where ${where}
    order by list.code <> 'standard', lower(list.code), article.article_number, article.id, step.min_qty,
      step.valid_from nulls first, step.id
    ${part}`.execute(db);
  return rows;
}

/** Returns the steps of an article in a list. */
export async function readStepsIn(trx: Trx, code: string, articleId: number) {
  return await trx
    .selectFrom('price_step')
    .select(['id', 'min_qty', 'price', 'valid_from', 'valid_to'])
    .where('price_list_code', '=', code)
    .where('article_id', '=', articleId)
    .execute();
}

export async function insertStep(
  trx: Trx,
  step: Step & { price_list_code: string; article_id: number },
): Promise<number> {
  const { id } = await trx.insertInto('price_step').values(step).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateStep(trx: Trx, id: number, step: Step & { article_id: number }): Promise<void> {
  await trx.updateTable('price_step').set(step).where('id', '=', id).execute();
}

export async function deleteStep(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('price_step').where('id', '=', id).execute();
}
