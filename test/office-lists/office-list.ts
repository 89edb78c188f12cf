import type { TestShop } from '../shop.ts';

export type Value = string | number | boolean | Date | null;
/** What is stored of a row that a list shows; `key` names it as the list does. */
export type Fact = Readonly<Record<string, Value>> & { id: number; key: string };
export type Compare = (one: Fact, other: Fact) => number;

export type OfficeList = {
  /** Stores rows in place of those that are there. */
  seed: (shop: TestShop) => Promise<Fact[]>;
  /** The facts in which words are found; undefined where nothing is searched. */
  searched?: readonly string[];
  /** Which rows each value of a filter shows; '' is no value. */
  filters: Readonly<Record<string, Readonly<Record<string, (fact: Fact) => boolean>>>>;
  /** The order by the parameter `sort`; '' is that of a list that nobody has sorted. */
  sorts: Readonly<Record<string, Compare>>;
  /** Whether the list is read in parts by `skip` and `take`, from a place to the next, or whole. */
  parts: 'numbered' | 'placed' | 'whole';
  /** What each column of the list shows of a row. */
  columns: Readonly<Record<string, (fact: Fact) => unknown>>;
  keyOf: (row: Readonly<Record<string, Value>>) => string;
};

export const now = new Date('2026-10-14T10:00:00Z');
export const places = Array.from({ length: 24 }, (_, place) => place);

export const all = () => true;
export const idOf = (row: Readonly<Record<string, Value>>) => String(row['Id']);
export const byId: Compare = (one, other) => one.id - other.id;
export const byIdDown: Compare = (one, other) => other.id - one.id;

/** Not in rising order, each of `of` numbers as often as another. */
export function shuffled(place: number, of: number): number {
  return (place * 7 + 3) % of;
}

export function oneOf<const T>(values: readonly T[], place: number): T {
  return values[place % values.length]!;
}

export function isSet(place: number, bit: number): boolean {
  return ((place >> bit) & 1) === 1;
}

/** Names that differ by case, and hold what has a meaning in patterns. */
const words = ['alfa', 'Beta', '100%', 'gamma_x', 'GAMMAyx', String.raw`c\d`, 'alfabet'];

/** A text of which another field, or another row, has no equal. */
export function textOf(place: number, field: string): string {
  return `${oneOf(words, place + field.length)} ${field}${shuffled(place, 24)}`;
}

type Key = (fact: Fact) => string | number | null;

export function by(key: Key, { descends = false, nulls = 'last', then = byId } = {}): Compare {
  return (one, other) => {
    const [a, b] = [key(one), key(other)];
    if (a === b) return then(one, other);
    if (a === null || b === null) return (a === null) === (nulls === 'last') ? 1 : -1;
    return a < b === descends ? 1 : -1;
  };
}

/** A column by which a list can be sorted, up and down; rows without a value come last in both. */
export function bothWays(name: string, key: Key): Record<string, Compare> {
  return { [name]: by(key), [`-${name}`]: by(key, { descends: true }) };
}

export const lower = (name: string) => (fact: Fact) => String(fact[name] ?? '').toLowerCase();
export const number = (name: string) => (fact: Fact) => (fact[name] === null ? null : Number(fact[name]));
export const time = (name: string) => (fact: Fact) => {
  const value = fact[name];
  return value instanceof Date ? value.getTime() : null;
};
/** A column that shows what is stored, '' for nothing. */
export const text = (name: string) => (fact: Fact) => fact[name] ?? '';
export const as = (name: string) => (fact: Fact) => fact[name];
export const moment = (name: string) => (fact: Fact) => {
  const value = fact[name];
  return value instanceof Date ? value.toISOString() : null;
};

/** A day, which a database sorts as its text. */
export const day = (name: string) => (fact: Fact) => (fact[name] === null ? null : String(fact[name]));
