import type { ExpressionBuilder, Generated, Insertable } from 'kysely';
import type { Db, Tables, Trx } from '#kit/database/db.server.ts';

interface ShoppingListTable {
  id: Generated<number>;
  customer_id: number;
  name: string;
  shared: Generated<boolean>;
  /** The person who made it; null for whoever logs in with the customer's number. */
  owner_id: number | null;
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

/**
 * Who asks for the lists of a customer: its private ones are their owner's alone. `ownerId` is null for whoever logs in
 * with the customer's number, and undefined for staff, who see all.
 */
export type ListReader = { customerId: number; ownerId: number | null | undefined };

/** The lists that a reader sees. */
export function listsFor({ customerId, ownerId }: ListReader) {
  return (list: ExpressionBuilder<Tables, 'shopping_list'>) =>
    list.and([
      list('shopping_list.customer_id', '=', customerId),
      ...(ownerId === undefined
        ? []
        : [
            list.or([
              list('shopping_list.shared', '=', true),
              list('shopping_list.owner_id', 'is not distinct from', ownerId),
            ]),
          ]),
    ]);
}

export type ListRow = Awaited<ReturnType<typeof readLists>>[number];
export type RowOfList = Omit<ShoppingListRowTable, 'list_id' | 'row_number'>;

export async function readLists(
  db: Db,
  reader: ListReader,
  part: { id: number } | { skip: number; take: number },
) {
  const query = db
    .selectFrom('shopping_list')
    .innerJoin('customer', 'customer.id', 'shopping_list.customer_id')
    .leftJoin('person', 'person.id', 'shopping_list.owner_id')
    .select([
      'shopping_list.id',
      'shopping_list.name',
      'shopping_list.shared',
      'shopping_list.version',
      'shopping_list.changed_at',
      'shopping_list.changed_by',
      'shopping_list.owner_id',
    ])
    .select(({ fn }) => fn.coalesce('person.name', 'customer.name').as('owner_name'))
    .select((list) =>
      list
        .selectFrom('shopping_list_row')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('shopping_list_row.list_id', '=', 'shopping_list.id')
        .as('row_count'),
    )
    .where(listsFor(reader));
  if ('id' in part) return await query.where('shopping_list.id', '=', part.id).execute();
  return await query
    .orderBy('shopping_list.changed_at', 'desc')
    .orderBy('shopping_list.id', 'desc')
    .offset(part.skip)
    .limit(part.take)
    .execute();
}

/** How many there are; without a reader in particular, how many the customer has. */
export async function countLists(db: Db, reader: ListReader): Promise<number> {
  const { count } = await db
    .selectFrom('shopping_list')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(listsFor(reader))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertList(trx: Trx, list: Insertable<ShoppingListTable>): Promise<number> {
  const { id } = await trx.insertInto('shopping_list').values(list).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Locks a list until the transaction ends, and returns what it is; undefined when the reader does not see it. */
export async function lockList(trx: Trx, reader: ListReader, id: number) {
  return await trx
    .selectFrom('shopping_list')
    .select(['version', 'shared', 'owner_id'])
    .where('id', '=', id)
    .where(listsFor(reader))
    .forUpdate()
    .executeTakeFirst();
}

export async function updateList(
  trx: Trx,
  id: number,
  values: { name?: string; shared?: boolean; changed_at: Date; changed_by: string },
): Promise<void> {
  await trx
    .updateTable('shopping_list')
    .set(values)
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Returns whether the list existed and the reader saw it. */
export async function deleteList(db: Db, reader: ListReader, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('shopping_list')
    .where('id', '=', id)
    .where(listsFor(reader))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Shares the lists of a person who leaves; they are the customer's number's from then on. */
export async function shareListsOf(trx: Trx, ownerId: number): Promise<void> {
  await trx
    .updateTable('shopping_list')
    .set({ shared: true, owner_id: null })
    .where('owner_id', '=', ownerId)
    .execute();
}
