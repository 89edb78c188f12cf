import type { RefusedByRule } from '#kit/http/problem.ts';
import { oreToWire, wireToOre } from '#kit/text/money.ts';
import { isAlways } from '#shop/articles/prices/office/price-values.server.ts';
import { refuseStep } from '#shop/articles/prices/office/steps/steps.server.ts';
import { mostSteps, type Step } from '#shop/articles/prices/step-conflict.ts';
import { officeTextOf } from '#shop/texts/office-language/text.ts';
import { brokenRuleOf } from './cell-rules.ts';
import type { GridStep, Meanwhile, PriceCell, PriceColumn, StepCell } from './contract.ts';
import type { PriceOfArticle, StepOfArticle } from './grid-store.server.ts';

/** What is stored of the articles of a call. */
export type Stored = {
  articles: ReadonlyMap<number, string>;
  prices: ReadonlyMap<number, PriceOfArticle>;
  steps: readonly StepOfArticle[];
};
type PricePlan = { articleId: number; before: PriceOfArticle | undefined; after: PriceOfArticle | undefined };
type StepPlan = { articleId: number; before: StepOfArticle | undefined; after: Step | undefined };
export type Plan = { prices: PricePlan[]; steps: StepPlan[] };

const columnOf = {
  Price: 'price',
  RegularPrice: 'regular_price',
  RecommendedPrice: 'recommended_price',
} as const satisfies Record<PriceColumn, keyof PriceOfArticle>;

/** Returns what breaks a rule by itself, whatever is stored. */
export function refuseCells(prices: readonly PriceCell[], steps: readonly StepCell[]): RefusedByRule[] {
  const known = new Set<string>();
  return [
    ...prices.flatMap(({ ArticleId, Column, Value }, at) => {
      const key = `${ArticleId} ${Column}`;
      const rule = known.has(key) ? 'match' : Value !== null && brokenRuleOf(Column, Value);
      known.add(key);
      return rule ? [{ field: `Prices.${at}.Value`, rule }] : [];
    }),
    ...steps.flatMap(({ ArticleId, Value, Seen }, at) => {
      const key = `${ArticleId} from ${Seen?.Quantity}`;
      if (Seen && known.has(key)) return [{ field: `Steps.${at}.Value.Quantity`, rule: 'match' as const }];
      known.add(key);
      if (!Value) return [];
      const quantity = brokenRuleOf('Quantity', Value.Quantity);
      const price = brokenRuleOf('StepPrice', Value.Price);
      return [
        ...(quantity ? [{ field: `Steps.${at}.Value.Quantity`, rule: quantity }] : []),
        ...(price ? [{ field: `Steps.${at}.Value.Price`, rule: price }] : []),
      ];
    }),
  ];
}

/** Returns the cells that hold something else than what was seen, with that; undefined when there are none. */
export function changedMeanwhile(
  stored: Stored,
  prices: readonly PriceCell[],
  steps: readonly StepCell[],
): Meanwhile | undefined {
  const Prices = prices.flatMap(({ ArticleId, Column, Seen }, Index) => {
    const ore = stored.prices.get(ArticleId)?.[columnOf[Column]] ?? null;
    const Value = ore === null ? null : oreToWire(ore);
    return Value === Seen ? [] : [{ Index, Value }];
  });
  const Steps = steps.flatMap(({ ArticleId, Seen }, Index) => {
    if (!Seen) return [];
    const step = alwaysStep(stored, ArticleId, Seen);
    const Value: GridStep | null = step
      ? { Quantity: step.min_qty, Price: oreToWire(Number(step.price)) }
      : null;
    return Value?.Price === Seen.Price ? [] : [{ Index, Value }];
  });
  return Prices.length + Steps.length > 0 ? { Prices, Steps } : undefined;
}

function alwaysStep({ steps }: Stored, articleId: number, { Quantity }: GridStep) {
  return steps.find((step) => step.article_id === articleId && step.min_qty === Quantity && isAlways(step));
}

/** Returns what is written, and what cannot stand beside what is stored. The cells hold what was seen. */
export function planOf(
  stored: Stored,
  currency: string,
  { prices, steps }: { prices: readonly PriceCell[]; steps: readonly StepCell[] },
): { plan: Plan; errors: RefusedByRule[] } {
  const errors: RefusedByRule[] = [];
  const plan: Plan = { prices: planPrices(stored, prices, errors), steps: planSteps(stored, steps) };
  refuseSteps(stored, currency, plan.steps, errors);
  return { plan, errors };
}

function planPrices(stored: Stored, cells: readonly PriceCell[], errors: RefusedByRule[]): PricePlan[] {
  const changed = new Map<number, { price: number | null } & Omit<PriceOfArticle, 'price'>>();
  for (const { ArticleId: article_id, Column, Value } of cells) {
    const none = { article_id, price: null, regular_price: null, recommended_price: null };
    const before = changed.get(article_id) ?? stored.prices.get(article_id) ?? none;
    changed.set(article_id, { ...before, [columnOf[Column]]: Value === null ? null : wireToOre(Value) });
  }
  for (const [at, { ArticleId, Value }] of cells.entries())
    if (Value !== null && changed.get(ArticleId)?.price === null)
      errors.push({
        field: `Prices.${at}.Value`,
        rule: 'required',
        message: officeTextOf('officeProblem.priceFirst'),
      });
  return [...changed].map(([articleId, { price, ...after }]) => ({
    articleId,
    before: stored.prices.get(articleId),
    after: price === null ? undefined : { ...after, price },
  }));
}

function planSteps(stored: Stored, cells: readonly StepCell[]): StepPlan[] {
  return cells.map(({ ArticleId, Value, Seen }) => ({
    articleId: ArticleId,
    before: Seen ? alwaysStep(stored, ArticleId, Seen) : undefined,
    after: Value
      ? { min_qty: Value.Quantity, price: wireToOre(Value.Price), valid_from: null, valid_to: null }
      : undefined,
  }));
}

/** A step is judged beside all that will be there: those that are changed with it, and those for a time. */
function refuseSteps(
  stored: Stored,
  currency: string,
  plans: readonly StepPlan[],
  errors: RefusedByRule[],
): void {
  const replaced = new Set(plans.map(({ before }) => before?.id));
  const kept = stored.steps.filter(({ id }) => !replaced.has(id));
  for (const [at, plan] of plans.entries()) {
    if (!plan.after) continue;
    const others = [
      ...kept.filter((step) => step.article_id === plan.articleId),
      ...plans.flatMap((one) =>
        one !== plan && one.articleId === plan.articleId && one.after ? [one.after] : [],
      ),
    ];
    const refused = refuseStep(plan.after, others, currency);
    if (!refused) continue;
    const [error] = refused.errors;
    errors.push(
      error
        ? { ...error, field: `Steps.${at}.Value.${error.field}` }
        : {
            field: `Steps.${at}.Value.Quantity`,
            rule: 'maxAmount',
            message: officeTextOf('officeProblem.mostSteps', { count: mostSteps }),
          },
    );
  }
}
