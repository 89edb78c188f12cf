import * as z from 'zod/mini';
import { CallError } from './call.ts';
import { ruleOf } from './fields.ts';
import type { RuleName } from './rules-of-fields.ts';

/** The first rule that each field breaks, by the field's name. */
export type BrokenRules = Readonly<Partial<Record<string, RuleName>>>;

/** What the server would refuse: a form's values judged by the schema of the endpoint they are sent to. */
export function brokenRules(schema: z.ZodMiniType, values: unknown): BrokenRules {
  const parsed = z.safeParse(schema, values);
  if (parsed.success) return {};
  const broken: Record<string, RuleName> = {};
  for (const { path, message } of parsed.error.issues) broken[path.join('.')] ??= ruleOf(message);
  return broken;
}

export type RefusedField = { rule: RuleName; message: string };
export type RefusedFields = Readonly<Partial<Record<string, RefusedField>>>;

/** The fields that the server refused, with its words; none when it failed in another way. */
export function refusedFields(error: unknown): RefusedFields {
  if (!(error instanceof CallError) || error.status !== 400) return {};
  const refused: Record<string, RefusedField> = {};
  for (const { field, rule, message } of error.problem?.errors ?? []) refused[field] ??= { rule, message };
  return refused;
}
