import type { Language } from '#kit/text/language.ts';
import { wholeNumberInWords } from '#kit/text/numbers/number-in-words.ts';
import type { TextKey } from './language-table.ts';

/** Returns the text of a key, with `{name}` filled in. */
export type T = (key: TextKey, values?: Values) => string;

export type Values = Record<string, string | number>;

/** The names of values that say how many. Others, such as an order's `{number}`, are never grouped by thousands. */
const counts: ReadonlySet<string> = new Set([
  'count',
  'n',
  'all',
  'total',
  'shown',
  'more',
  'quantity',
  'pieces',
  'short',
  'sent',
  'read',
  'created',
  'changed',
  'rejected',
  'from',
  'to',
]);

export function translator(texts: Readonly<Record<string, string>>, language: Language): T {
  return (key, values) => {
    const text = texts[key] ?? key;
    return values ? fill(text, values, language) : text;
  };
}

/**
 * Fills in `{name}`; a name without a value stays. A number that says how many is written as the language groups it:
 * `1 200` in Swedish, `1,200` in English.
 */
export function fill(text: string, values: Values, language: Language): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name] ?? whole;
    return typeof value === 'number' && counts.has(name)
      ? wholeNumberInWords(value, language)
      : String(value);
  });
}

/**
 * Returns the singular or plural text, with other values filled in, too: `cart.rows` reads `cart.rows.one` and
 * `cart.rows.other`.
 */
export function plural(t: T, key: string, count: number, values?: Values): string {
  return t(`${key}.${count === 1 ? 'one' : 'other'}` as TextKey, { ...values, n: count, count });
}
