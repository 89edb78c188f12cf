import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { times } from '../sizes.ts';
import { openTestShop, type TestShop } from '../shop.ts';
import { trips } from './steps.ts';
import { takeStep } from './take-step.ts';
import { Trip } from './trip.ts';

/** The seed of `npm test` stays the same; `npm run prove` draws a new one. */
const seed = times === 1 ? 20_261_014 : Number(process.env['SHOPPERS_SEED'] ?? Date.now() % 2 ** 31);

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/**
 * Whoever finds a trip that goes wrong reads the shortest one below, in words; `SHOPPERS_SEED` and `PROVE_TIMES` repeat
 * the run.
 */
test('whatever shoppers do, in any order, cart and orders are what they must be', async () => {
  if (times > 1) console.log(`generated shoppers: SHOPPERS_SEED=${seed} PROVE_TIMES=${times}`);
  let orders = 0;
  const property = fc.asyncProperty(trips, async ({ buyers, steps }) => {
    const trip = await Trip.begin(shop);
    try {
      for (const step of steps) await takeStep(trip, buyers, step);
    } catch (error) {
      throw new Error(`the trip:\n${trip.log.join('\n')}\n${String(error)}`, {
        cause: error,
      });
    }
    orders += trip.world.orders.length;
  });
  await fc.assert(property, { seed, numRuns: 80 * times, includeErrorInReport: true });
  // A change of the steps must not make the trips idle.
  expect(orders).toBeGreaterThan(80 * times);
}, 1_200_000);
