import * as z from 'zod/mini';
import { ruleOf } from './fields.ts';
import type { BrokenRules } from './form-errors.ts';
import type { RuleName } from './field-rules.ts';

/**
 * Finds what the server would refuse, by validating a form's values against the schema of its endpoint. The schema
 * library is large for a phone: only pages with such a form may import this file.
 */
export function brokenRules(schema: z.ZodMiniType, values: unknown): BrokenRules {
  const parsed = z.safeParse(schema, values);
  if (parsed.success) return {};
  const broken: Record<string, RuleName> = {};
  for (const { path, message } of parsed.error.issues) broken[path.join('.')] ??= ruleOf(message);
  return broken;
}

/** The bound that a value violates: on the size of a number, or on the length of a text in code points. */
export type Bound = { least?: number; most?: number };

/** The violated bounds by field. */
export function brokenBounds(schema: z.ZodMiniType, values: unknown): Readonly<Record<string, Bound>> {
  const parsed = z.safeParse(schema, values);
  const bounds: Record<string, Bound> = {};
  for (const issue of parsed.error?.issues ?? []) bounds[issue.path.join('.')] ??= boundOf(issue);
  return bounds;
}

function boundOf(issue: z.core.$ZodIssue): Bound {
  if (issue.code === 'too_small') return { least: Number(issue.minimum) };
  if (issue.code === 'too_big') return { most: Number(issue.maximum) };
  if (issue.code !== 'custom') return {};
  const { minimum, maximum } = issue.params ?? {};
  return {
    ...(typeof minimum === 'number' && { least: minimum }),
    ...(typeof maximum === 'number' && { most: maximum }),
  };
}
