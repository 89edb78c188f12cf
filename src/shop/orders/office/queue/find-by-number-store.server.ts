import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#kit/database/db.server.ts';
import { patternsOfWords } from '#kit/database/search-patterns.server.ts';

/** Returns the orders with a parcel of this number, and those on the invoice with this number or OCR. */
export async function readOrderIdsByNumber(db: Db, q: string): Promise<number[]> {
  const ocr = withoutSpaces(q);
  const number = /^\d{1,9}$/.test(ocr) ? Number(ocr) : null;
  const { rows } = await sql<{ id: number }>`
    with found as (
      select id, order_id from invoice where ocr = ${ocr}
      union
      select id, order_id from invoice where invoice_number = ${number}::integer
    )
    select order_id as id from consignment where parcels && ${spellingsOf(q)}::text[]
    union
    select order_id from found where order_id is not null
    union
    select order_row.order_id from found
    join invoice_row on invoice_row.invoice_id = found.id
    join order_row on order_row.id = invoice_row.order_row_id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns the parcel of this number, as it was told, by the order that it is of. */
export async function readParcelOfOrders(db: Db, q: string): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; parcel: string }>`
    select order_id as id, parcel from consignment cross join unnest(parcels) as parcel
    where parcels && ${spellingsOf(q)}::text[] and parcel = any(${spellingsOf(q)}::text[])`.execute(db);
  return new Map(rows.map(({ id, parcel }) => [id, parcel]));
}

/** Of a shorter text too many articles have every letter. */
const shortestName = 3;
const mostArticles = 1_000;

/** Returns the article with this number; else those whose name, of now or of before, has all of the words. */
export async function readArticleIds(db: Db, q: string): Promise<number[]> {
  const article = await db
    .selectFrom('article')
    .select('id')
    .where('article_number', 'in', spellingsOf(q))
    .executeTakeFirst();
  if (article) return [article.id];
  if (q.trim().length < shortestName) return [];
  const hasAll = (text: RawBuilder<string>) =>
    sql.join(
      patternsOfWords(q).map((pattern) => sql`${text} ilike ${pattern}`),
      sql` and `,
    );
  const { rows } = await sql<{ id: number }>`
    select id from article where ${hasAll(sql`concat_ws(' ', name_sv, name_en)`)}
    union
    select article_id from article_former_name where ${hasAll(sql`name`)}
    order by id limit ${mostArticles}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The index knows texts as they are written, and carriers' and articles' numbers have capitals or none. */
function spellingsOf(q: string): string[] {
  return [...new Set([q, withoutSpaces(q)].flatMap((one) => [one, one.toUpperCase(), one.toLowerCase()]))];
}

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, '');
}
