import { oreToWire, wireToOre } from '#kit/text/money.ts';
import type { PriceStep, SteppedPrice } from '#shop/order-model/price-steps.ts';

export type WireStep = { Quantity: number; Price: number };

export function stepsToWire(steps: readonly PriceStep[]): WireStep[] {
  return steps.map(stepToWire);
}

export function stepToWire({ quantity, priceOre }: PriceStep): WireStep {
  return { Quantity: quantity, Price: oreToWire(priceOre) };
}

/** Reads what a piece costs back from an answer. */
export function steppedPriceOf(price: number, steps: readonly WireStep[] = []): SteppedPrice {
  return {
    priceOre: wireToOre(price),
    steps: steps.map(({ Quantity, Price }) => ({ quantity: Quantity, priceOre: wireToOre(Price) })),
  };
}
