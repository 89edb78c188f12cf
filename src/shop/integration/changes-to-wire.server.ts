import type { RowChanges } from '#kit/tables/row-changes.server.ts';
import type { SentRun } from './contract.ts';

type Seen = { mayReadOld?: boolean; mostChanges?: number };

/**
 * An API key allows sending files, not reading stored data: without `mayReadOld` the answer contains only values from
 * the file.
 */
export function changesToWire(
  { rows, leftOut }: RowChanges,
  { mayReadOld = false, mostChanges = Infinity }: Seen,
): Required<Pick<SentRun, 'Changes' | 'ChangesLeftOut'>> {
  const shown = rows.slice(0, mostChanges);
  return {
    Changes: shown.map(({ line, key, isNew, fields }) => ({
      Line: line,
      Key: key,
      IsNew: isNew,
      Fields: fields.map(({ field, head, isGiven, old, now }) => ({
        Field: field,
        Heading: head,
        Old: mayReadOld || isNew ? old : null,
        New: mayReadOld || isGiven ? now : null,
      })),
    })),
    ChangesLeftOut: leftOut + rows.length - shown.length,
  };
}
