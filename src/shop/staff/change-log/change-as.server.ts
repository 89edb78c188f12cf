import { createHash } from 'node:crypto';
import { inTransaction, type Trx } from '#kit/database/db.server.ts';
import { Problem } from '#kit/http/problem.ts';
import type { Right, StaffMember } from '#kit/http/principal.ts';
import type { Services } from '#kit/services/services.server.ts';
import { bumpVersion, type Bumped } from '#kit/database/data-versions.server.ts';
import { insertChanges } from './change-log-store.server.ts';
import type { Entity } from './entities.ts';
import { fieldRules, mayChangeField } from '#shop/staff/field-rights.ts';
import { officeTextOf } from '#shop/texts/office-language/text.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * `before` is null for a new item, `after` for a deleted one. Only differences are stored, and callers must not pass
 * secrets.
 */
export type Change = {
  entity: Entity;
  id: number | string;
  action: 'create' | 'change' | 'delete' | 'import' | 'log-in' | 'send';
  before: Values | null;
  after: Values | null;
};

export type Note = (change: Change) => void;

/** Refuses the whole change unless this, the version of what is there now, is the one that was seen. */
export type ExpectUnchanged = (version: string) => void;

/** The author of a change: a staff member, or the command line. */
export type Changer = Pick<StaffMember, 'id' | 'name' | 'rights'> | { id: null; name: string };

/**
 * The only way in which the office changes anything: one transaction with the change and its rows in the change log.
 * With a `topic`, this node shows the change when it returns, and every other soon after. A Problem returned by `work` rolls everything back,
 * and so does a change of a field for which the author lacks the right. With `seen`, the version on which the author
 * bases the change, `work` must say `unchanged(version)` of what is there once it holds the lock.
 */
export async function changeAs<T>(
  changer: Changer,
  { db, now, versions }: Pick<Services, 'db' | 'now' | 'versions'>,
  { topic, seen }: { topic?: string; seen?: string },
  work: (trx: Trx, note: Note, unchanged: ExpectUnchanged) => Promise<T>,
): Promise<T> {
  let bumped: Bumped | undefined;
  try {
    const result = await inTransaction(db, async (trx) => {
      const changes: Change[] = [];
      let isCompared = seen === undefined;
      const done = await work(
        trx,
        (change) => changes.push(change),
        (version) => {
          isCompared = true;
          if (version !== seen) throw new Refused(new Problem('changed-meanwhile'));
        },
      );
      if (done instanceof Problem) throw new Refused(done);
      if (!isCompared) throw new Error('a change was not compared with the version that was seen');
      const refused = 'rights' in changer ? refusedFields(changes, changer.rights) : [];
      if (refused.length > 0) throw new Refused(notYours(refused));
      const rows = changes.flatMap((change) => rowOf(change, changer, now()));
      await insertChanges(trx, rows);
      if (rows.length > 0 && topic !== undefined) bumped = await bumpVersion(trx, topic);
      return done;
    });
    if (bumped) await versions.changed(bumped);
    return result;
  } catch (error) {
    // `work` can only have returned what T allows.
    if (error instanceof Refused) return error.problem as T;
    throw error;
  }
}

/** Logs a change in the transaction that makes it, where `changeAs` cannot open it: an import opens its own. */
export async function logChange(trx: Trx, changer: Changer, at: Date, change: Change): Promise<void> {
  await insertChanges(trx, rowOf(change, changer, at));
}

/** Logs what a file changes, in the transaction of its import. */
export async function logChangesOfFile(
  trx: Trx,
  { by, at, runId }: { by: Changer; at: Date; runId: number },
  changes: readonly Change[],
): Promise<void> {
  const rows = changes.flatMap((change) => rowOf(change, by, at));
  await insertChanges(
    trx,
    rows.map((row) => ({ ...row, run_id: runId })),
  );
}

class Refused extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** Returns the fields that were changed without the right to. A deletion is covered by the call's right alone. */
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

/** Names the fields, by their wire names, that are reserved for other roles. */
export function notYours(fields: readonly string[]): Problem {
  const names = fields.join(', ');
  return new Problem('no-right', {
    detail: officeTextOf('officeProblem.notYourFields', { names }),
  });
}

/** Returns undefined for a change without differences. */
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
      before: before ? pick(before, after ? differs : Object.keys(before)) : {},
      after: after ? pick(after, before ? differs : Object.keys(after)) : {},
    },
  ];
}

/** Returns the names of the values that differ. */
function differing(before: Values | null, after: Values | null): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].filter((name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]));
}

function pick(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
}

/**
 * Returns a version of an item, which the client sends back with a change; the change is refused if the version
 * differs by then. It is computed from the edited fields, so that a sale, which changes only the stock, causes no
 * conflict.
 */
export function versionOf(values: Values): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 16);
}
