import { amount, integer } from '#kit/fields/fields.ts';
import type { RuleName } from '#kit/fields/field-rules.ts';
import { ruleOf } from '#kit/fields/schema-issues.ts';
import { largestStep } from '#shop/articles/prices/step-conflict.ts';
import type { PriceColumn } from './contract.ts';

export type CellKind = PriceColumn | 'StepPrice' | 'Quantity';

const above0 = amount({ min: 0.01 });

/** What a cell may hold, as in the forms of one price and of one step. */
const schemas = {
  Price: amount(),
  RegularPrice: above0,
  RecommendedPrice: above0,
  StepPrice: above0,
  Quantity: integer({ min: 2, max: largestStep }),
};

/** Returns the rule that a value breaks. */
export function brokenRuleOf(kind: CellKind, value: number): RuleName | undefined {
  const [issue] = schemas[kind].safeParse(value).error?.issues ?? [];
  return issue && ruleOf(issue.message);
}
