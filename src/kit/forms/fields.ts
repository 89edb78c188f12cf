import * as z from 'zod/mini';
import * as rules from './field-rules.ts';
import type { RuleName } from './field-rules.ts';

const controlCharacter = /[\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f]/;

function hasNoControlCharacters(value: string): boolean {
  return !controlCharacter.test(value) && value.isWellFormed();
}

function codePoints(value: string): number {
  return [...value].length;
}

const bounds = new WeakMap<object, Bounds>();

type Bounds = { minLength?: number; maxLength?: number; format?: string; type?: 'integer' };

/** What a schema holds as checks of its own, for descriptions of the API. */
export function boundsOf(schema: object): Bounds | undefined {
  return bounds.get(schema);
}

function bounded<S extends object>(schema: S, of: Bounds): S {
  bounds.set(schema, of);
  return schema;
}

/** A check that fails with one of the named rules. */
export function obeys(rule: RuleName, holds: (value: string) => boolean) {
  return z.refine<string>(holds, { error: rule });
}

/** A rule of a text beside another text of the same object, judged however wrong the object's other fields are. */
export function beside(
  field: string,
  other: string,
  rule: RuleName,
  holds: (value: string, other: string) => boolean,
) {
  type Texts = Record<string, string>;
  return z.refine<Record<string, unknown>>(
    (input) => {
      const { [field]: value = '', [other]: next = '' } = input as Texts;
      return holds(value, next);
    },
    {
      path: [field],
      error: rule,
      when: ({ value }) => areTexts(value, field, other),
    },
  );
}

function areTexts(input: unknown, ...fields: string[]): boolean {
  if (typeof input !== 'object' || input === null) return false;
  return fields.every((field) => typeof (input as Record<string, unknown>)[field] === 'string');
}

/** What is not there is required; what is there as another type has the wrong form. */
export function missingOrWrong({ input }: { input?: unknown }): RuleName {
  return input === undefined || input === null ? 'required' : 'regex';
}

/** Spaces of other widths and kinds, as they come along from where a line was copied. */
const otherSpaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;

/** What is longer may have more lines, and spaces that are meant to be as they are. */
const longestLine = 200;

/** A line as it was meant: spaces that were copied along are spaces. */
function plainSpaces(value: string): string {
  return value.replace(otherSpaces, ' ');
}

/**
 * Trimmed, NFC, with plain spaces in what is one line, without control characters other than line breaks; lengths in
 * code points. Of the rules it breaks the first is told; the search for others stops at what is too long.
 */
export function text({ min = 0, max = 200 }: { min?: number; max?: number } = {}) {
  const schema = z.string({ error: missingOrWrong }).check(
    z.overwrite((value) => (max <= longestLine ? plainSpaces(value) : value).trim().normalize('NFC')),
    z.refine((value) => min === 0 || value !== '', { error: 'required' }),
    z.refine((value) => codePoints(value) >= min, { error: 'minLength', params: { minimum: min } }),
    z.refine((value) => codePoints(value) <= max, {
      error: 'maxLength',
      abort: true,
      params: { maximum: max },
    }),
    z.refine(hasNoControlCharacters, { error: 'regex' }),
  );
  return bounded(schema, min > 0 ? { minLength: min, maxLength: max } : { maxLength: max });
}

/** As text, but may be left out, empty or null: all are ''. */
export function optionalText({ max = 200 }: { max?: number } = {}) {
  return z.pipe(
    z.transform((value: unknown) => (value === undefined || value === null ? '' : value)),
    text({ max }),
  );
}

/** As text, but may be left out or null, which are ''. What is given says something, and is one line. */
export function optionalLine({ max = 200 }: { max?: number } = {}) {
  const line = text({ max }).check(
    obeys('minLength', (value) => value !== ''),
    obeys('regex', (value) => !value.includes('\n') && !value.includes('\r')),
  );
  const given = z.pipe(
    z.transform((value: unknown) => value ?? undefined),
    z.optional(bounded(line, { minLength: 1, maxLength: max })),
  );
  return z.pipe(
    given,
    z.transform((value) => value ?? ''),
  );
}

export function email() {
  const schema = text({ min: 1, max: 254 }).check(obeys('email', rules.email));
  return bounded(schema, { maxLength: 254, format: 'email' });
}

export function telephone() {
  return text({ min: 1, max: 40 }).check(obeys('telephone', rules.telephone));
}

/** Exactly as typed: neither trimmed nor normalised. */
export function password({ min = 1 }: { min?: number } = {}) {
  return z.string({ error: missingOrWrong }).check(
    z.refine((value) => value !== '', { error: 'required' }),
    z.refine((value) => codePoints(value) >= min, { error: 'minLength' }),
    z.refine((value) => codePoints(value) <= 128, { error: 'maxLength', abort: true }),
    z.refine((value) => !value.includes('\u0000') && value.isWellFormed(), { error: 'regex' }),
  );
}

/** A whole number in a body: JSON numbers only. */
export function integer({ min = 0, max = 2_147_483_647 }: { min?: number; max?: number } = {}) {
  const schema = z
    .number({ error: (issue) => (issue.input === undefined || issue.input === null ? 'required' : 'number') })
    .check(
      z.refine(Number.isInteger, { error: 'integer', abort: true }),
      z.gte(min, { error: 'minAmount' }),
      z.lte(max, { error: 'maxAmount' }),
    );
  return bounded(schema, { type: 'integer' });
}

/** An amount in a body, with at most two decimals. */
export function amount({ min = 0 } = {}) {
  return z.number({ error: 'number' }).check(
    z.gte(min, { error: 'minAmount' }),
    z.lte(10_000_000, { error: 'maxAmount' }),
    z.refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, { error: 'decimal' }),
  );
}

function numberFromQuery(value: unknown): unknown {
  if (value === '' || value === null) return undefined;
  return typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
}

/** A whole number in a path or a query. */
export function queryInteger(bounds: { min?: number; max?: number } = {}) {
  return z.pipe(z.transform(numberFromQuery), integer(bounds));
}

export function optionalQueryInteger(bounds: { min?: number; max?: number } = {}) {
  return z.pipe(z.transform(numberFromQuery), z.optional(integer(bounds)));
}

/** An id in a path. What cannot be an id is not found rather than bad, as the router has it. */
export function pathId() {
  return queryInteger({ min: 1 });
}

const flagWords = new Map<unknown, boolean>([
  ...[true, 'true', '1', 'on'].map((word) => [word, true] as const),
  ...[false, 'false', '0', 'off', '', null, undefined].map((word) => [word, false] as const),
]);

/** `true`, `1` and `on` are true; `false`, `0`, `off`, empty and left out are false; anything else is wrong. */
export function queryFlag() {
  return z.pipe(
    z.transform((value: unknown) => flagWords.get(value) ?? value),
    z.boolean({ error: 'regex' }),
  );
}

export function queryText({ max = 100 }: { max?: number } = {}) {
  return z.pipe(
    z.transform((value: unknown) => (value === undefined || value === null ? '' : value)),
    text({ max }),
  );
}

/** One id or several, as `colors[]=1&colors[]=2` or `colors=1`. */
export function queryIds({ most = 50 }: { most?: number } = {}) {
  return z.pipe(
    z.transform((value: unknown) => {
      if (value === undefined || value === null || value === '') return [];
      return (Array.isArray(value) ? value : [value]).map(numberFromQuery);
    }),
    z.array(integer({ min: 1 })).check(z.refine((ids) => ids.length <= most, { error: 'maxAmount' })),
  );
}

/** The rule that an issue of the schemas above stands for. */
export function ruleOf(message: string): RuleName {
  return message in rules.ruleMessages ? (message as RuleName) : 'regex';
}
