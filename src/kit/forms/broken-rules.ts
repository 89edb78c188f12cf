import * as z from 'zod/mini';
import { ruleOf } from '#kit/fields/fields.ts';
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
  if (issue.code === 'too_small') return { least: Number(issue.minimum) };
  if (issue.code === 'too_big') return { most: Number(issue.maximum) };
  if (issue.code !== 'custom') return {};
  const { minimum, maximum, format } = issue.params ?? {};
  return {
    ...(typeof minimum === 'number' && { least: minimum }),
    ...(typeof maximum === 'number' && { most: maximum }),
    // Whoever shows it looks the words up: they are not for the customers' forms, which are loaded with this file.
    ...(typeof format === 'string' && { format: format as Format }),
  };
}
