import type { Db } from '#kit/database/db.server.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import { groupBy } from '#kit/text/group-by.ts';
import {
  readChanges,
  readLastChanges,
  readLoggedTitles,
  type ChangeFilter,
} from './change-log-store.server.ts';
import { entitiesFor, type Entity } from './entities.ts';
import type { LoggedChange } from './contract.ts';

export { blankChanges } from './change-log-store.server.ts';

/** Reads what people call the things of an area by their ids: their numbers or names. */
export type TitlesOf = Partial<
  Record<Entity, (db: Db, ids: readonly number[]) => Promise<ReadonlyMap<number, string>>>
>;

export async function changesFor(
  db: Db,
  staff: StaffMember,
  { filter, take, titlesOf }: { filter: ChangeFilter; take: number; titlesOf: TitlesOf },
) {
  const found = await readChanges(db, filter, entitiesFor(staff.rights), take + 1);
  const rows = found.slice(0, take);
  const titles = await readTitles(db, rows, titlesOf);
  const titleOf = (row: Row) => titles.get(keyOf(row.entity, row.entity_id)) ?? row.entity_id;
  return { Rows: rows.map((row) => changeToWire(row, titleOf(row))), HasMore: found.length > take };
}

type Row = Awaited<ReturnType<typeof readChanges>>[number];

function keyOf(entity: string, id: string): string {
  return `${entity} ${id}`;
}

/** What things are called now, and of those that are gone what they were called last. */
async function readTitles(db: Db, rows: readonly Row[], titlesOf: TitlesOf): Promise<Map<string, string>> {
  const titles = new Map<string, string>();
  // The ids of those are what people know.
  const things = rows.filter(({ entity }) => !numbered.has(entity));
  if (things.length === 0) return titles;
  const logged = things.map(({ entity, entity_id }) => ({ entity, entityId: entity_id }));
  for (const { entity, entity_id, title } of await readLoggedTitles(db, logged))
    titles.set(keyOf(entity, entity_id), title);
  for (const [entity, of] of groupBy(things, (row) => row.entity)) {
    const read = titlesOf[entity as Entity];
    const now = await read?.(db, [...new Set(of.map(({ entity_id }) => Number(entity_id)))]);
    for (const [id, title] of now ?? []) titles.set(keyOf(entity, String(id)), title);
  }
  return titles;
}

const numbered: ReadonlySet<string> = new Set<Entity>([
  'order',
  'invoice',
  'price-list',
  'web-text',
  'words',
  'import',
  'settings',
  'opening',
]);

/** Returns who has last changed each of the items, as far as the change log tells. */
export async function lastChangersOf(db: Db, entity: Entity, ids: readonly number[]) {
  const rows = await readLastChanges(db, entity, ids);
  return new Map(rows.map((row) => [Number(row.entity_id), { staffId: row.staff_id, name: row.staff_name }]));
}

function changeToWire(row: Row, title: string): LoggedChange {
  const before = valuesOf(row.before);
  const after = valuesOf(row.after);
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return {
    Id: row.id,
    ChangedAt: row.changed_at.toISOString(),
    StaffName: row.staff_name,
    Entity: row.entity,
    EntityId: row.entity_id,
    Title: title,
    Action: row.action,
    RunId: row.run_id,
    Values: names.map((name) => ({ Name: name, Before: shown(before[name]), After: shown(after[name]) })),
  };
}

function valuesOf(stored: unknown): Record<string, unknown> {
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
}

function shown(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
