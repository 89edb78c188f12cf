/** A row in the shop as a file would represent it: the text of each column, '' for none. */
export type RowState = Readonly<Record<string, string>>;

/**
 * `head` is the file's heading, or the column's name when the file lacks it. `isGiven` tells that the row has a value
 * in this column; otherwise `now` is derived from the shop's data.
 */
export type FieldChange = { field: string; head: string; isGiven: boolean; old: string; now: string };
export type RowChange = { line: number; key: string; isNew: boolean; fields: FieldChange[] };

/** `columns` are those in which the row has a value. */
type Place = {
  line: number;
  key: string;
  columns: ReadonlySet<string>;
  /** Further columns that are told of a new row. */
  also?: readonly string[];
};
type States = readonly (RowState | undefined)[];

const mostCharacters = 10_000_000;
const longestValue = 500;

/** Collects what the rows of a file change, until that would take too much memory; from then on it only counts. */
export class RowChanges {
  readonly rows: RowChange[] = [];
  leftOut = 0;
  #characters = 0;

  add(changes: readonly RowChange[]): void {
    for (const change of changes) {
      this.#characters += change.fields.reduce(
        (sum, { head, old, now }) => sum + head.length + old.length + now.length,
        100,
      );
      if (this.#characters > mostCharacters) this.leftOut++;
      else this.rows.push(change);
    }
  }
}

/**
 * Returns the rows that change. `heads` are the headings of the file's columns in order; the other three lists have one
 * entry per row.
 */
export function changesOf(
  heads: ReadonlyMap<string, string>,
  places: readonly Place[],
  before: States,
  after: States,
): RowChange[] {
  return places.flatMap(({ line, key, columns, also = [] }, at) => {
    const fields = fieldsOf({ heads, columns, also }, before[at], after[at]);
    return fields.length === 0 ? [] : [{ line, key, isNew: before[at] === undefined, fields }];
  });
}

/** For a new row only the columns of its file are listed, and what was made of them, since the rest are defaults. */
function fieldsOf(
  {
    heads,
    columns,
    also,
  }: { heads: ReadonlyMap<string, string> } & Required<Pick<Place, 'columns' | 'also'>>,
  before: RowState | undefined,
  after: RowState | undefined,
): FieldChange[] {
  if (!after) return [];
  const others = (before ? Object.keys(after) : also).filter((field) => !heads.has(field));
  return [...heads.keys(), ...others].flatMap((field) => {
    const old = before?.[field] ?? '';
    const now = after[field] ?? '';
    if (old === now) return [];
    return [
      {
        field,
        head: heads.get(field) ?? field,
        isGiven: columns.has(field),
        old: shortened(old),
        now: shortened(now),
      },
    ];
  });
}

function shortened(text: string): string {
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;
}

/** Formats an integer with `decimals` decimals as a file writes it: 255 with two decimals is `2,55`. */
export function scaledText(value: number | null, decimals: number): string {
  return value === null ? '' : (value / 10 ** decimals).toFixed(decimals).replace('.', ',');
}

export function flagText(value: boolean): string {
  return value ? 'yes' : 'no';
}

export function plainText(value: string | number | null): string {
  return value === null ? '' : String(value);
}
