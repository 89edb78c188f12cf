import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from '#kit/text/language.ts';
import {
  checkFreight,
  freightOf,
  inputOfFreight,
  minimumOf,
  valuesOfFreight,
  type FreightValues,
} from './freight-form.ts';

const money = fc.integer({ min: 0, max: 10_000_000 }).map((ore) => ore / 100);
const place = {
  CountryCode: fc.constantFrom(null, 'SE', 'NO'),
  CurrencyCode: fc.constantFrom('SEK' as const, 'EUR' as const),
};
const rules = fc.record({
  Freight: fc.array(
    fc.record({
      WayOfDeliveryId: fc.integer({ min: 1, max: 99 }),
      ...place,
      Zone: fc.constantFrom(null, '96000-98499'),
      UpToWeight: fc.option(fc.integer({ min: 1, max: 500_000 }).map((grams) => grams / 1000)),
      Fee: money,
      FreeFrom: fc.option(money),
    }),
    { maxLength: 4 },
  ),
  Minimum: fc.array(fc.record({ ...place, Amount: money, SmallOrderFee: fc.option(money) }), {
    maxLength: 3,
  }),
});

test('rules that are loaded are sent as they were, in whatever language they were shown', () => {
  fc.assert(
    fc.property(rules, fc.constantFrom(...languages), (loaded, language) => {
      const values = valuesOfFreight({ ...loaded, Version: 'v' }, language);
      expect(inputOfFreight(values)).toEqual(loaded);
    }),
  );
});

test('an amount that is missing or no amount is told at its rule, and one that may be left out is not', () => {
  const loaded = {
    Version: 'v',
    Freight: [1, 2].map((WayOfDeliveryId) => ({
      WayOfDeliveryId,
      CountryCode: null,
      Zone: null,
      CurrencyCode: 'SEK' as const,
      UpToWeight: null,
      Fee: 95,
      FreeFrom: null,
    })),
    Minimum: [{ CountryCode: null, CurrencyCode: 'SEK' as const, Amount: 1000, SmallOrderFee: null }],
  };
  const values = valuesOfFreight(loaded, 'sv');
  expect(checkFreight(values)).toEqual({});
  const withFreight = (change: object): FreightValues => {
    const [first, second] = freightOf(values);
    return { ...values, Freight: JSON.stringify([first, { ...second, ...change }]) };
  };
  const withMinimum = (change: object): FreightValues => {
    const [first] = minimumOf(values);
    return { ...values, Minimum: JSON.stringify([{ ...first, ...change }]) };
  };
  expect(checkFreight(withFreight({ Fee: ' ' }))).toEqual({ 'Freight.1.Fee': 'required' });
  expect(checkFreight(withMinimum({ Amount: '' }))).toEqual({ 'Minimum.0.Amount': 'required' });
  for (const [wrong, path] of [
    [withFreight({ Fee: 'x' }), 'Freight.1.Fee'],
    [withFreight({ FreeFrom: 'x' }), 'Freight.1.FreeFrom'],
    [withFreight({ UpToWeight: 'x' }), 'Freight.1.UpToWeight'],
    [withFreight({ WayOfDeliveryId: '' }), 'Freight.1.WayOfDeliveryId'],
    [withMinimum({ SmallOrderFee: 'x' }), 'Minimum.0.SmallOrderFee'],
  ] as const)
    expect(Object.keys(checkFreight(wrong))).toEqual([path]);
});
