import type { Trx } from '#kit/database/db.server.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import type { TracedChange, Trail } from '#kit/tables/row-trail.server.ts';
import { openFileStep } from '#shop/articles/office/bulk/file-step.server.ts';
import { logChangesOfFile, type Change } from '#shop/staff/change-log/change-as.server.ts';
import type { Entity } from '#shop/staff/change-log/entities.ts';
import type { FileKind } from '#shop/integration/kinds.ts';
import { insertRunChanges } from './run-changes-store.server.ts';

/** What the rows of a file are about, where that has a change log of its own. */
const logOf: Partial<Record<FileKind, Entity>> = {
  articles: 'article',
  prices: 'article',
  stock: 'article',
  customers: 'customer',
};
const ofCustomers: readonly FileKind[] = ['customers', 'addresses', 'customer-articles'];
/** Files that can be undone as a change of many articles is. */
const undoableKinds: readonly FileKind[] = ['articles', 'prices'];

type FileOfPerson = { runId: number; kind: FileKind; by: StaffMember; at: Date };

/**
 * Keeps what the file of a person changes: for the record of its run, for the change log of each article and customer,
 * and to undo it. All is written with each batch of rows, so that a large file takes no more memory.
 */
export function openTrail(
  trx: Trx,
  { runId, kind, by, at }: FileOfPerson,
): Trail & { end(at: Date): Promise<void> } {
  const step = undoableKinds.includes(kind) ? openFileStep(trx, { runId, by }) : undefined;
  const entity = logOf[kind];
  return {
    async before(ids) {
      await step?.before(ids);
    },
    async after(changes) {
      await insertRunChanges(
        trx,
        changes.map(({ line, key, isNew, fields, itemId }) => ({
          run_id: runId,
          line,
          key,
          is_new: isNew,
          fields,
          customer_id: ofCustomers.includes(kind) ? (itemId ?? null) : null,
        })),
      );
      const entries = entity ? changes.flatMap((change) => entryOf(entity, change)) : [];
      await logChangesOfFile(trx, { by, at, runId }, entries);
      await step?.after(changes);
    },
    async end(at) {
      await step?.end(at);
    },
  };
}

function entryOf(entity: Entity, { key, isNew, fields, itemId }: TracedChange): Change[] {
  if (itemId === undefined) return [];
  // The list and the first day of a price stand in its key, after the article.
  const [, ...place] = key.split(' · ');
  const valuesOf = (side: 'old' | 'now') =>
    Object.fromEntries(fields.map((one) => [[one.field, ...place].join(' · '), one[side]]));
  const action = isNew ? 'create' : 'change';
  return [{ entity, id: itemId, action, before: isNew ? null : valuesOf('old'), after: valuesOf('now') }];
}
