import type { Db } from '#kit/db.server.ts';
import { readProductGroups } from './store.server.ts';

export async function productGroupIds(db: Db): Promise<Set<number>> {
  return new Set((await readProductGroups(db)).map(({ id }) => id));
}

/** A group's id and those of the groups below it. */
export async function idsWithin(db: Db, groupId: number): Promise<number[]> {
  const groups = await readProductGroups(db);
  const found = new Set([groupId]);
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const { id, parent_id } of groups) if (parent_id !== null && found.has(parent_id)) found.add(id);
  }
  return [...found];
}

export async function productGroupNames(
  db: Db,
): Promise<ReadonlyMap<number, readonly [sv: string, en: string | null]>> {
  return new Map((await readProductGroups(db)).map((row) => [row.id, [row.name_sv, row.name_en]]));
}
