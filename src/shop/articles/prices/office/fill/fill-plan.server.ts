import { isAlways } from '#shop/articles/prices/office/price-values.server.ts';
import type { Plan } from '#shop/articles/prices/office/grid/grid-plan.server.ts';
import type { PriceOfArticle, StepOfArticle } from '#shop/articles/prices/office/grid/grid-store.server.ts';
import { stepConflict, type Step } from '#shop/articles/prices/step-conflict.ts';
import { percentOf, type Share } from './percent-of.ts';

/** The highest price that a form takes, in öre. */
const mostOre = 1_000_000_000n;

export type Source = {
  article_id: number;
  price: number;
  steps: readonly { min_qty: number; price: number }[];
};
export type Target = {
  price: PriceOfArticle | undefined;
  /** Whether one holds today, with days or without. */
  isPriced: boolean;
  steps: readonly StepOfArticle[];
};
export type Asked = Share & { withSteps: boolean; onlyMissing: boolean };

export type Outcome =
  | { is: 'kept' | 'unchanged' | 'tooHigh' | 'stepsInTheWay' }
  | { is: 'added' | 'changed'; by: number; plan: Plan };

/** Returns what becomes of an article of the target: its price in percent of the other list's. */
export function outcomeOf(source: Source, target: Target, asked: Asked): Outcome {
  if (asked.onlyMissing && target.isPriced) return { is: 'kept' };
  const share = percentOf(source.price, asked);
  if (share > mostOre) return { is: 'tooHigh' };
  const price = Number(share);
  const before = target.price;
  const articleId = source.article_id;
  const none = { article_id: articleId, regular_price: null, recommended_price: null };
  const plan: Plan = { prices: [], steps: [] };
  if (before?.price !== price) plan.prices.push({ articleId, before, after: { ...(before ?? none), price } });
  if (asked.withSteps) {
    const steps = stepsOf(source, asked);
    if (steps.some((step) => step.price > mostOre)) return { is: 'tooHigh' };
    const timed = target.steps.filter((step) => !isAlways(step));
    if (steps.some((step) => stepConflict(step, [...timed, ...steps.filter((one) => one !== step)])))
      return { is: 'stepsInTheWay' };
    plan.steps = changesOfSteps(articleId, target.steps.filter(isAlways), steps);
  }
  if (plan.prices.length + plan.steps.length === 0) return { is: 'unchanged' };
  return before ? { is: 'changed', by: Math.sign(price - before.price), plan } : { is: 'added', by: 0, plan };
}

/**
 * Returns the steps of a source in percent: of those of one quantity the lowest, and none that is dearer than one of
 * fewer pieces, which counts for nobody.
 */
function stepsOf({ steps }: Source, share: Share): Step[] {
  const sorted = steps.toSorted((a, b) => a.min_qty - b.min_qty || a.price - b.price);
  const lowest: Step[] = [];
  for (const { min_qty, price } of sorted) {
    const last = lowest.at(-1);
    const filled = Math.max(1, Number(percentOf(price, share)));
    if (!last || (last.min_qty < min_qty && filled <= last.price))
      lowest.push({ min_qty, price: filled, valid_from: null, valid_to: null });
  }
  return lowest;
}

function changesOfSteps(
  articleId: number,
  before: readonly StepOfArticle[],
  after: readonly Step[],
): Plan['steps'] {
  const old = new Map(before.map((step) => [step.min_qty, step]));
  const quantities = new Set(after.map(({ min_qty }) => min_qty));
  return [
    ...before
      .filter(({ min_qty }) => !quantities.has(min_qty))
      .map((step) => ({ articleId, before: step, after: undefined })),
    ...after
      .filter(({ min_qty, price }) => old.get(min_qty)?.price !== price)
      .map((step) => ({ articleId, before: old.get(step.min_qty), after: step })),
  ];
}
