import type { RowChanges } from '#kit/tables/row-changes.server.ts';
import { mostJumpsNamed, type SentRun } from './contract.ts';
import { isJumpOf } from '#shop/integration/trail/price-jumps.ts';

type Seen = { mayReadOld?: boolean; mayReadGiven?: boolean; mostChanges?: number };

/**
 * An API key allows sending files, not reading stored data: without `mayReadOld` the answer contains only values from
 * the file.
 */
export function changesToWire(
  { rows, leftOut }: Pick<RowChanges, 'rows' | 'leftOut'>,
  { mayReadOld = false, mayReadGiven = true, mostChanges = Infinity }: Seen,
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
        Old: mayReadOld || (isNew && mayReadGiven) ? old : null,
        New: mayReadOld || (isGiven && mayReadGiven) ? now : null,
      })),
    })),
    ChangesLeftOut: leftOut + rows.length - shown.length,
  };
}

/** Returns the prices that change by so much that somebody is to look at them. */
export function jumpsToWire(
  { rows }: Pick<RowChanges, 'rows'>,
  { mayReadOld = false }: Pick<Seen, 'mayReadOld'>,
): Required<Pick<SentRun, 'PriceJumps'>> {
  const jumps = rows.flatMap(({ line, key, fields }) =>
    fields.filter(({ field, old, now }) => isJumpOf(field, old, now)).map((one) => ({ line, key, ...one })),
  );
  return {
    PriceJumps: {
      Count: jumps.length,
      Rows: jumps.slice(0, mostJumpsNamed).map(({ line, key, old, now, isGiven }) => ({
        Line: line,
        Key: key,
        Old: mayReadOld ? old : null,
        New: mayReadOld || isGiven ? now : null,
      })),
    },
  };
}
