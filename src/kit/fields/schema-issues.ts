import type * as z from 'zod/mini';
import type { RuleName } from './field-rules.ts';
import { isRule } from './rule-messages.ts';

/** Returns the bound that an issue of the schemas of `fields.ts` is about. */
export function boundsOfIssue(issue: z.core.$ZodIssue): { least?: number; most?: number } {
  if (issue.code === 'too_small') return { least: Number(issue.minimum) };
  if (issue.code === 'too_big') return { most: Number(issue.maximum) };
  if (issue.code !== 'custom') return {};
  const { minimum, maximum } = issue.params ?? {};
  return {
    ...(typeof minimum === 'number' && { least: minimum }),
    ...(typeof maximum === 'number' && { most: maximum }),
  };
}

/** Returns the rule that an issue of the schemas of `fields.ts` stands for. */
export function ruleOf(message: string): RuleName {
  return isRule(message) ? message : 'regex';
}
