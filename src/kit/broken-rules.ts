import * as z from 'zod/mini';
import { ruleOf } from './fields.ts';
import type { BrokenRules } from './form-errors.ts';
import type { RuleName } from './rules-of-fields.ts';

/**
 * What the server would refuse: a form's values judged by the schema of the endpoint they are sent to. The library behind
 * it is large for a phone: only pages with such a form may import this.
 */
export function brokenRules(schema: z.ZodMiniType, values: unknown): BrokenRules {
  const parsed = z.safeParse(schema, values);
  if (parsed.success) return {};
  const broken: Record<string, RuleName> = {};
  for (const { path, message } of parsed.error.issues) broken[path.join('.')] ??= ruleOf(message);
  return broken;
}
