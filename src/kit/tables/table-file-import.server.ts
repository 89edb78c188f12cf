import { inTransaction, type Db, type Trx } from '#kit/database/db.server.ts';
import { Batches, type Written } from './row-batches.server.ts';
import type { FilesBeside } from './accompanying-files.server.ts';
import type { TableFile } from './table-file-types.server.ts';
import { changesOf, type RowChange, type RowChanges } from './row-changes.server.ts';
import type { TracedChange, Trail } from './row-trail.server.ts';
import { openTableFile } from './table-file.server.ts';
import type { Reading } from './table-reader.server.ts';
import { headingKeysOf, type Columns, type Heading } from './table-file-heading.server.ts';
import {
  planFor,
  shapeOf,
  type Asked,
  type FileShape,
  type Plan,
  type Taking,
} from './table-file-plan.server.ts';
import { headingKey } from './heading-key.mjs';
import { headingsOfProfile } from './layout/profile-rows.server.ts';
import { openRows, type Layout, type OpenRows } from './layout/open-rows.server.ts';
import { TableFileError } from './table-file-error.server.ts';
import { askedOf, readWhole, refusedOfWhole } from './whole-file.server.ts';
import { RowReader, type RowRefusal } from './table-file-rows.server.ts';
import { bumpVersion } from '#kit/database/data-versions.server.ts';

export type ImportOptions = {
  /** Imports the valid rows even when there are invalid ones. */
  skipBad: boolean;
  /** Runs the whole import and rolls it back. */
  dryRun: boolean;
  /** Validates all rows before the transaction begins, so that a refused file blocks nobody. */
  checkFirst?: boolean;
  /** The folder for files named in cells; without it no cell may name a file. */
  beside?: FilesBeside | undefined;
  /** Collects what the rows change, which costs two more queries per row. */
  changes?: RowChanges | undefined;
  /** Keeps what the rows change, at the same cost. */
  trail?: ((trx: Trx) => Trail) | undefined;
  /** Whose file it is, and how many rows it may have. */
  reading?: Pick<Reading, 'customerId' | 'most'>;
  /** Further headings of a column, such as its words in each language. */
  wordsOf?: (column: string) => readonly string[];
  /** For the file of a person. */
  layout?: (Layout & Asked) | undefined;
  onProgress?: (rows: number, fraction: number) => void;
  /** Runs in the transaction of an import that will be committed. */
  alongside?: ((trx: Trx, written: Pick<Outcome, 'created' | 'changed'>) => Promise<void>) | undefined;
};

export type Outcome = {
  read: number;
  created: number;
  changed: number;
  /** The number of refused rows; `refusals` holds the first ones, and several for a row with several invalid cells. */
  rejected: number;
  refusals: readonly RowRefusal[];
  notes: ReadonlyMap<string, number>;
  remarks: readonly string[];
  /** Whether the import was committed. */
  isCommitted: boolean;
};

/** @throws TableFileError when the file is not a table of this kind; nothing is changed then */
export type Import = Run & { shape: FileShape };
type Run = (db: Db, path: string, options: ImportOptions) => Promise<Outcome>;

/** Does something around an import of that shape. */
export function importAround(shape: FileShape, run: Run): Import {
  return Object.assign(run, { shape });
}

class TakenBack extends Error {
  readonly outcome: Outcome;
  constructor(outcome: Outcome) {
    super('taken back');
    this.outcome = outcome;
  }
}

/** The maximum number of rows in a file whose rows may depend on each other and are therefore all held in memory. */
const mostTogether = 100_000;

/** Creates an import from a plan. A file is imported in one transaction. */
export function importOf<C extends Columns, Row extends object>(ofKind: Plan<C, Row>): Import {
  return importAround(shapeOf(ofKind), async (db, path, options) => {
    const plan = planFor(ofKind, options.wordsOf, options.layout);
    const chosen = options.layout?.columns ?? [];
    const ofProfile = options.layout?.profile ? headingsOfProfile(options.layout.profile) : [];
    const heads = [
      ...ofProfile.map(headingKey),
      ...headingKeysOf(plan.columns),
      ...chosen.map(({ heading }) => headingKey(heading)),
    ];
    const file = await openTableFile(path, {
      heads,
      isOfPerson: options.layout !== undefined,
      ...options.reading,
    });
    try {
      const mayBeLost = options.checkFirst && !goesOn(options) && plan.atOnce !== Infinity;
      if (mayBeLost) {
        const { opened, reader } = await readWhole(plan, file, options.layout, (begin) =>
          inTransaction(db, begin),
        );
        if (reader.rejected > 0)
          return outcomeOf(file, opened, reader, { created: 0, changed: 0, isCommitted: false });
      }
      return await inTransaction(db, async (trx) => {
        const outcome = await importFile(trx, plan, file, options);
        if (!outcome.isCommitted) throw new TakenBack(outcome);
        return outcome;
      });
    } catch (error) {
      if (error instanceof TakenBack) return error.outcome;
      throw error;
    } finally {
      await file.close();
    }
  });
}

async function importFile<C extends Columns, Row extends object>(
  trx: Trx,
  plan: Plan<C, Row>,
  file: TableFile,
  options: ImportOptions,
): Promise<Outcome> {
  const { skipBad, dryRun, changes, layout, onProgress, alongside } = options;
  const trail = options.trail?.(trx);
  const refusedBefore = await refusedOfWhole(plan, file, layout, (begin) => begin(trx));
  const opened = await openRows(plan, file, layout);
  const { heading, rows } = opened;
  try {
    const taking = await plan.begin(trx, new Set(heading.at.keys()), askedOf(layout));
    const reader = new RowReader(plan, opened, taking, refusedBefore);
    // A file with an invalid row will be rolled back: its remaining rows are only validated, so that nobody waits for
    // its locks.
    const isLost = () => reader.rejected > 0 && !goesOn(options) && plan.atOnce !== Infinity;
    const batches = new Batches(plan.atOnce, async (batch: readonly Taken<Row>[]) =>
      isLost() ? { created: 0, changed: 0 } : await writeRows(taking, batch, heading, { changes, trail }),
    );
    for await (const row of rows) {
      const taken = reader.read(row);
      if (taken)
        await batches.add({
          row: taken,
          line: row.line,
          key: reader.keyOf(row) || (taking.keyOf?.(taken) ?? ''),
          columns: reader.columnsOf(row),
          also: taking.alsoToldOf?.(taken) ?? [],
        });
      if (plan.atOnce === Infinity && reader.count > mostTogether) {
        throw new TableFileError(`it has more than ${mostTogether} rows; send it in parts`);
      }
      if (reader.count % 100 === 0) onProgress?.(reader.count, file.progress());
    }
    const { created, changed, refused } = await batches.end();
    reader.refuse(refused);
    // What a person exports from an empty register is headings; a program that sends them has failed.
    if (reader.count === 0 && layout === undefined)
      throw new TableFileError('it has no rows below its first line');
    if (plan.topic !== undefined && created + changed > 0) await bumpVersion(trx, plan.topic);
    const isCommitted = !dryRun && (skipBad || reader.rejected === 0);
    if (isCommitted) await alongside?.(trx, { created, changed });
    return outcomeOf(file, opened, reader, { created, changed, isCommitted });
  } finally {
    await rows.return(undefined);
  }
}

/** A trial tells what the right rows would change beside the wrong ones. */
function goesOn({ skipBad, dryRun }: ImportOptions): boolean {
  return skipBad || dryRun;
}

type Taken<Row> = { row: Row; line: number; key: string; columns: Set<string>; also: readonly string[] };

async function writeRows<Row>(
  taking: Pick<Taking<never, Row>, 'look' | 'write' | 'idsOf'>,
  batch: readonly Taken<Row>[],
  { heads }: Heading,
  { changes, trail }: { changes: RowChanges | undefined; trail: Trail | undefined },
): Promise<Written> {
  const rows = batch.map(({ row }) => row);
  if (!changes && !trail) return await taking.write(rows);
  const before = await taking.look(rows);
  if (trail) await trail.before(((await taking.idsOf?.(rows)) ?? []).filter((id) => id !== undefined));
  const written = await taking.write(rows);
  const after = await taking.look(rows);
  const changed = changesOf(heads, batch, before, after);
  changes?.add(changed);
  if (trail && changed.length > 0) await trail.after(await traced(taking, batch, changed));
  return written;
}

async function traced<Row>(
  taking: Pick<Taking<never, Row>, 'idsOf'>,
  batch: readonly Taken<Row>[],
  changed: readonly RowChange[],
): Promise<TracedChange[]> {
  const rowAt = new Map(batch.map(({ line, row }) => [line, row]));
  const rows = changed.flatMap(({ line }) => rowAt.get(line) ?? []);
  const ids = (await taking.idsOf?.(rows)) ?? [];
  return changed.map((change, at) => ({ ...change, itemId: ids[at] }));
}

function outcomeOf(
  file: TableFile,
  opened: OpenRows,
  reader: Pick<Outcome, 'rejected' | 'refusals' | 'notes'> & { count: number },
  written: Pick<Outcome, 'created' | 'changed' | 'isCommitted'>,
): Outcome {
  return {
    read: reader.count,
    rejected: reader.rejected,
    refusals: reader.refusals,
    notes: reader.notes,
    remarks: [...file.remarks, ...opened.remarks()],
    ...written,
  };
}
