import type { Generated, Insertable } from 'kysely';
import type { Db, Trx } from '#kit/database/db.server.ts';

interface ShoppingListTable {
  id: Generated<number>;
  customer_id: number;
  name: string;
  shared: Generated<boolean>;
  version: Generated<number>;
  changed_at: Date;
  changed_by: string;
}
interface ShoppingListRowTable {
  list_id: number;
  /** The article may be deleted. */
  article_id: number;
  row_number: number;
  article_number: string;
  name_sv: string;
  name_en: string | null;
  quantity: number;
  /** When the row was saved. */
  quantity_per_package: number;
}
declare module '#kit/database/db.server.ts' {
  interface Tables {
    shopping_list: ShoppingListTable;
    shopping_list_row: ShoppingListRowTable;
  }
}

export type ListRow = Awaited<ReturnType<typeof readLists>>[number];
export type RowOfList = Omit<ShoppingListRowTable, 'list_id' | 'row_number'>;

export async function readLists(
  db: Db,
  customerId: number,
  part: { id: number } | { skip: number; take: number },
) {
  const query = db
    .selectFrom('shopping_list')
    .innerJoin('customer', 'customer.id', 'shopping_list.customer_id')
    .select([
      'shopping_list.id',
      'shopping_list.name',
      'shopping_list.shared',
      'shopping_list.version',
      'shopping_list.changed_at',
      'shopping_list.changed_by',
      'customer.name as owner_name',
    ])
    .select((list) =>
      list
        .selectFrom('shopping_list_row')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('shopping_list_row.list_id', '=', 'shopping_list.id')
        .as('row_count'),
    )
    .where('shopping_list.customer_id', '=', customerId);
  if ('id' in part) return await query.where('shopping_list.id', '=', part.id).execute();
  return await query
    .orderBy('shopping_list.changed_at', 'desc')
    .orderBy('shopping_list.id', 'desc')
    .offset(part.skip)
    .limit(part.take)
    .execute();
}

export async function countLists(db: Db, customerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('shopping_list')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertList(trx: Trx, list: Insertable<ShoppingListTable>): Promise<number> {
  const { id } = await trx.insertInto('shopping_list').values(list).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Locks a list of this customer until the transaction ends, and returns its version; undefined when it is not theirs. */
export async function lockList(trx: Trx, customerId: number, id: number): Promise<number | undefined> {
  const list = await trx
    .selectFrom('shopping_list')
    .select('version')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
  return list?.version;
}

export async function updateList(
  trx: Trx,
  id: number,
  values: { name?: string; changed_at: Date; changed_by: string },
): Promise<void> {
  await trx
    .updateTable('shopping_list')
    .set(values)
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Returns whether the list existed and belonged to this customer. */
export async function deleteList(db: Db, customerId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('shopping_list')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
