import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextStep, pricePerPiece, stepsBelow, type PriceStep } from './price-steps.ts';

const steps = [
  { quantity: 24, priceOre: 9_200 },
  { quantity: 96, priceOre: 8_500 },
];

test.each([
  [10_000, 12, 10_000],
  [10_000, 23, 10_000],
  [10_000, 24, 9_200],
  [10_000, 95, 9_200],
  [10_000, 96, 8_500],
  // A campaign that is cheaper than a step.
  [9_000, 24, 9_000],
  [9_000, 96, 8_500],
])('at %i öre, %i pieces cost %i each', (priceOre, quantity, each) => {
  const price = { priceOre, steps: stepsBelow(priceOre, steps, 12) };
  expect(pricePerPiece(price, quantity)).toBe(each);
});

test('the next step is the first that lowers the price of so many pieces', () => {
  const at = (priceOre: number, quantity: number) =>
    nextStep({ priceOre, steps: stepsBelow(priceOre, steps, 12) }, quantity);
  expect(at(10_000, 12)).toEqual(steps[0]);
  expect(at(10_000, 24)).toEqual(steps[1]);
  expect(at(10_000, 96)).toBeUndefined();
  expect(at(9_000, 12)).toEqual(steps[1]);
});

const someSteps = fc.array(
  fc.record({ quantity: fc.integer({ min: 2, max: 60 }), priceOre: fc.nat({ max: 300 }) }),
  { maxLength: 6 },
);
const ore = fc.nat({ max: 300 });
const somePack = fc.integer({ min: 1, max: 24 });

test('a piece costs the least of the price and of every step whose whole packages the row has', () => {
  fc.assert(
    fc.property(
      ore,
      someSteps,
      somePack,
      fc.integer({ min: 1, max: 12 }),
      (priceOre, all, pack, packages) => {
        const quantity = pack * packages;
        const reached = all.filter((step) => Math.ceil(step.quantity / pack) <= packages);
        const least = Math.min(priceOre, ...reached.map((step) => step.priceOre));
        expect(pricePerPiece({ priceOre, steps: stepsBelow(priceOre, all, pack) }, quantity)).toBe(least);
      },
    ),
    { numRuns: 500 },
  );
});

test('the steps that are told are whole packages, and each makes a piece cheaper than those before it', () => {
  fc.assert(
    fc.property(ore, someSteps, somePack, (priceOre, all, pack) => {
      const told = stepsBelow(priceOre, all, pack);
      let before: PriceStep = { quantity: 0, priceOre };
      for (const step of told) {
        expect(step.quantity % pack).toBe(0);
        expect(step.quantity).toBeGreaterThan(before.quantity);
        expect(step.priceOre).toBeLessThan(before.priceOre);
        expect(pricePerPiece({ priceOre, steps: told }, step.quantity - 1)).toBe(before.priceOre);
        expect(nextStep({ priceOre, steps: told }, before.quantity)).toBe(step);
        before = step;
      }
    }),
    { numRuns: 500 },
  );
});
