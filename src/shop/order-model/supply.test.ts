import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { supplyOf, supplyOfShort, type Inbound } from './supply.ts';

const today = '2027-02-10';
const day = fc.option(
  fc.constantFrom('2026-12-31', '2027-02-09', '2027-02-10', '2027-02-11', '2027-03-09', '2028-02-29'),
);
const month = fc.constantFrom('', '2026-12', '2027-01', '2027-02', '2027-12', '2028-02', '2027-13', 'snart');
/** The last days, by a calendar on paper, of the months that have not ended. */
const lastDays: Readonly<Record<string, string>> = {
  '2027-02': '2027-02-28',
  '2027-12': '2027-12-31',
  '2028-02': '2028-02-29',
};

const inbound = fc.record<Inbound>({
  OrderedArticles: fc.constantFrom(0, 1, 5, 40, 100),
  EstimatedDeliveryDate: day,
  NoArticleStock: fc.boolean(),
  SeasonNews: fc.boolean(),
});
const at = fc.record({
  today: fc.constant(today),
  months: fc.record({ OrderMonth: month, OrderMonthSeason: month }),
});
const need = fc.record({
  short: fc.constantFrom(1, 5, 6, 40),
  waitedFor: fc.constantFrom(0, 1, 35, 60, 200),
});

describe('how missing pieces come', () => {
  test('never promises a day that has passed, nor pieces that others wait for', () => {
    fc.assert(
      fc.property(inbound, need, at, (some, { short, waitedFor }, when) => {
        const { state, day: promised } = supplyOfShort(some, { short, waitedFor }, when);
        if (promised !== null) expect(promised >= today).toBe(true);
        const setting = some.SeasonNews ? when.months.OrderMonthSeason : when.months.OrderMonth;
        const isEnough = waitedFor + short <= some.OrderedArticles;
        const arrives = some.EstimatedDeliveryDate !== null && some.EstimatedDeliveryDate >= today;
        const expected = isEnough
          ? arrives
            ? some.EstimatedDeliveryDate
            : null
          : some.NoArticleStock
            ? (lastDays[setting] ?? null)
            : null;
        expect(promised).toBe(expected);
        expect(state === 'made').toBe(!isEnough && some.NoArticleStock);
      }),
      { numRuns: 2_000, seed: 112 },
    );
  });

  test('is the same for one who waits alone for few as for the article', () => {
    fc.assert(
      fc.property(inbound, at, (some, when) => {
        expect(supplyOfShort(some, { short: 1, waitedFor: 0 }, when)).toEqual(supplyOf(some, when));
      }),
      { numRuns: 1_000, seed: 113 },
    );
  });
});
