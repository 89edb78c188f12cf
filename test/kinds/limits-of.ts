import * as z from 'zod/mini';

type Def = {
  type: string;
  innerType?: z.ZodMiniType;
  in?: z.ZodMiniType;
  out?: z.ZodMiniType;
  element?: z.ZodMiniType;
  shape?: Record<string, z.ZodMiniType>;
  options?: z.ZodMiniType[];
  entries?: Record<string, string>;
};

function defOf(schema: z.ZodMiniType): Def {
  return schema._zod.def;
}

/** What may be missing or null is what it may be otherwise. */
function bare(schema: z.ZodMiniType): z.ZodMiniType {
  const { type, innerType, out } = defOf(schema);
  if (type === 'pipe' && out && ['object', 'array'].includes(defOf(bare(out)).type)) return bare(out);
  return innerType ? bare(innerType) : schema;
}

/** Returns the limits of each field of an input, found by what is refused: `Rows[].Text 1 to 200 characters`. */
export function limitsOf(input: z.ZodMiniType, place = '', depth = 0): string[] {
  const schema = bare(input);
  const { shape, element, options, entries } = defOf(schema);
  if (depth > deepest) return [];
  if (shape)
    return Object.entries(shape).flatMap(([name, field]) =>
      limitsOf(field, place === '' ? name : `${place}.${name}`, depth + 1),
    );
  if (options) return options.flatMap((one) => limitsOf(one, place, depth));
  if (entries) return [`${place} ${Object.values(entries).join('|')}`];
  const own = ownLimits(schema, element);
  const inside = element ? limitsOf(element, `${place}[]`, depth + 1) : [];
  return own.map((limit) => `${place} ${limit}`).concat(inside);
}

const known = new WeakMap<z.ZodMiniType, string[]>();

function ownLimits(schema: z.ZodMiniType, element: z.ZodMiniType | undefined): string[] {
  const found = known.get(schema);
  if (found) return found;
  const limits = element
    ? [
        told(
          'rows',
          rangeOf(schema, (count) => rowsOf(element, count), 0, mostRows),
        ),
      ]
    : [
        told(
          'characters',
          rangeOf(schema, (count) => 'a'.repeat(count), 0, mostCharacters),
        ),
        told(
          'as a number',
          rangeOf(schema, (amount) => amount, -mostAmount, mostAmount),
        ),
      ];
  // A number of a query that is empty is missing.
  const own = limits.filter((limit) => !['', '1 to any characters'].includes(limit));
  known.set(schema, own);
  return own;
}

const deepest = 6;
const mostRows = 10_001;
const mostCharacters = 100_000;
const mostAmount = 1_000_000_000_000;

type Range = { least: number; most: number; isLeast: boolean; isMost: boolean };

function told(what: string, { least, most, isLeast, isMost }: Range): string {
  if (!isLeast && !isMost) return '';
  return `${isLeast ? least : 'any'} to ${isMost ? most : 'any'} ${what}`;
}

/** Finds the least and the most that is not refused as too little or too much; what else is wrong does not count. */
function rangeOf(schema: z.ZodMiniType, valueOf: (size: number) => unknown, from: number, to: number): Range {
  const refusedAs = (size: number, rules: readonly string[]) =>
    (z.safeParse(schema, valueOf(size)).error?.issues ?? []).some(
      ({ message, path }) => path.length === 0 && rules.includes(message),
    );
  const isTooMuch = (size: number) => refusedAs(size, ['maxLength', 'maxAmount']);
  const isTooLittle = (size: number) => refusedAs(size, ['minLength', 'minAmount', 'required']);
  const [isMost, isLeast] = [isTooMuch(to), isTooLittle(from)];
  return {
    isMost,
    most: isMost ? lastOf((size) => !isTooMuch(size), from, to) : to,
    isLeast,
    least: isLeast ? 1 + lastOf(isTooLittle, from, to) : from,
  };
}

/** Returns the last whole number of which it holds; it holds of none after one of which it does not. */
function lastOf(holds: (size: number) => boolean, from: number, to: number): number {
  let [low, step] = [from, 1];
  // Most limits are small, and what is large takes long.
  while (low + step < to && holds(low + step)) {
    low += step;
    step *= 2;
  }
  let high = Math.min(to, low + step);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

function rowsOf(element: z.ZodMiniType, count: number): unknown[] {
  const row = anyOf(element);
  return Array.from({ length: count }, () => row);
}

const tried = [undefined, 1, 'a', '1', true, 'a@b.example', '2026-10-14', '2026-W43', [], {}];

/** Returns some value that the schema takes. */
function anyOf(input: z.ZodMiniType): unknown {
  const takes = (value: unknown) => z.safeParse(input, value).success;
  return tried.find(takes) ?? madeOf(bare(input));
}

function madeOf(schema: z.ZodMiniType): unknown {
  const { shape, element, entries } = defOf(schema);
  if (shape) return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, anyOf(field)]));
  return entries ? Object.values(entries)[0] : element && [anyOf(element)];
}
