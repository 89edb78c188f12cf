import { sql } from 'kysely';
import { anyOf } from '#kit/database/any-of.server.ts';
import type { Db, Trx } from '#kit/database/db.server.ts';
import { insertionOf } from '#kit/database/insert-rows.server.ts';
import { listsFor, type ListReader, type RowOfList } from './store.server.ts';

export async function readRowsOfList(db: Db, reader: ListReader, id: number): Promise<RowOfList[]> {
  return await db
    .selectFrom('shopping_list_row')
    .innerJoin('shopping_list', 'shopping_list.id', 'shopping_list_row.list_id')
    .select([
      'shopping_list_row.article_id',
      'shopping_list_row.article_number',
      'shopping_list_row.name_sv',
      'shopping_list_row.name_en',
      'shopping_list_row.quantity',
      'shopping_list_row.quantity_per_package',
    ])
    .where('shopping_list_row.list_id', '=', id)
    .where(listsFor(reader))
    .orderBy('shopping_list_row.row_number')
    .execute();
}

/** Returns what a new row of a list keeps of its article. */
export async function readArticlesToSave(
  db: Db,
  ids: readonly number[],
): Promise<Omit<RowOfList, 'quantity'>[]> {
  return await db
    .selectFrom('article')
    .select(['id as article_id', 'article_number', 'name_sv', 'name_en', 'quantity_per_package'])
    .where('id', '=', anyOf(ids))
    .execute();
}

/** Writes the rows of a list in place of those that it has. */
export async function replaceRows(trx: Trx, id: number, rows: readonly RowOfList[]): Promise<void> {
  await trx.deleteFrom('shopping_list_row').where('list_id', '=', id).execute();
  if (rows.length === 0) return;
  const numbered = rows.map((row, place) => ({ list_id: id, row_number: place + 1, ...row }));
  await sql`${insertionOf('shopping_list_row', numbered)}`.execute(trx);
}
