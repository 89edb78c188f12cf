import type { Db } from '#kit/database/db.server.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import { readChanges, readLastChanges, type ChangeFilter } from './change-log-store.server.ts';
import { entitiesFor, type Entity } from './entities.ts';
import type { LoggedChange } from './contract.ts';

export { blankChanges } from './change-log-store.server.ts';

export async function changesFor(db: Db, staff: StaffMember, filter: ChangeFilter, take: number) {
  const rows = await readChanges(db, filter, entitiesFor(staff.rights), take + 1);
  return { Rows: rows.slice(0, take).map(changeToWire), HasMore: rows.length > take };
}

/** Returns who has last changed each of the items, as far as the change log tells. */
export async function lastChangersOf(db: Db, entity: Entity, ids: readonly number[]) {
  const rows = await readLastChanges(db, entity, ids);
  return new Map(rows.map((row) => [Number(row.entity_id), { staffId: row.staff_id, name: row.staff_name }]));
}

function changeToWire(row: Awaited<ReturnType<typeof readChanges>>[number]): LoggedChange {
  const before = valuesOf(row.before);
  const after = valuesOf(row.after);
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return {
    Id: row.id,
    ChangedAt: row.changed_at.toISOString(),
    StaffName: row.staff_name,
    Entity: row.entity,
    EntityId: row.entity_id,
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
