import type { Trx } from '#kit/database/db.server.ts';
import type { Language } from '#kit/text/language.ts';
import type { ChosenColumn } from './layout/chosen-columns.ts';
import type { Written } from './row-batches.server.ts';
import type { RowState } from './row-changes.server.ts';
import { withWords, type Column, type Columns, type ValuesOf } from './table-file-heading.server.ts';
import type { FieldRefusal, RefusedLines } from './table-file-rows.server.ts';

/** Defines how the rows of a file are written to the database. */
export type Plan<C extends Columns, Row> = {
  /** The column that identifies a row, ignoring case. */
  key: keyof C & string;
  /** Whether the file of a person may lack the column of the key: what the import takes them for is told by `keyOf`. */
  mayLackKey?: boolean;
  /** Whether a row is whole with its key alone, as a name in a register is. */
  isKeyEnough?: boolean;
  /** Further columns that distinguish rows with the same key. */
  alsoKey?: readonly (keyof C & string)[];
  /** Columns that also do, and do not name the row in what is told of it. */
  apartBy?: readonly (keyof C & string)[];
  columns: C;
  /** The topic whose cached data becomes outdated by a change, if any is cached; see `bumpVersion`. */
  topic?: string;
  /** How many rows are written at once; Infinity when a row may depend on any other. */
  atOnce: number;
  /** Whether only the whole file shows that a row is wrong (`refusedOfWhole`): it is then read once before. */
  isJudgedWhole?: (columns: ReadonlySet<string>) => boolean;
  /** A column that only a person can name, such as a price in another currency. */
  further?: (field: string) => Column<unknown> | undefined;
  /** Whether a value that stands once may hold for the rows below it. */
  fillsDown?: keyof C & string;
  begin(trx: Trx, columns: ReadonlySet<string>, asked: Asked): Promise<Taking<ValuesOf<C>, Row>>;
};

/** What a person may ask for beside the rows. */
export type Asked = {
  makesGroups?: boolean | undefined;
  makesColours?: boolean | undefined;
  makesMaterials?: boolean | undefined;
  pricesIncludeVat?: boolean | undefined;
  /** Whether a person wrote the file, and reads what is told of it. */
  isOfPerson?: boolean | undefined;
  /** In which language that person reads. */
  language?: Language | undefined;
};

export type Taking<Values, Row> = {
  /** Returns the row to write, or why it is refused; `note` counts something that the user should know. */
  take(values: Values, line: number, note: (text: string) => void): Row | FieldRefusal[];
  /** Returns why rows that were taken are refused beside all others, by line. */
  refusedOfWhole?(): RefusedLines;
  /** Returns the currency that an amount of the row is in; undefined where that is not known. */
  currencyOf?(values: Values, field: string): string | undefined;
  write(rows: readonly Row[]): Promise<Written>;
  /** Returns the stored state of each row, in order; undefined for a row that does not exist yet. */
  look(rows: readonly Row[]): Promise<(RowState | undefined)[]>;
  /** Returns the key of a row whose file lacks it. */
  keyOf?(row: Row): string;
  /** Returns the columns that a new row has beside those of its file, where one of those was taken apart. */
  alsoToldOf?(row: Row): readonly string[];
  /** Returns the id of what each row is about, in order; undefined for what does not exist yet. */
  idsOf?(rows: readonly Row[]): Promise<(number | undefined)[]>;
};

/** What a kind of file has in it. */
export type FileShape = Pick<Plan<Columns, object>, 'columns' | 'key' | 'alsoKey' | 'further' | 'fillsDown'>;

export function shapeOf<C extends Columns, Row>({
  columns,
  key,
  alsoKey,
  further,
  fillsDown,
}: Plan<C, Row>): FileShape {
  return {
    columns,
    key,
    ...(alsoKey && { alsoKey }),
    ...(further && { further }),
    ...(fillsDown && { fillsDown }),
  };
}

/** Adds the words of the columns, and those columns that only the person has named. */
export function planFor<C extends Columns, Row>(
  plan: Plan<C, Row>,
  wordsOf: ((column: string) => readonly string[]) | undefined,
  layout: { columns?: readonly ChosenColumn[] | undefined } | undefined,
): Plan<C, Row> {
  const chosen = layout?.columns ?? [];
  const further = chosen.flatMap(({ field }) => {
    const found = field in plan.columns ? undefined : plan.further?.(field);
    return found ? [[field, found] as const] : [];
  });
  return {
    ...plan,
    mayLackKey: plan.mayLackKey === true && layout !== undefined,
    columns: { ...withWords(plan.columns, wordsOf), ...Object.fromEntries(further) },
  };
}
