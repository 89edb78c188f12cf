import { CallError } from '#kit/http/call.ts';
import {
  refusedFields,
  withDetails,
  type BrokenRule,
  type BrokenRules,
  type RefusedFields,
} from './form-errors.ts';
import type { Language } from '#kit/text/language.ts';
import { ruleMessage } from '#kit/fields/rule-messages.ts';
import type { RuleName } from '#kit/fields/field-rules.ts';

/** The current values of the form, by field name. */
export type FormValues = Readonly<Record<string, string>>;

/** Returns `to`, with what was changed since these values were `sent`. */
export function withTypedSince<V extends FormValues>(to: V, sent: V, now: V): V {
  const typed = Object.entries(now).filter(([name, value]) => sent[name] !== value);
  return { ...to, ...Object.fromEntries(typed) };
}

/** The fields whose errors are shown; `all` once a submit was attempted. */
export type Touched = ReadonlySet<string> | 'all';

export type ErrorWords<V extends FormValues> = (
  field: keyof V & string,
  rule: RuleName,
  refused?: string,
  broken?: BrokenRule,
) => string | undefined;

type State<V extends FormValues> = {
  values: V;
  broken: BrokenRules;
  touched: Touched;
  refused: RefusedFields;
};

/**
 * The message at each field: the server's message first, otherwise that of the broken rule once the field was
 * touched.
 */
export function shownErrors<V extends FormValues>(
  { values, broken, touched, refused }: State<V>,
  language: Language,
  words?: ErrorWords<V>,
): Partial<Record<keyof V & string, string>> {
  const errors: Partial<Record<keyof V & string, string>> = {};
  for (const name of Object.keys(values) as (keyof V & string)[]) {
    const byServer = refused[name];
    const byRule = touched === 'all' || touched.has(name) ? broken[name] : undefined;
    const shown = byRule && withDetails(byRule);
    const text = byServer
      ? (words?.(name, byServer.rule, byServer.message) ?? byServer.message)
      : shown && (words?.(name, shown.rule, undefined, shown) ?? ruleMessage(shown.rule, language));
    if (text) errors[name] = text;
  }
  return errors;
}

/** Returns the same set when nothing is new, which avoids a re-render. */
export function touchedToo(touched: Touched, name: string): Touched {
  return touched === 'all' || touched.has(name) ? touched : new Set(touched).add(name);
}

/** Drops the server's refusal of a field whose value has changed since. */
export function refusedStill(refused: RefusedFields, changed: object): RefusedFields {
  return Object.fromEntries(Object.entries(refused).filter(([field]) => !(field in changed)));
}

/** Returns the fields of the form that the server refused or, when no field is to blame, why the call failed. */
export function refusalOf<V extends FormValues>(
  error: unknown,
  values: V,
  fieldOf: (refused: string, values: V) => string,
): { refused: RefusedFields; failure: CallError | undefined } {
  const known = Object.entries(refusedFields(error))
    .map(([field, why]) => [fieldOf(field, values), why] as const)
    .filter(([field]) => field in values);
  const failure = error instanceof CallError ? error : new CallError(500);
  return { refused: Object.fromEntries(known), failure: known.length === 0 ? failure : undefined };
}
