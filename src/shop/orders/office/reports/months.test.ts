import fc from 'fast-check';
import { expect, test } from 'vitest';
import { times } from '../../../../../test/sizes.ts';
import { besideYearBefore, monthsBetween, monthStart, roundStep, yearBefore } from './months.ts';

const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2032-12-31'), noInvalidDate: true });
const dayText = day.map((date) => date.toISOString().slice(0, 10));
const runs = { seed: 149, numRuns: 300 * times };

test('the months between two days are those of every day between them', () => {
  fc.assert(
    fc.property(dayText, fc.integer({ min: 0, max: 800 }), (from, days) => {
      const seen = new Set<string>();
      for (let count = 0; count <= days; count++)
        seen.add(new Date(Date.parse(from) + count * 86_400_000).toISOString().slice(0, 7));
      const to = new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10);
      expect(monthsBetween(from, to)).toEqual([...seen]);
    }),
    runs,
  );
});

test('a year before is the same day of the month, and eleven months before this one ends a year of months', () => {
  expect(yearBefore('2028-02-29')).toBe('2027-02-28');
  expect(yearBefore('2027-03-01')).toBe('2026-03-01');
  expect(monthStart('2026-11-27', 11)).toBe('2025-12-01');
  expect(monthStart('2026-01-31', 1)).toBe('2025-12-01');
  fc.assert(
    fc.property(dayText, (today) => {
      expect(monthsBetween(monthStart(today, 11), today)).toHaveLength(12);
    }),
    runs,
  );
});

test('each month stands beside that of the year before, in its own currency, with 0 where nothing was sold', () => {
  const row = (Name: string, CurrencyCode: string, Amount: number) => ({
    Name,
    CurrencyCode,
    Amount,
    Orders: 2,
    Quantity: 7,
  });
  const sales = besideYearBefore(
    ['2026-10', '2026-11'],
    [row('2026-11', 'SEK', 10.1)],
    [row('2025-10', 'SEK', 5), row('2025-11', 'EUR', 3.33), row('2024-11', 'SEK', 1)],
  );
  expect(sales).toEqual([
    {
      currency: 'SEK',
      months: [
        { month: '2026-10', orders: 0, quantity: 0, ore: 0, oreBefore: 500 },
        { month: '2026-11', orders: 2, quantity: 7, ore: 1010, oreBefore: 0 },
      ],
    },
    {
      currency: 'EUR',
      months: [
        { month: '2026-10', orders: 0, quantity: 0, ore: 0, oreBefore: 0 },
        { month: '2026-11', orders: 0, quantity: 0, ore: 0, oreBefore: 333 },
      ],
    },
  ]);
});

test('a scale has round steps, two to five of them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e12 }), (highest) => {
      const step = roundStep(highest);
      expect(Math.ceil(highest / step)).toBeLessThanOrEqual(4);
      expect(Math.ceil(highest / step)).toBeGreaterThanOrEqual(highest < 4 ? 1 : 2);
      expect([1, 2, 2.5, 5, 10]).toContain(Number((step / 10 ** Math.floor(Math.log10(step))).toFixed(6)));
    }),
    runs,
  );
});
