import { inTransaction, type Db, type Trx } from '#kit/database/db.server.ts';
import { Batches, type Written } from './row-batches.server.ts';
import type { FilesBeside } from './accompanying-files.server.ts';
import type { TableFile, TableRow } from './table-file-types.server.ts';
import type { RowChanges, RowState } from './row-changes.server.ts';
import { openTableFile } from './table-file.server.ts';
import type { Reading } from './table-reader.server.ts';
import {
  headingKeysOf,
  withWords,
  firstLine,
  readHeading,
  type Columns,
  type Heading,
  type ValuesOf,
} from './table-file-heading.server.ts';
import { TableFileError } from './table-file-error.server.ts';
import { RowReader, type FieldRefusal, type RowRefusal } from './table-file-rows.server.ts';
import { bumpVersion } from '#kit/database/data-versions.server.ts';

/** Defines how the rows of a file are written to the database. */
export type Plan<C extends Columns, Row> = {
  /** The column that identifies a row, ignoring case. */
  key: keyof C & string;
  /** Further columns that distinguish rows with the same key. */
  alsoKey?: readonly (keyof C & string)[];
  /** Columns that also do, and do not name the row in what is told of it. */
  apartBy?: readonly (keyof C & string)[];
  columns: C;
  /** The topic whose cached data becomes outdated by a change, if any is cached; see `bumpVersion`. */
  topic?: string;
  /** How many rows are written at once; Infinity when a row may depend on any other. */
  atOnce: number;
  begin(trx: Trx, columns: ReadonlySet<string>): Promise<Taking<ValuesOf<C>, Row>>;
};

export type Taking<Values, Row> = {
  /** Returns the row to write, or why it is refused; `note` counts something that the user should know. */
  take(values: Values, line: number, note: (text: string) => void): Row | FieldRefusal[];
  write(rows: readonly Row[]): Promise<Written>;
  /** Returns the stored state of each row, in order; undefined for a row that does not exist yet. */
  look(rows: readonly Row[]): Promise<(RowState | undefined)[]>;
};

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
  /** Whose file it is, and how many rows it may have. */
  reading?: Pick<Reading, 'customerId' | 'most'>;
  /** Further headings of a column, such as its words in each language. */
  wordsOf?: (column: string) => readonly string[];
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
export type Import = (db: Db, path: string, options: ImportOptions) => Promise<Outcome>;

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
  return async (db, path, options) => {
    const plan = { ...ofKind, columns: withWords(ofKind.columns, options.wordsOf) };
    const file = await openTableFile(path, { heads: headingKeysOf(plan.columns), ...options.reading });
    try {
      const mayBeLost = options.checkFirst && !options.skipBad && plan.atOnce !== Infinity;
      const refused = mayBeLost ? await readRefused(db, plan, file) : undefined;
      if (refused) return refused;
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
  };
}

/** Validates the rows as the import will, without writing any; undefined when none is refused. */
async function readRefused<C extends Columns, Row extends object>(
  db: Db,
  plan: Plan<C, Row>,
  file: TableFile,
): Promise<Outcome | undefined> {
  const { heading, rows } = await openRows(plan, file);
  try {
    const taking = await inTransaction(db, (trx) => plan.begin(trx, new Set(heading.at.keys())));
    const reader = new RowReader(plan, heading, file.shown, taking);
    for await (const row of rows) reader.read(row);
    if (reader.rejected === 0) return undefined;
    return outcomeOf(file, heading, reader, { created: 0, changed: 0, isCommitted: false });
  } finally {
    await rows.return(undefined);
  }
}

async function importFile<C extends Columns, Row extends object>(
  trx: Trx,
  plan: Plan<C, Row>,
  file: TableFile,
  { skipBad, dryRun, changes, onProgress, alongside }: ImportOptions,
): Promise<Outcome> {
  const { heading, rows } = await openRows(plan, file);
  try {
    const taking = await plan.begin(trx, new Set(heading.at.keys()));
    const reader = new RowReader(plan, heading, file.shown, taking);
    // A file with an invalid row will be rolled back: its remaining rows are only validated, so that nobody waits for
    // its locks.
    const isLost = () => reader.rejected > 0 && !skipBad && plan.atOnce !== Infinity;
    const batches = new Batches(plan.atOnce, async (batch: readonly Taken<Row>[]) =>
      isLost() ? { created: 0, changed: 0 } : await writeRows(taking, batch, heading, changes),
    );
    for await (const row of rows) {
      const taken = reader.read(row);
      if (taken)
        await batches.add({
          row: taken,
          line: row.line,
          key: reader.keyOf(row),
          columns: reader.columnsOf(row),
        });
      if (plan.atOnce === Infinity && reader.count > mostTogether) {
        throw new TableFileError(`it has more than ${mostTogether} rows; send it in parts`);
      }
      if (reader.count % 100 === 0) onProgress?.(reader.count, file.progress());
    }
    const { created, changed, refused } = await batches.end();
    reader.refuse(refused);
    if (reader.count === 0) throw new TableFileError('it has no rows below its first line');
    if (plan.topic !== undefined && created + changed > 0) await bumpVersion(trx, plan.topic);
    const isCommitted = !dryRun && (skipBad || reader.rejected === 0);
    if (isCommitted) await alongside?.(trx, { created, changed });
    return outcomeOf(file, heading, reader, { created, changed, isCommitted });
  } finally {
    await rows.return(undefined);
  }
}

type Taken<Row> = { row: Row; line: number; key: string; columns: Set<string> };

async function writeRows<Row>(
  taking: Pick<Taking<never, Row>, 'look' | 'write'>,
  batch: readonly Taken<Row>[],
  { heads }: Heading,
  changes: RowChanges | undefined,
): Promise<Written> {
  const rows = batch.map(({ row }) => row);
  if (!changes) return await taking.write(rows);
  const before = await taking.look(rows);
  const written = await taking.write(rows);
  changes.add(heads, batch, before, await taking.look(rows));
  return written;
}

function outcomeOf(
  file: TableFile,
  heading: Heading,
  reader: Pick<Outcome, 'rejected' | 'refusals' | 'notes'> & { count: number },
  written: Pick<Outcome, 'created' | 'changed' | 'isCommitted'>,
): Outcome {
  return {
    read: reader.count,
    rejected: reader.rejected,
    refusals: reader.refusals,
    notes: reader.notes,
    remarks: [...file.remarks, ...heading.remarks],
    ...written,
  };
}

/** Reads the heading, the first non-empty row, and returns the rows below it. */
async function openRows(
  { columns, key, alsoKey = [] }: Pick<Plan<Columns, object>, 'columns' | 'key' | 'alsoKey'>,
  file: TableFile,
): Promise<{ heading: Heading; rows: AsyncGenerator<TableRow> }> {
  const rows = file.rows();
  try {
    for (;;) {
      const next = await rows.next();
      if (next.done === true) throw new TableFileError('it is empty');
      const { cells } = next.value;
      if (!cells.some((cell) => cell.trim() !== '')) continue;
      const heading = readHeading(cells, columns, key, file.isSheet);
      const keys = new Set([key, ...alsoKey]);
      if ([...heading.at.keys()].every((name) => keys.has(name)))
        throw new TableFileError(`it has nothing to change beside ${key}; ${firstLine(cells)}`);
      return { heading, rows };
    }
  } catch (error) {
    await rows.return(undefined);
    throw error;
  }
}
