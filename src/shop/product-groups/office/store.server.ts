import { sql } from 'kysely';
import type { Trx } from '#kit/database/db.server.ts';
import type { ProductGroupRow } from '#shop/product-groups/store.server.ts';

/** Returns all groups, and prevents others from moving or deleting any until the transaction ends. */
export async function lockProductGroups(trx: Trx): Promise<ProductGroupRow[]> {
  return await trx
    .selectFrom('product_group')
    .selectAll()
    .orderBy('sort')
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function insertGroup(trx: Trx, group: Omit<ProductGroupRow, 'id'>): Promise<number> {
  const { id } = await trx
    .insertInto('product_group')
    .values(group)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateGroup(
  trx: Trx,
  id: number,
  values: Partial<Omit<ProductGroupRow, 'id'>>,
): Promise<void> {
  await trx.updateTable('product_group').set(values).where('id', '=', id).execute();
}

/** Saves the order of one parent's groups. */
export async function putInOrder(trx: Trx, parentId: number | null, ids: readonly number[]): Promise<void> {
  await sql`
    update product_group set sort = given.place, parent_id = ${parentId}::integer
    from unnest(${[...ids]}::integer[]) with ordinality as given (id, place)
    where product_group.id = given.id`.execute(trx);
}

export async function deleteGroup(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('product_group').where('id', '=', id).execute();
}
