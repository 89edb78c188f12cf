import * as z from 'zod/mini';
import { boundsOfIssue, ruleOf } from '#kit/fields/schema-issues.ts';
import type { BrokenRule, BrokenRules } from './form-errors.ts';
import type { RuleName } from '#kit/fields/field-rules.ts';
import type { Format } from '#kit/fields/format-messages.ts';

/**
 * Finds what the server would refuse, by validating a form's values against the schema of its endpoint. The schema
 * library is large for a phone: only pages with such a form may import this file.
 */
export function brokenRules(schema: z.ZodMiniType, values: unknown): BrokenRules {
  const parsed = z.safeParse(schema, values);
  const broken: Record<string, RuleName | BrokenRule> = {};
  for (const issue of parsed.error?.issues ?? []) broken[issue.path.join('.')] ??= brokenRule(issue);
  return broken;
}

function brokenRule(issue: z.core.$ZodIssue): RuleName | BrokenRule {
  const rule = ruleOf(issue.message);
  const right = whatIsRight(issue);
  return Object.keys(right).length > 0 ? { rule, ...right } : rule;
}

function whatIsRight(issue: z.core.$ZodIssue): Omit<BrokenRule, 'rule'> {
  const format: unknown = issue.code === 'custom' ? issue.params?.['format'] : undefined;
  return {
    ...boundsOfIssue(issue),
    // Whoever shows it looks the words up: they are not for the customers' forms, which are loaded with this file.
    ...(typeof format === 'string' && { format: format as Format }),
  };
}
