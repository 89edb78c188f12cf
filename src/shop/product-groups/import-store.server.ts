import { sql } from 'kysely';
import type { Trx } from '#kit/database/db.server.ts';
import { insertRowsWithIds } from '#kit/database/insert-rows.server.ts';
import { updateRows } from '#kit/database/update-rows.server.ts';

export type ImportedGroup = {
  id: number;
  /** 0 means no parent, for a top group. */
  parent_id?: number | undefined;
  name_sv?: string | undefined;
  name_en?: string | undefined;
  require_login?: boolean | undefined;
  sort?: number | undefined;
};

export async function insertGroups(
  trx: Trx,
  groups: readonly (ImportedGroup & { name_sv: string })[],
): Promise<void> {
  const rows = groups.map(({ id, name_sv, name_en, require_login, sort }) => ({
    id,
    name_sv,
    name_en: name_en ?? null,
    require_login: require_login ?? false,
    sort: sort ?? 0,
    parent_id: null,
  }));
  if (rows.length > 0) await insertRowsWithIds(trx, 'product_group', rows);
}

/** Returns the ids of the changed groups. */
export async function updateGroups(trx: Trx, groups: readonly ImportedGroup[]): Promise<number[]> {
  const columns = [
    { name: 'parent_id', type: 'integer', becomes: sql`nullif(coalesce(d.parent_id, t.parent_id), 0)` },
    { name: 'name_sv', type: 'text' },
    { name: 'name_en', type: 'text' },
    { name: 'require_login', type: 'boolean' },
    { name: 'sort', type: 'integer' },
  ];
  return await updateRows(trx, { table: 'product_group', columns }, groups);
}

/** Adds a group of this name as the last below its parent; returns its id. */
export async function insertNamedGroup(trx: Trx, name: string, parentId: number | null): Promise<number> {
  const { id } = await trx
    .insertInto('product_group')
    .values({
      name_sv: name,
      parent_id: parentId,
      sort: sql<number>`(select coalesce(max(sort), 0) + 1 from product_group where parent_id is not distinct from ${parentId}::integer)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
