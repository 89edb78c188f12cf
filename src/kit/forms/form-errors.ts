import { CallError } from '#kit/http/call.ts';
import type { RuleName } from './field-rules.ts';

/** The first broken rule of each field, by the field's name. */
export type BrokenRules = Readonly<Partial<Record<string, RuleName>>>;

export type RefusedField = { rule: RuleName; message: string };
export type RefusedFields = Readonly<Partial<Record<string, RefusedField>>>;

/** Returns the fields that the server refused, with its messages; empty when the call failed for another reason. */
export function refusedFields(error: unknown): RefusedFields {
  if (!(error instanceof CallError) || error.status !== 400) return {};
  const refused: Record<string, RefusedField> = {};
  for (const { field, rule, message } of error.problem?.errors ?? []) refused[field] ??= { rule, message };
  return refused;
}
