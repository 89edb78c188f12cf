import { missingOrNoNumber, missingOrWrong } from './missing-or-wrong.ts';
import * as z from 'zod/mini';
import { withoutFormat, withoutInvisible } from '#kit/text/characters/seen-text.mjs';
import { hasEndlessMarks, toNfc } from '#kit/text/unicode-text.mjs';
import * as rules from './field-rules.ts';
import type { Format } from './format-messages.ts';
import type { RuleName } from './field-rules.ts';
import { isWhatItLooksLike } from './look-alikes.ts';
import { toLines, toOneLine, toPlainSpaces } from './text-lines.ts';

const controlCharacter = /[\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

function hasNoControlCharacters(value: string): boolean {
  return !controlCharacter.test(value) && value.isWellFormed();
}

function codePoints(value: string): number {
  return [...value].length;
}

const bounds = new WeakMap<object, Bounds>();

type Bounds = { minLength?: number; maxLength?: number; format?: string; type?: 'integer' };

/** Returns the bounds that a schema enforces with custom checks, for the API description. */
export function boundsOf(schema: object): Bounds | undefined {
  return bounds.get(schema);
}

/** Remembers the bounds that a schema enforces. */
export function bounded<S extends object>(schema: S, of: Bounds): S {
  bounds.set(schema, of);
  return schema;
}

/** A check that fails with the given rule; `format` tells what is right where the rule does not. */
export function obeys(rule: RuleName, holds: (value: string) => boolean, format?: Format) {
  return z.refine<string>(holds, { error: rule, params: { format } });
}

/**
 * A rule about a text that depends on another text of the same object. It runs even when other fields of the object
 * are invalid.
 */
export function beside(
  field: string,
  other: string,
  rule: RuleName,
  holds: (value: string, other: string) => boolean,
  format?: Format,
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
      params: { format },
      when: ({ value }) => areTexts(value, field, other),
    },
  );
}

function areTexts(input: unknown, ...fields: string[]): boolean {
  if (typeof input !== 'object' || input === null) return false;
  return fields.every((field) => typeof (input as Record<string, unknown>)[field] === 'string');
}

/** Longer texts may have several lines, and spaces that are intended as they are. */
const longestLine = 200;

/** A character may be sent as a letter with marks, and with spaces around it: no more than this is looked at. */
function mostSent(max: number): number {
  return 4 * max + 1_000;
}

/**
 * A text that is trimmed, normalised to NFC, in one line with plain spaces unless it may be long, and without control
 * characters other than line breaks, nor format characters that nobody sees. Lengths are in code points. Only the first
 * broken rule is reported; validation stops at a text that is too long, and nothing is done to it.
 */
export function text({ min = 0, max = 200 }: Lengths = {}) {
  return textIn(max <= longestLine ? toOneLine : toLines, { min, max });
}

type Lengths = { min?: number; max?: number };

function textIn(form: (value: string) => string, { min = 0, max = 200 }: Lengths) {
  const schema = z.string({ error: missingOrWrong }).check(
    z.refine((value) => value.length <= mostSent(max), {
      error: 'maxLength',
      abort: true,
      params: { maximum: max },
    }),
    z.refine((value) => !hasEndlessMarks(value), {
      error: 'regex',
      abort: true,
      params: { format: 'invisible' },
    }),
    z.overwrite((value) => toNfc(withoutFormat(form(value)).trim())),
    z.refine((value) => min === 0 || value !== '', { error: 'required' }),
    z.refine((value) => codePoints(value) >= min, { error: 'minLength', params: { minimum: min } }),
    z.refine((value) => codePoints(value) <= max, {
      error: 'maxLength',
      abort: true,
      params: { maximum: max },
    }),
    z.refine(hasNoControlCharacters, { error: 'regex', params: { format: 'invisible' } }),
  );
  return bounded(schema, min > 0 ? { minLength: min, maxLength: max } : { maxLength: max });
}

/** Like `text`, but may be missing, empty or null, which all become ''. */
export function optionalText({ max = 200 }: { max?: number } = {}) {
  return z.pipe(
    z.transform((value: unknown) => (value === undefined || value === null ? '' : value)),
    text({ max }),
  );
}

/** Like `text`, but may be missing or null, which become ''. A given value must be one non-empty line. */
export function optionalLine({ max = 200 }: { max?: number } = {}) {
  const line = textIn(toPlainSpaces, { max }).check(
    obeys('minLength', (value) => value !== ''),
    obeys('regex', (value) => !value.includes('\n') && !value.includes('\r'), 'oneLine'),
  );
  const lineOrNothing = z.pipe(
    z.transform((value: unknown) => value ?? undefined),
    z.optional(bounded(line, { minLength: 1, maxLength: max })),
  );
  return z.pipe(
    lineOrNothing,
    z.transform((value) => value ?? ''),
  );
}

export function email() {
  const schema = text({ min: 1, max: 254 }).check(
    z.overwrite(withoutInvisible),
    obeys('regex', isWhatItLooksLike, 'lookAlike'),
    obeys('email', rules.email),
  );
  return bounded(schema, { maxLength: 254, format: 'email' });
}

export function telephone() {
  return text({ min: 1, max: 40 }).check(z.overwrite(withoutInvisible), obeys('telephone', rules.telephone));
}

/** A password exactly as typed: neither trimmed nor normalised, which is for whoever hashes it. */
export function password({ min = 1, format }: { min?: number; format?: Format } = {}) {
  return z.string({ error: missingOrWrong }).check(
    z.refine((value) => value !== '', { error: 'required' }),
    z.refine((value) => codePoints(value) >= min, { error: 'minLength', params: { minimum: min, format } }),
    z.refine((value) => codePoints(value) <= 128, {
      error: 'maxLength',
      abort: true,
      params: { maximum: 128 },
    }),
    z.refine((value) => !value.includes('\u0000') && value.isWellFormed(), { error: 'regex' }),
  );
}

/** A whole number in a JSON body; strings are not accepted. */
export function integer({ min = 0, max = 2_147_483_647 }: { min?: number; max?: number } = {}) {
  const schema = z
    .number({ error: missingOrNoNumber })
    .check(
      z.refine(Number.isInteger, { error: 'integer', abort: true }),
      z.gte(min, { error: 'minAmount' }),
      z.lte(max, { error: 'maxAmount' }),
    );
  return bounded(schema, { type: 'integer' });
}

/** An amount in a body, with at most two decimals. */
export function amount({ min = 0, max = 10_000_000 } = {}) {
  return z.number({ error: missingOrNoNumber }).check(
    z.gte(min, { error: 'minAmount' }),
    z.lte(max, { error: 'maxAmount' }),
    z.refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, { error: 'decimal' }),
  );
}

function numberFromQuery(value: unknown): unknown {
  if (value === '' || value === null) return undefined;
  return typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
}

/** A whole number in a path or a query string. */
export function queryInteger(bounds: { min?: number; max?: number } = {}) {
  return z.pipe(z.transform(numberFromQuery), integer(bounds));
}

export function optionalQueryInteger(bounds: { min?: number; max?: number } = {}) {
  return z.pipe(z.transform(numberFromQuery), z.optional(integer(bounds)));
}

/** Which rows of a list are asked for. */
export function paging() {
  return { skip: optionalQueryInteger(), take: optionalQueryInteger({ min: 1, max: 200 }) };
}

/** Anything but one of the choices counts as missing: an address that was kept may name one of before. */
export function optionalQueryChoice<const C extends readonly [string, ...string[]]>(choices: C) {
  return z.optional(z.catch(z.enum(choices), undefined as unknown as C[number]));
}

/** An id in a path. A malformed id gives "not found" rather than "bad request", as the router answers. */
export function pathId() {
  return queryInteger({ min: 1 });
}

const flagWords = new Map<unknown, boolean>([
  ...[true, 'true', '1', 'on'].map((word) => [word, true] as const),
  ...[false, 'false', '0', 'off', '', null, undefined].map((word) => [word, false] as const),
]);

/** `true`, `1` and `on` are true; `false`, `0`, `off`, empty and missing are false; anything else is invalid. */
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

/** One or several ids, as `colors[]=1&colors[]=2` or `colors=1`. */
export function queryIds({ most = 50 }: { most?: number } = {}) {
  return z.pipe(
    z.transform((value: unknown) => {
      if (value === undefined || value === null || value === '') return [];
      return (Array.isArray(value) ? value : [value]).map(numberFromQuery);
    }),
    z.array(integer({ min: 1 })).check(z.refine((ids) => ids.length <= most, { error: 'maxAmount' })),
  );
}
