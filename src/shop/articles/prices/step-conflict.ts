import type { Period, StepRow } from './price-of-day.ts';

/** A step of an article in a list; its price in öre. */
export type Step = Omit<StepRow, 'price_list_code'>;

/** The most pieces of a step, as of a row in the cart. */
export const largestStep = 100_000;

/** As many steps of an article may hold on one day in a list. */
export const mostSteps = 5;

/** Why a step cannot stand beside others: `other` is that of them which allows least. */
export type StepConflict<S extends Step> =
  | { what: 'sameQuantity' | 'dearerThanSmaller' | 'cheaperThanLarger'; other: S }
  | { what: 'tooMany' };

/** Steps without a common day are no matter to each other. */
export function stepConflict<S extends Step>(step: Step, all: readonly S[]): StepConflict<S> | undefined {
  const others = all.filter((other) => shareDays(step, other));
  const same = others.find((other) => other.min_qty === step.min_qty);
  if (same) return { what: 'sameQuantity', other: same };
  const [smaller] = others
    .filter((other) => other.min_qty < step.min_qty && other.price < step.price)
    .sort((a, b) => a.price - b.price);
  if (smaller) return { what: 'dearerThanSmaller', other: smaller };
  const [larger] = others
    .filter((other) => other.min_qty > step.min_qty && other.price > step.price)
    .sort((a, b) => b.price - a.price);
  if (larger) return { what: 'cheaperThanLarger', other: larger };
  // The most hold on a day on which one of them begins.
  const isFull = [step, ...others].some(({ valid_from: day }) => {
    const held = others.filter((other) => holdsAt(other, day));
    return holdsAt(step, day) && held.length >= mostSteps;
  });
  return isFull ? { what: 'tooMany' } : undefined;
}

function shareDays(one: Period, other: Period): boolean {
  return beginsBeforeEnd(one, other) && beginsBeforeEnd(other, one);
}

function beginsBeforeEnd({ valid_from }: Period, { valid_to }: Period): boolean {
  return valid_from === null || valid_to === null || valid_from <= valid_to;
}

/** A day of null is before all others. */
function holdsAt({ valid_from, valid_to }: Period, day: string | null): boolean {
  if (day === null) return valid_from === null;
  return (valid_from === null || valid_from <= day) && (valid_to === null || valid_to >= day);
}
