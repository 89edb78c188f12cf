import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#kit/text/dates.ts';
import { inTheWay, pricesOn, nextChangeAfter } from './price-of-day.ts';

const price = (amount: number, valid_from: string | null, valid_to: string | null) => ({
  price_list_code: 'standard',
  price: amount,
  regular_price: null,
  recommended_price: null,
  valid_from,
  valid_to,
});
const always = [{ price_list_code: 'standard', price: 100, regular_price: null, recommended_price: 249 }];
const withoutSteps = { rows: [], pack: 1 };
const timed = [
  price(80, '2026-11-01', '2026-11-30'),
  price(110, '2026-11-20', null),
  price(90, null, '2026-10-10'),
];

test.each([
  ['2026-10-10', 90, 'one that only ends holds until its last day'],
  ['2026-10-11', 100, 'then the one without days'],
  ['2026-11-01', 80, 'a campaign from its first day'],
  ['2026-11-20', 110, 'until one begins later'],
  ['2027-06-01', 110, 'which has no end'],
])('on %s it is %i: %s', (day, expected) => {
  // The order of the rows must not matter.
  for (const rows of [timed, [...timed].reverse()])
    expect(pricesOn(day, always, rows, withoutSteps).get('standard')?.price).toBe(expected);
});

test('it turns on first days and on days after last ones', () => {
  const changes: string[] = [];
  for (let day = nextChangeAfter('2026-01-01', timed); day !== undefined; day = nextChangeAfter(day, timed))
    changes.push(day);
  expect(changes).toEqual(['2026-10-11', '2026-11-01', '2026-11-20', '2026-12-01']);
});

test.each([
  ['the same first day', '2026-11-20', '2026-11-21', true],
  ['a day of another that ends', '2026-11-30', '2026-12-02', true],
  ['days of one without an end alone', '2026-12-01', '2026-12-02', false],
  ['no end, begun while another holds', '2026-11-05', null, false],
  ['no beginning, over one that ends', null, '2026-11-01', true],
])('%s is seen to', (_what, from, to, expected) => {
  const others = timed.slice(0, 2);
  expect(inTheWay({ valid_from: from, valid_to: to }, others) !== undefined).toBe(expected);
});

const first = '2026-10-01';
const dayOf = (place: number | null) => (place === null ? null : addDays(first, place));
const somePlace = fc.option(fc.integer({ min: 0, max: 6 }));
const lists = ['standard', 'kedja'];
const somePrices = fc
  .array(
    fc.tuple(fc.constantFrom(...lists), somePlace, somePlace, fc.option(fc.nat(50)), fc.option(fc.nat(50))),
    { maxLength: 5 },
  )
  .map((all) =>
    all
      .filter(([, from, to]) => (from ?? 0) <= (to ?? 6))
      // Two of one list never begin on the same day: the office refuses the second.
      .filter(([list, from], at) => all.findIndex(([of, begin]) => of === list && begin === from) === at)
      .map(([list, from, to, regular_price, recommended_price], at) => ({
        ...price(200 + at, dayOf(from), dayOf(to)),
        price_list_code: list,
        regular_price,
        recommended_price,
      })),
  );
const holds = (day: string) => (one: { valid_from: string | null; valid_to: string | null }) =>
  !(one.valid_from !== null && one.valid_from > day) && !(one.valid_to !== null && one.valid_to < day);

test('on every day of any periods each list has the price that began last, or else its own', () => {
  fc.assert(
    fc.property(somePrices, fc.subarray(lists), fc.integer({ min: -1, max: 8 }), (rows, withOwn, place) => {
      const day = dayOf(place)!;
      const own = withOwn.map((price_list_code) => ({
        price_list_code,
        price: 100,
        regular_price: 120,
        recommended_price: 249,
      }));
      const found = pricesOn(day, own, rows, withoutSteps);
      for (const list of lists) {
        const those = rows
          .filter((one) => one.price_list_code === list && holds(day)(one))
          .sort((a, b) => ((a.valid_from ?? '') < (b.valid_from ?? '') ? 1 : -1));
        const isOwn = withOwn.includes(list);
        const [last = isOwn ? { price: 100, regular_price: 120, valid_to: null } : undefined] = those;
        const known = those.find((one) => one.recommended_price !== null)?.recommended_price;
        const recommended = known ?? (isOwn ? 249 : null);
        expect(found.get(list)).toEqual(
          last && {
            price: last.price,
            regular: last.regular_price,
            recommended,
            isCampaign: last.valid_to !== null,
            steps: [],
          },
        );
      }
    }),
    { numRuns: 500 },
  );
});

test('the next change is the first later day that one begins on, or follows the last of one', () => {
  fc.assert(
    fc.property(somePrices, fc.integer({ min: -1, max: 8 }), (rows, place) => {
      const later = Array.from({ length: 12 }, (_, more) => dayOf(place + 1 + more)!);
      const next = later.find((day) =>
        rows.some(({ valid_from, valid_to }) => valid_from === day || valid_to === addDays(day, -1)),
      );
      expect(nextChangeAfter(dayOf(place)!, rows)).toBe(next);
    }),
  );
});

test('a period is in the way of one that begins with it, and where both end of one that shares a day', () => {
  fc.assert(
    fc.property(somePlace, somePlace, somePlace, somePlace, (from, to, otherFrom, otherTo) => {
      const [one, other] = [
        { valid_from: dayOf(from), valid_to: dayOf(to) },
        { valid_from: dayOf(otherFrom), valid_to: dayOf(otherTo) },
      ];
      const days = Array.from({ length: 10 }, (_, at) => dayOf(at - 1)!);
      const isShared = days.some((day) => holds(day)(one) && holds(day)(other));
      const areSound = (from ?? 0) <= (to ?? 6) && (otherFrom ?? 0) <= (otherTo ?? 6);
      fc.pre(areSound);
      const expected = from === otherFrom || (to !== null && otherTo !== null && isShared);
      expect(inTheWay(one, [other]) === other).toBe(expected);
      expect(inTheWay(one, [])).toBeUndefined();
    }),
    { numRuns: 500 },
  );
});
