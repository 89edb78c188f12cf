import { inTransaction, type Db, type Trx } from './db.server.ts';
import { Batches, type Written } from './batches.server.ts';
import type { FilesBeside } from './files-beside.server.ts';
import type { TableFile, TableRow } from './table-file-types.server.ts';
import { openTableFile } from './table-file.server.ts';
import { readHeading, type Columns, type ValuesOf } from './table-file-heading.server.ts';
import { TableFileError } from './table-file-error.server.ts';
import { RowReader, type FieldRefusal, type RowRefusal } from './table-file-rows.server.ts';
import { bumpVersion } from './versions.server.ts';

/** How the rows of a file go into the database. */
export type Plan<C extends Columns, Row> = {
  /** The column that tells one row from another; letters in capitals or not are the same. */
  key: keyof C & string;
  /** Columns that tell rows of the same key apart. */
  alsoKey?: readonly (keyof C & string)[];
  columns: C;
  /** Whose kept copies are old when something has changed; see `bumpVersion`. */
  topic: string;
  /** How many rows are written at once; Infinity where each row may need the others. */
  atOnce: number;
  begin(trx: Trx, given: ReadonlySet<string>): Promise<Taking<ValuesOf<C>, Row>>;
};

export type Taking<Values, Row> = {
  /** What is to be written, or why it is not; `note` counts something that a person should know. */
  take(values: Values, line: number, note: (text: string) => void): Row | FieldRefusal[];
  write(rows: readonly Row[]): Promise<Written>;
};

export type ImportOptions = {
  /** Takes in the good rows although there are bad ones. */
  skipBad: boolean;
  /** Does everything and takes it back. */
  dryRun: boolean;
  /** Reads the whole file before the transaction begins, so that nobody waits for it longer than need be. */
  readFirst?: boolean;
  /** Where the files lie that its cells name; without it none may be named. */
  beside?: FilesBeside | undefined;
  onProgress?: (rows: number, fraction: number) => void;
};

export type Outcome = {
  read: number;
  created: number;
  changed: number;
  /** How many rows; `refusals` holds the first of them, and several for a row with several bad cells. */
  rejected: number;
  refusals: readonly RowRefusal[];
  notes: ReadonlyMap<string, number>;
  remarks: readonly string[];
  /** Whether the database holds it now. */
  isKept: boolean;
};

/** @throws TableFileError when the file is no table of this kind; then, too, nothing is changed */
export type Import = (db: Db, path: string, options: ImportOptions) => Promise<Outcome>;

class TakenBack extends Error {
  readonly outcome: Outcome;
  constructor(outcome: Outcome) {
    super('taken back');
    this.outcome = outcome;
  }
}

/** Imports of a plan: a file is one transaction. */
export function importOf<C extends Columns, Row extends object>(plan: Plan<C, Row>): Import {
  return async (db, path, options) => {
    const openFile = options.readFirst ? await readWhole(path) : () => openTableFile(path);
    try {
      return await inTransaction(db, async (trx) => {
        const outcome = await importFile(trx, plan, await openFile(), options);
        if (!outcome.isKept) throw new TakenBack(outcome);
        return outcome;
      });
    } catch (error) {
      if (error instanceof TakenBack) return error.outcome;
      throw error;
    }
  };
}

async function importFile<C extends Columns, Row extends object>(
  trx: Trx,
  plan: Plan<C, Row>,
  file: TableFile,
  { skipBad, dryRun, onProgress }: ImportOptions,
): Promise<Outcome> {
  try {
    const heading = readHeading(await firstRow(file), plan.columns, plan.key);
    const taking = await plan.begin(trx, new Set(heading.at.keys()));
    const reader = new RowReader(plan, heading, taking);
    // A file with a bad row is taken back anyway: the rest is only read, so that nobody waits for its locks.
    const isLost = () => reader.rejected > 0 && !skipBad && plan.atOnce !== Infinity;
    const batches = new Batches(plan.atOnce, async (rows: readonly Row[]) =>
      isLost() ? { created: 0, changed: 0 } : await taking.write(rows),
    );
    for await (const row of file.rows) {
      const taken = reader.read(row);
      if (taken) await batches.add(taken);
      if (reader.count % 100 === 0) onProgress?.(reader.count, file.progress());
    }
    const { created, changed, refused } = await batches.end();
    reader.refuse(refused);
    if (reader.count === 0) throw new TableFileError('it has no rows below its first line');
    if (created + changed > 0) await bumpVersion(trx, plan.topic);
    return {
      ...{ read: reader.count, created, changed },
      ...{ rejected: reader.rejected, refusals: reader.refusals, notes: reader.notes },
      remarks: [...file.remarks, ...heading.remarks],
      isKept: !dryRun && (skipBad || reader.rejected === 0),
    };
  } finally {
    await file.rows.return(undefined);
  }
}

/** Answers what hands out the rows that were read, each time from the first. */
async function readWhole(path: string): Promise<() => TableFile> {
  const { rows, remarks } = await openTableFile(path);
  const read: TableRow[] = [];
  for await (const row of rows) read.push(row);
  return () => ({ rows: again(read), progress: () => 1, remarks });
}

async function* again(rows: readonly TableRow[]): AsyncGenerator<TableRow> {
  yield* rows;
}

async function firstRow(file: TableFile): Promise<readonly string[]> {
  for (;;) {
    const next = await file.rows.next();
    if (next.done === true) throw new TableFileError('it is empty');
    if (next.value.cells.some((cell) => cell.trim() !== '')) return next.value.cells;
  }
}
