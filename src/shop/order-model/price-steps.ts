import { inWholePackages } from './packages.ts';

/** In a row of at least so many pieces, each costs this much, in öre. */
export type PriceStep = { quantity: number; priceOre: number };

/** What a piece costs: today's price, and the steps below it in the order of their quantities. */
export type SteppedPrice = { priceOre: number; steps: readonly PriceStep[] };

export const noSteps: readonly PriceStep[] = [];

/** Returns what each piece of a row costs: the lowest of today's price and of the steps that the row reaches. */
export function pricePerPiece({ priceOre, steps }: SteppedPrice, quantity: number): number {
  let lowest = priceOre;
  for (const step of steps) if (step.quantity <= quantity && step.priceOre < lowest) lowest = step.priceOre;
  return lowest;
}

/** Returns the first step that a row does not reach yet. */
export function nextStep({ steps }: SteppedPrice, quantity: number): PriceStep | undefined {
  return steps.find((step) => step.quantity > quantity);
}

/** Returns those of a price's steps that are below another price. */
export function stepsUnder(priceOre: number, steps: readonly PriceStep[]): readonly PriceStep[] {
  const under = steps.filter((step) => step.priceOre < priceOre);
  return under.length === 0 ? noSteps : under;
}

/**
 * Returns the steps that change a price: those from whole packages on, each below the price and below the steps before
 * it.
 */
export function stepsBelow(priceOre: number, steps: readonly PriceStep[], pack: number): PriceStep[] {
  const inPackages = steps
    .map((step) => ({ ...step, quantity: inWholePackages(step.quantity, pack) }))
    .sort((a, b) => a.quantity - b.quantity || a.priceOre - b.priceOre);
  const below: PriceStep[] = [];
  for (const step of inPackages) if (step.priceOre < (below.at(-1)?.priceOre ?? priceOre)) below.push(step);
  return below;
}
