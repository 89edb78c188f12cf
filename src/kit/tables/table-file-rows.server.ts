import type { Shown } from '#kit/text/numbers/number-parts.mjs';
import { otherCurrencyIn } from '#kit/text/numbers/money-units.ts';
import { Refusal } from './table-file-cells.server.ts';
import type { Columns, Heading, ValuesOf } from './table-file-heading.server.ts';
import type { TableRow } from './table-file-types.server.ts';

/** Why a row is refused; `field` is empty when the reason concerns the whole row. */
export type FieldRefusal = { field: string; reason: string };
export type RefusedLines = ReadonlyMap<number, FieldRefusal[]>;
/** `head` is the file's own heading of the field; undefined where it has none. */
export type RowRefusal = FieldRefusal & { line: number; value: string; head?: string | undefined };

const mostListed = 1_000;
/** How the numbers of a workbook are written. */
const pointIsDecimal: Shown = { '.': 'decimals' };

type Kind<C extends Columns> = {
  columns: C;
  key: string;
  alsoKey?: readonly string[];
  apartBy?: readonly string[];
  mayLackKey?: boolean;
};
type Takes<C extends Columns, Row> = {
  currencyOf?(values: ValuesOf<C>, field: string): string | undefined;
  take(values: ValuesOf<C>, line: number, note: (text: string) => void): Row | FieldRefusal[];
};

/** Parses the rows under a heading and records those that are invalid. */
export class RowReader<C extends Columns, Row extends object> {
  count = 0;
  rejected = 0;
  readonly refusals: RowRefusal[] = [];
  readonly notes = new Map<string, number>();
  #kind: Kind<C>;
  #heading: Heading;
  #shown: readonly Shown[];
  #takes: Takes<C, Row>;
  #refusedBefore: RefusedLines;
  #lines = new Map<string, { line: number; key: string }>();

  constructor(
    kind: Kind<C>,
    { heading, shown }: { heading: Heading; shown: readonly Shown[] },
    takes: Takes<C, Row>,
    refusedBefore: RefusedLines = new Map(),
  ) {
    this.#refusedBefore = refusedBefore;
    this.#kind = kind;
    this.#shown = shown;
    this.#heading = heading;
    this.#takes = takes;
  }

  /** Returns undefined for an empty row and for a refused one. */
  read(row: TableRow): Row | undefined {
    const { width, isSheet } = this.#heading;
    const { line } = row;
    const cells = isSheet ? row.cells.slice(0, width) : row.cells;
    const faults = this.#faultsOf(row);
    if (cells.every((cell) => cell === '') && faults.length === 0) return undefined;
    this.count++;
    const taken = faults.length > 0 ? faults : this.#taken({ ...row, cells });
    if (!Array.isArray(taken)) return taken;
    const valueOf = (field: string) => cells[this.#heading.at.get(field) ?? -1] ?? '';
    this.refuse(taken.map(({ field, reason }) => ({ line, field, value: valueOf(field), reason })));
    return undefined;
  }

  /** The columns in which the row has a value. */
  columnsOf({ cells }: TableRow): Set<string> {
    const fields = [...this.#heading.at].filter(([, place]) => (cells[place] ?? '') !== '');
    return new Set(fields.map(([field]) => field));
  }

  /** The row's key, as the file writes it. */
  keyOf({ cells }: TableRow): string {
    const fields = [this.#kind.key, ...(this.#kind.alsoKey ?? [])];
    const texts = fields.map((field) => cells[this.#heading.at.get(field) ?? -1] ?? '');
    return texts.filter((text) => text !== '').join(' · ');
  }

  refuse(refusals: readonly RowRefusal[]): void {
    this.rejected += new Set(refusals.map(({ line }) => line)).size;
    for (const refusal of refusals.slice(0, mostListed - this.refusals.length))
      this.refusals.push({ ...refusal, head: this.#heading.heads.get(refusal.field) });
  }

  #faultsOf({ faults }: TableRow): FieldRefusal[] {
    if (!faults) return [];
    return [...this.#heading.at].flatMap(([field, place]) => {
      const reason = faults.get(place);
      return reason === undefined ? [] : [{ field, reason }];
    });
  }

  #taken({ cells: texts, line, numbers }: TableRow): Row | FieldRefusal[] {
    const { width } = this.#heading;
    if (texts.length < width || texts.slice(width).some((text) => text !== '')) {
      return [{ field: '', reason: `has ${texts.length} cells, the first line ${width}` }];
    }
    const { values, refusals } = this.#values(texts, numbers);
    const key = texts[this.#heading.at.get(this.#kind.key) ?? -1] ?? '';
    const lacksKey = this.#kind.mayLackKey === true && !this.#heading.at.has(this.#kind.key);
    if (key === '' && !lacksKey) return [{ field: this.#kind.key, reason: 'is missing' }, ...refusals];
    refusals.push(...this.#otherCurrencies(texts, values));
    if (refusals.length > 0) return refusals;

    const { alsoKey = [], apartBy = [] } = this.#kind;
    const more = [...alsoKey, ...apartBy].map((field) => texts[this.#heading.at.get(field) ?? -1] ?? '');
    const whole = [key, ...more].join('\n').toLowerCase();
    const same = lacksKey ? undefined : this.#lines.get(whole);
    if (same) {
      const difference = same.key === key ? '' : `, where it is written ${same.key}`;
      return [{ field: this.#kind.key, reason: `is also on line ${same.line}${difference}` }];
    }
    const notes: string[] = [];
    const taken = this.#takes.take(values, line, (text) => void notes.push(text));
    if (Array.isArray(taken)) return taken;
    if (!lacksKey) this.#lines.set(whole, { line, key });
    const refused = this.#refusedBefore.get(line);
    if (refused) return refused;
    for (const note of notes) this.notes.set(note, (this.notes.get(note) ?? 0) + 1);
    return taken;
  }

  #otherCurrencies(texts: string[], values: ValuesOf<C>): FieldRefusal[] {
    return [...this.#heading.at].flatMap(([field, place]) => {
      if (!this.#kind.columns[field]?.read.isMoney || values[field] === undefined) return [];
      const currency = this.#takes.currencyOf?.(values, field);
      const other = currency === undefined ? undefined : otherCurrencyIn(texts[place] ?? '', currency);
      return other === undefined ? [] : [{ field, reason: `is in ${other}, and is to be in ${currency}` }];
    });
  }

  #values(texts: string[], numbers?: ReadonlySet<number>): { values: ValuesOf<C>; refusals: FieldRefusal[] } {
    const values: Record<string, unknown> = {};
    const refusals: FieldRefusal[] = [];
    for (const [field, place] of this.#heading.at) {
      const text = texts[place] ?? '';
      if (text === '') continue;
      const shown = numbers?.has(place) ? pointIsDecimal : this.#shown[place];
      const read = this.#heading.reads.get(field) ?? this.#kind.columns[field]?.read;
      const value = read?.(text, shown);
      if (value instanceof Refusal) refusals.push({ field, reason: value.reason });
      else values[field] = value;
    }
    return { values: values as ValuesOf<C>, refusals };
  }
}
