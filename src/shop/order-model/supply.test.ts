import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shortOf, supplyOf, supplyOfShort, type Inbound, type Supply } from './supply.ts';

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

/** The day of asking, what is known of an article, how many others wait for, and how three missing pieces come. */
test.each<[string, Partial<Inbound>, number, Supply['state'], string | null]>([
  ['2027-03-08', { OrderedArticles: 3, EstimatedDeliveryDate: '2027-03-09' }, 0, 'expected', '2027-03-09'],
  ['2027-03-09', { OrderedArticles: 3, EstimatedDeliveryDate: '2027-03-09' }, 0, 'expected', '2027-03-09'],
  ['2027-03-10', { OrderedArticles: 3, EstimatedDeliveryDate: '2027-03-09' }, 0, 'ordered', null],
  ['2027-03-08', { OrderedArticles: 3, EstimatedDeliveryDate: null }, 0, 'ordered', null],
  ['2027-03-08', { OrderedArticles: 3, EstimatedDeliveryDate: '2027-03-09' }, 1, 'ordered', null],
  ['2027-03-08', { OrderedArticles: 4, EstimatedDeliveryDate: '2027-03-09' }, 1, 'expected', '2027-03-09'],
  ['2027-03-08', { OrderedArticles: 2, EstimatedDeliveryDate: '2027-03-09' }, 0, 'ordered', null],
  ['2027-03-08', { OrderedArticles: 1, EstimatedDeliveryDate: null }, 0, 'ordered', null],
  ['2027-03-08', { OrderedArticles: 0, EstimatedDeliveryDate: '2027-03-09' }, 0, 'none', null],
  // Made to order in April, or in February for the news of a season.
  ['2027-04-30', { NoArticleStock: true }, 0, 'made', '2027-04-30'],
  ['2027-05-01', { NoArticleStock: true }, 0, 'made', null],
  ['2027-02-28', { NoArticleStock: true, SeasonNews: true }, 0, 'made', '2027-02-28'],
  ['2027-03-01', { NoArticleStock: true, SeasonNews: true }, 0, 'made', null],
  ['2027-03-08', { NoArticleStock: true, OrderedArticles: 2 }, 0, 'made', '2027-04-30'],
])(
  'on %s, three pieces of %j come, with %i waited for, %s %s',
  (asked, known, waitedFor, state, promised) => {
    const some = {
      OrderedArticles: 0,
      EstimatedDeliveryDate: null,
      NoArticleStock: false,
      SeasonNews: false,
    };
    const months = { OrderMonth: '2027-04', OrderMonthSeason: '2027-02' };
    const supply = supplyOfShort({ ...some, ...known }, { short: 3, waitedFor }, { today: asked, months });
    expect(supply).toEqual({ state, day: promised });
  },
);

test.each([
  [0, 0, 0],
  [3, 0, 3],
  [3, 2, 1],
  [3, 3, 0],
  [3, 4, 0],
])('of %i pieces, with %i in stock, %i are missing', (quantity, available, short) => {
  expect(shortOf(quantity, available)).toBe(short);
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
        const ordered = some.OrderedArticles > 0 ? 'ordered' : 'none';
        const otherwise = some.NoArticleStock ? 'made' : ordered;
        expect(state).toBe(isEnough ? (arrives ? 'expected' : 'ordered') : otherwise);
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
