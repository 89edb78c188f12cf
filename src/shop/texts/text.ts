import type { TextKey } from './language-table.ts';

/** Returns the text of a key, with `{name}` filled in. */
export type T = (key: TextKey, values?: Record<string, string | number>) => string;

export function translator(texts: Readonly<Record<string, string>>): T {
  return (key, values) => {
    const text = texts[key] ?? key;
    return values ? fill(text, values) : text;
  };
}

/** Fills in `{name}`; a name without a value stays. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Returns the singular or plural text: `cart.rows` reads `cart.rows.one` and `cart.rows.other`. */
export function plural(t: T, key: string, count: number): string {
  return t(`${key}.${count === 1 ? 'one' : 'other'}` as TextKey, { n: count, count });
}
