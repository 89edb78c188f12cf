import fc from 'fast-check';
import { expect, test } from 'vitest';
import { times } from '../../../test/sizes.ts';
import { addDays } from '#kit/text/dates.ts';
import {
  codeOfPercent,
  overlapping,
  vatPercentsOn,
  vatPercentsToChoose,
  type VatPeriod,
} from './vat-rates.ts';

const first = '2026-12-25';
const days = Array.from({ length: 20 }, (_, place) => addDays(first, place));
/** Periods of three codes, each day of a code in one period at most, in any order. */
const somePeriods = fc
  .array(
    fc.record({
      code: fc.constantFrom('25', 'food', 'book'),
      percent: fc.constantFrom(0, 6, 12, 25),
      from: fc.option(fc.nat({ max: 19 })),
      to: fc.option(fc.nat({ max: 19 })),
    }),
    { maxLength: 7 },
  )
  .map((drafts) => {
    const taken = new Set<string>();
    return drafts.flatMap(({ code, percent, from, to }): VatPeriod[] => {
      // A day before and a day after all of them stand for without a first and without a last one.
      const own = [-1, ...days.keys(), 20].filter((day) => day >= (from ?? -1) && day <= (to ?? 20));
      const keys = own.map((day) => `${code} ${day}`);
      if (own.length === 0 || keys.some((key) => taken.has(key))) return [];
      for (const key of keys) taken.add(key);
      return [
        {
          code,
          percent,
          valid_from: from === null ? null : (days[from] ?? null),
          valid_to: to === null ? null : (days[to] ?? null),
        },
      ];
    });
  });

/** Sweden's rate of food: 12 percent, and 6 from April 2026 to the end of 2027. */
test.each([
  ['1990-01-01', 12],
  ['2026-03-31', 12],
  ['2026-04-01', 6],
  ['2027-12-31', 6],
  ['2028-01-01', 12],
  ['2100-01-01', 12],
])('on %s food has %i percent', (day, percent) => {
  const food = [
    { code: 'food', percent: 12, valid_from: '2028-01-01', valid_to: null },
    { code: 'food', percent: 6, valid_from: '2026-04-01', valid_to: '2027-12-31' },
    { code: 'food', percent: 12, valid_from: null, valid_to: '2026-03-31' },
  ];
  expect(vatPercentsOn(day, food).get('food')).toBe(percent);
  expect(vatPercentsToChoose(day, food)).toEqual([percent]);
});

/** Codes that all have 12 percent on the day, in the order in which an article without a code takes them. */
test('a percent means a code without days, then one that does not end, then one that ends, each by its name', () => {
  const [always, alwaysToo, begun, begunToo, ending, endingToo] = [
    { code: 'f', percent: 12, valid_from: null, valid_to: null },
    { code: 'g', percent: 12, valid_from: null, valid_to: null },
    { code: 'd', percent: 12, valid_from: first, valid_to: null },
    { code: 'e', percent: 12, valid_from: first, valid_to: null },
    { code: 'b', percent: 12, valid_from: null, valid_to: first },
    { code: 'c', percent: 12, valid_from: first, valid_to: first },
  ];
  const others = [
    { code: 'a', percent: 6, valid_from: null, valid_to: null },
    { code: 'a2', percent: 12, valid_from: addDays(first, 1), valid_to: null },
    { code: 'a3', percent: 12, valid_from: null, valid_to: addDays(first, -1) },
  ];
  const all = [always, alwaysToo, begun, begunToo, ending, endingToo];
  for (let place = 0; place < all.length; place++) {
    const left = [...all.slice(place), ...others];
    for (const periods of [left, left.toReversed()])
      expect(codeOfPercent(12, { day: first, periods })).toBe(all[place]?.code);
  }
  expect(codeOfPercent(12, { day: first, periods: others })).toBeUndefined();
});

const isOn = (day: string, { valid_from, valid_to }: VatPeriod) =>
  (valid_from === null || valid_from <= day) && (valid_to === null || valid_to >= day);
const someDay = fc.constantFrom(...days);
const runs = { numRuns: 400 * times, ...(times === 1 && { seed: 7 }) };

test('a code has the percent of the period that began last, and before all of them that of the first', () => {
  fc.assert(
    fc.property(somePeriods, someDay, (periods, day) => {
      const percents = vatPercentsOn(day, periods);
      for (const code of ['25', 'food', 'book']) {
        const own = periods.filter((period) => period.code === code);
        const start = (period: VatPeriod) => period.valid_from ?? '';
        const begun = own.filter((period) => start(period) <= day);
        const latest = begun.find((period) => begun.every((other) => start(other) <= start(period)));
        const earliest = own.find((period) => own.every((other) => start(period) <= start(other)));
        expect(percents.get(code)).toBe((latest ?? earliest)?.percent);
      }
    }),
    runs,
  );
});

test('the percents to choose are those of the day, each once, the highest first', () => {
  fc.assert(
    fc.property(somePeriods, someDay, (periods, day) => {
      const held = [25, 12, 6, 0].filter((percent) =>
        periods.some((period) => period.percent === percent && isOn(day, period)),
      );
      expect(vatPercentsToChoose(day, periods)).toEqual(held);
    }),
    runs,
  );
});

test('a percent means the article’s own code, else one without days, else one that does not end', () => {
  const options = fc.record({
    percent: fc.constantFrom(0, 6, 12, 25, 7),
    own: fc.constantFrom(undefined, '25', 'food', 'book', 'none'),
  });
  fc.assert(
    fc.property(somePeriods, someDay, options, (periods, day, { percent, own }) => {
      const code = codeOfPercent(percent, { day, periods, own });
      if (own !== undefined && vatPercentsOn(day, periods).get(own) === percent) {
        expect(code).toBe(own);
        return;
      }
      const held = periods.filter((period) => period.percent === percent && isOn(day, period));
      const groups = [
        held.filter(({ valid_from, valid_to }) => valid_from === null && valid_to === null),
        held.filter(({ valid_from, valid_to }) => valid_from !== null && valid_to === null),
        held.filter(({ valid_to }) => valid_to !== null),
      ];
      const best = groups.find((group) => group.length > 0) ?? [];
      expect(code).toBe(best.map((period) => period.code).sort()[0]);
    }),
    runs,
  );
});

test('periods overlap when they share a day of one code', () => {
  fc.assert(
    fc.property(somePeriods, somePeriods, (some, others) => {
      for (const period of some) {
        const sharing = others.filter(
          (other) =>
            other.code === period.code &&
            ['0000-01-01', ...days, '9999-12-31'].some((day) => isOn(day, period) && isOn(day, other)),
        );
        const found = overlapping(period, others);
        expect(found === undefined).toBe(sharing.length === 0);
        if (found) expect(sharing).toContain(found);
      }
    }),
    runs,
  );
});
