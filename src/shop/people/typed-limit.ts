import type { RuleName } from '#kit/fields/field-rules.ts';
import { parseNumber } from '#kit/text/number-text.ts';

const largestLimit = 10_000_000;

/** Returns the limit that was typed, null for none; NaN for what is no amount. */
export function typedLimit(text: string, currency: string): number | null {
  return text.trim() === '' ? null : (parseNumber(text, { currency }) ?? NaN);
}

export function brokenLimitRule(text: string, currency: string): RuleName | undefined {
  const limit = typedLimit(text, currency);
  if (limit === null) return undefined;
  if (!(limit >= 0) || Math.abs(limit * 100 - Math.round(limit * 100)) > 1e-6) return 'number';
  return limit > largestLimit ? 'maxAmount' : undefined;
}
