import { CallError } from '#kit/http/call.ts';
import type { Format } from '#kit/fields/format-messages.ts';
import type { RuleName } from '#kit/fields/field-rules.ts';

/** A broken rule with what would be right: a bound of a number, of a length in code points, or a format. */
export type BrokenRule = { rule: RuleName; least?: number; most?: number; format?: Format };

/** The first broken rule of each field, by the field's name. */
export type BrokenRules = Readonly<Partial<Record<string, RuleName | BrokenRule>>>;

export function withDetails(broken: RuleName | BrokenRule): BrokenRule {
  return typeof broken === 'string' ? { rule: broken } : broken;
}

export type RefusedField = { rule: RuleName; message: string };
export type RefusedFields = Readonly<Partial<Record<string, RefusedField>>>;

/** Returns the fields that the server refused, with its messages; empty when the call failed for another reason. */
export function refusedFields(error: unknown): RefusedFields {
  if (!(error instanceof CallError) || error.status !== 400) return {};
  const refused: Record<string, RefusedField> = {};
  for (const { field, rule, message } of error.problem?.errors ?? []) refused[field] ??= { rule, message };
  return refused;
}
