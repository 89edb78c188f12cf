import { createHash } from 'node:crypto';
import { inTransaction } from '#kit/database/db.server.ts';
import type { Trx } from '#kit/database/db.server.ts';
import { Problem } from '#kit/http/problem.ts';
import type { Right, StaffMember } from '#kit/http/principal.ts';
import type { Services } from '#kit/http/router.server.ts';
import { bumpVersion } from '#kit/database/data-versions.server.ts';
import { insertChanges } from './change-log-store.server.ts';
import type { Entity } from './entities.ts';
import { fieldRules, mayChangeField } from '#shop/staff/field-rights.ts';

type Values = Readonly<Record<string, unknown>>;

/** `before` is null of what is new, `after` of what is gone; only what differs is kept, and nothing secret is given. */
export type Change = {
  entity: Entity;
  id: number | string;
  action: 'create' | 'change' | 'delete' | 'import' | 'log-in' | 'send';
  before: Values | null;
  after: Values | null;
};

export type Note = (change: Change) => void;

/** Who changes something: one of the staff, or nobody of them (the command line, before there is anyone). */
export type Changer = Pick<StaffMember, 'id' | 'name' | 'rights'> | { id: null; name: string };

/**
 * The one way in which the office changes anything: a transaction that holds the change and its rows in the change
 * log. With a `topic`, every node shows the change within a second. A Problem that `work` answers undoes it all, and so
 * does a change of a field for which the changer lacks the right.
 */
export async function changeAs<T>(
  changer: Changer,
  { db, now, versions }: Pick<Services, 'db' | 'now' | 'versions'>,
  { topic }: { topic?: string },
  work: (trx: Trx, note: Note) => Promise<T>,
): Promise<T> {
  let changed = false;
  try {
    const result = await inTransaction(db, async (trx) => {
      const changes: Change[] = [];
      const done = await work(trx, (change) => changes.push(change));
      if (done instanceof Problem) throw new Refused(done);
      const refused = 'rights' in changer ? refusedFields(changes, changer.rights) : [];
      if (refused.length > 0) throw new Refused(notYours(refused));
      const rows = changes.flatMap((change) => rowOf(change, changer, now()));
      changed = rows.length > 0;
      await insertChanges(trx, rows);
      if (changed && topic !== undefined) await bumpVersion(trx, topic);
      return done;
    });
    if (changed && topic !== undefined) versions.changed();
    return result;
  } catch (error) {
    // `work` can only have answered what T may be.
    if (error instanceof Refused) return error.problem as T;
    throw error;
  }
}

class Refused extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** The fields that are changed without the right to. What is deleted is asked for by the call's right alone. */
function refusedFields(changes: readonly Change[], rights: ReadonlySet<Right>): string[] {
  const refused = new Set<string>();
  for (const { entity, before, after } of changes) {
    const rules = fieldRules[entity];
    if (!rules || !after) continue;
    for (const name of differing(before ?? unsetOf(rules), after))
      if (!mayChangeField((right) => rights.has(right), entity, name)) refused.add(name);
  }
  return [...refused];
}

function unsetOf(rules: NonNullable<(typeof fieldRules)[Entity]>): Values {
  return Object.fromEntries(Object.entries(rules).map(([name, { unset }]) => [name, unset]));
}

/** Says by its name on the wire which field is for other roles. */
export function notYours(fields: readonly string[]): Problem {
  const names = fields.join(', ');
  return new Problem('no-right', {
    detail: [`Din roll får inte ändra ${names}`, `Your role may not change ${names}`],
  });
}

/** None for a change that changes nothing. */
function rowOf({ entity, id, action, before, after }: Change, changer: Changer, at: Date) {
  const differs = differing(before, after);
  if (before && after && differs.length === 0 && action === 'change') return [];
  return [
    {
      changed_at: at,
      staff_id: changer.id,
      staff_name: changer.name,
      entity,
      entity_id: String(id),
      action,
      before: JSON.stringify(before ? pick(before, after ? differs : Object.keys(before)) : {}),
      after: JSON.stringify(after ? pick(after, before ? differs : Object.keys(after)) : {}),
    },
  ];
}

/** The names of the values that are not the same. */
function differing(before: Values | null, after: Values | null): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].filter((name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]));
}

function pick(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
}

/**
 * Tells one state of a thing from another: sent with it, sent back with the change, and refused when it is another by
 * then. Made of what people edit, so that a sale, which changes the stock alone, is in nobody's way.
 */
export function versionOf(values: Values): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 16);
}
