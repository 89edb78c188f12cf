import { CallError } from '#kit/http/call.ts';
import type { RuleName } from './field-rules.ts';

/** The first rule that each field breaks, by the field's name. */
export type BrokenRules = Readonly<Partial<Record<string, RuleName>>>;

export type RefusedField = { rule: RuleName; message: string };
export type RefusedFields = Readonly<Partial<Record<string, RefusedField>>>;

/** The fields that the server refused, with its words; none when it failed in another way. */
export function refusedFields(error: unknown): RefusedFields {
  if (!(error instanceof CallError) || error.status !== 400) return {};
  const refused: Record<string, RefusedField> = {};
  for (const { field, rule, message } of error.problem?.errors ?? []) refused[field] ??= { rule, message };
  return refused;
}
