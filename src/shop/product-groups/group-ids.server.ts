import type { Db } from '#kit/database/db.server.ts';
import { readProductGroups } from './store.server.ts';

export async function productGroupIds(db: Db): Promise<Set<number>> {
  return new Set((await readProductGroups(db)).map(({ id }) => id));
}

/** Returns a group's id and those of all groups below it. */
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

/** Returns for each group its names and those of all groups above it. */
export async function namesAlongPaths(
  db: Db,
): Promise<ReadonlyMap<number, readonly (readonly [sv: string, en: string | null])[]>> {
  const rows = await readProductGroups(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    rows.map(({ id }) => {
      const path = new Set<(typeof rows)[number]>();
      for (let row = byId.get(id); row && !path.has(row); row = byId.get(row.parent_id ?? 0)) path.add(row);
      return [id, [...path].map((row) => [row.name_sv, row.name_en] as const)];
    }),
  );
}
