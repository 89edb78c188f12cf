import fc from 'fast-check';
import { expect, test } from 'vitest';
import { times } from '../../../test/sizes.ts';
import { problemToWire } from '#kit/http/problem.ts';
import type { Charge, ChargeBasis } from '#shop/order-model/fees.ts';
import { chargeFreight, chargeSmallOrder } from './charge-rules.ts';
import { minimumFor, type MinimumOrder } from './minimum-order.ts';

type Goods = { ore: number; pieces: number; weight: number };

function basisOf(goods: readonly Goods[], wayId: number | undefined = 7): ChargeBasis {
  const rows = goods.map(({ ore, pieces, weight }) => ({
    totalOre: ore * pieces,
    quantity: pieces,
    weightG: weight,
  }));
  const terms = { wayId, destination: { countryCode: 'SE', zipCode: '11122' }, currencyCode: 'SEK' };
  return { terms, goods: rows } as unknown as ChargeBasis;
}

const goods = fc.array(
  fc.record({
    ore: fc.oneof(fc.nat({ max: 5 }), fc.nat({ max: 99_999 })),
    pieces: fc.integer({ min: 1, max: 30 }),
    weight: fc.nat({ max: 2_000 }),
  }),
  { minLength: 1, maxLength: 5 },
);
const valueOf = (all: readonly Goods[]) => all.reduce((sum, { ore, pieces }) => sum + ore * pieces, 0);
const weightOf = (all: readonly Goods[]) => all.reduce((sum, { weight, pieces }) => sum + weight * pieces, 0);
/** Often exactly what the goods come to, an öre below it or above it. */
const near = (value: number) =>
  fc
    .oneof(fc.integer({ min: -1, max: 1 }), fc.integer({ min: -9_999, max: 9_999 }))
    .map((by) => Math.max(1, value + by));

test('freight costs its fee below the value from which it is free, by the weight of all pieces', () => {
  const scene = goods.chain((all) =>
    fc.record({ all: fc.constant(all), free: fc.option(near(valueOf(all))), upTo: near(weightOf(all)) }),
  );
  fc.assert(
    fc.property(scene, fc.integer({ min: 1, max: 50_000 }), ({ all, free, upTo }, fee) => {
      const place = { way_of_delivery_id: 7, country_code: null, zone: null, currency_code: 'SEK' };
      const rules = [
        { ...place, up_to_weight_g: null, fee: fee + 1, free_from: free },
        { ...place, up_to_weight_g: upTo, fee, free_from: free },
      ];
      const isLight = weightOf(all) <= upTo;
      const missingOre = free === null ? null : valueOf(all) >= free ? 0 : free - valueOf(all);
      const expected: Charge = {
        kind: 'freight',
        amountOre: missingOre === 0 ? 0 : isLight ? fee : fee + 1,
        missingOre,
      };
      expect(chargeFreight(rules)(basisOf(all))).toEqual(expected);
      expect(chargeFreight([])(basisOf(all))).toBeUndefined();
      expect(
        chargeFreight(rules)({ ...basisOf(all), terms: { ...basisOf(all).terms, wayId: undefined } }),
      ).toBe(undefined);
    }),
    { seed: 8, numRuns: 200 * times },
  );
});

test('an order below the minimum costs the fee, and is refused where there is none', () => {
  const scene = goods.chain((all) =>
    fc.record({ all: fc.constant(all), amount: near(valueOf(all)), fee: fc.option(fc.nat({ max: 9_999 })) }),
  );
  fc.assert(
    fc.property(scene, ({ all, amount, fee }) => {
      const rule = { country_code: null, currency_code: 'SEK', amount, small_order_fee: fee };
      const charge = chargeSmallOrder([rule])(basisOf(all))!;
      const missingOre = Math.max(0, amount - valueOf(all));
      const isBelow = missingOre > 0;
      const amountOre = isBelow ? (fee ?? 0) : 0;
      const { refusal, ...others } = charge;
      expect(others).toEqual({ kind: 'smallOrder', amountOre, missingOre });
      expect(refusal !== undefined).toBe(isBelow && fee === null);
      expect(chargeSmallOrder([])(basisOf(all))).toBeUndefined();
    }),
    { seed: 9, numRuns: 200 * times },
  );
});

test('a refusal tells what is missing in the language and the currency of the buyer', () => {
  const rule = { country_code: null, currency_code: 'SEK', amount: 100_000, small_order_fee: null };
  const { refusal } = chargeSmallOrder([rule])(basisOf([{ ore: 99_950, pieces: 1, weight: 0 }]))!;
  expect(problemToWire(refusal!, 'sv')).toMatchObject({
    type: '/problems/below-minimum',
    status: 409,
    detail: 'Ordern är under minsta ordervärde: 0,50\u00a0kr fattas.',
  });
  expect(problemToWire(refusal!, 'en').detail).toBe(
    'The order is below the minimum: SEK\u00a00.50 is missing.',
  );
});

test('a minimum of the country goes before one for all, in the currency', () => {
  const rule = fc.record<MinimumOrder>({
    country_code: fc.constantFrom(null, 'SE', 'NO'),
    currency_code: fc.constantFrom('SEK', 'NOK'),
    amount: fc.integer({ min: 1, max: 9 }),
    small_order_fee: fc.constant(null),
  });
  const rules = fc.uniqueArray(rule, {
    maxLength: 6,
    selector: ({ country_code, currency_code }) => `${country_code} ${currency_code}`,
  });
  const asked = fc.record({
    countryCode: fc.constantFrom('SE', 'DE'),
    currencyCode: fc.constantFrom('SEK', 'EUR'),
  });
  fc.assert(
    fc.property(rules, asked, (all, { countryCode, currencyCode }) => {
      const of = (country: string | null) =>
        all.filter((one) => one.country_code === country && one.currency_code === currencyCode)[0];
      const found = minimumFor(all, { destination: { countryCode, zipCode: '' }, currencyCode });
      expect(found).toBe(of(countryCode) ?? of(null));
    }),
    { seed: 10, numRuns: 300 * times },
  );
});
