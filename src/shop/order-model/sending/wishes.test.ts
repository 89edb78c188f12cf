import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateOfDay, dayNumber } from '#kit/text/dates.ts';
import { wishesAgainst } from './wishes.ts';

const row = (id: number, quantity: number, more = {}) => ({
  id,
  kind: 'article' as const,
  quantity,
  quantity_delivered: 0,
  quantity_cancelled: 0,
  quantity_short: 0,
  ...more,
});
const usual = {
  partial_delivery: true,
  delivery_year: null,
  delivery_week: null,
  collected: false,
  transport_days: 2,
  rows: [row(1, 12), row(2, 6), { ...row(3, 1), kind: 'freight' as const }],
};
// A Wednesday.
const at = { today: '2027-02-03', isShipped: true };
const all = new Map([
  [1, 12],
  [2, 6],
]);
const some = new Map([[1, 12]]);

describe('sending', () => {
  test('goes against no wish of whoever takes goods in parts, soon', () => {
    expect(wishesAgainst(usual, some, at)).toBeNull();
  });

  test('in parts goes against the wish for all at once, and the rest of it does not', () => {
    const order = { ...usual, partial_delivery: false };
    expect(wishesAgainst(order, some, at)).toEqual({ wishes: ['whole'], pieces: 12, left: 18 });
    expect(wishesAgainst(order, all, at)).toBeNull();
    const rest = {
      ...order,
      rows: [row(1, 12, { quantity_delivered: 12 }), row(2, 6, { quantity_cancelled: 1 })],
    };
    expect(wishesAgainst(rest, new Map([[2, 5]]), at)).toBeNull();
    expect(wishesAgainst(rest, new Map([[2, 4]]), at)).toMatchObject({ pieces: 4, left: 5 });
  });

  test.each([
    [5, 2, false],
    [6, 2, true],
    // Two working days after Wednesday is Friday, three are Monday.
    [6, 3, false],
    [7, 3, true],
    [4, 0, false],
  ])(
    'for week %i with %i days on the way goes against it: %s',
    (delivery_week, transport_days, isAgainst) => {
      const order = { ...usual, delivery_year: 2027, delivery_week, transport_days };
      expect(wishesAgainst(order, all, at)?.wishes ?? []).toEqual(isAgainst ? ['week'] : []);
    },
  );

  test('of a way that is gone takes two days, and the week of another year is compared too', () => {
    const order = { ...usual, delivery_year: 2027, delivery_week: 1, transport_days: null };
    const on = (today: string) => wishesAgainst(order, all, { today, isShipped: true });
    expect(on('2026-12-21')?.wishes).toEqual(['week']);
    expect(on('2027-01-04')).toBeNull();
    const friday = { ...order, delivery_week: 6 };
    expect(wishesAgainst(friday, all, at)?.wishes).toEqual(['week']);
  });

  test('while rows can be added to it goes against that, and handing over to whoever fetches does not', () => {
    const until = new Date('2027-02-03T11:00:00Z');
    expect(wishesAgainst(usual, some, { ...at, until })).toEqual({ wishes: ['open'], pieces: 12, left: 18 });
    const fetched = { ...usual, collected: true };
    expect(wishesAgainst(fetched, some, { today: at.today, isShipped: false, until })).toBeNull();
  });

  test('to whoever fetches the goods goes against it, and handing them over does not', () => {
    const order = {
      ...usual,
      collected: true,
      partial_delivery: false,
      delivery_year: 2027,
      delivery_week: 9,
    };
    expect(wishesAgainst(order, some, at)?.wishes).toEqual(['whole', 'week', 'collected']);
    expect(wishesAgainst(order, some, { ...at, isShipped: false })).toBeNull();
    // What is fetched is there the same day, however long its way would be.
    const next = { ...order, delivery_week: 6, transport_days: 9 };
    expect(wishesAgainst(next, all, at)?.wishes).toEqual(['week', 'collected']);
  });
});

test('once a day is in time for a week, each later day is', () => {
  const days = fc.integer({ min: dayNumber('2026-11-01'), max: dayNumber('2027-03-31') });
  fc.assert(
    fc.property(
      days,
      days,
      fc.integer({ min: 1, max: 52 }),
      fc.integer({ min: 0, max: 9 }),
      (one, other, week, way) => {
        const order = { ...usual, delivery_year: 2027, delivery_week: week, transport_days: way };
        const isEarly = (day: number) =>
          wishesAgainst(order, all, { today: dateOfDay(day), isShipped: true }) !== null;
        const [before, after] = [Math.min(one, other), Math.max(one, other)];
        expect(isEarly(after) && !isEarly(before)).toBe(false);
        // From the Monday of the week on it is never too early: the 4th of January lies in week 1.
        const monday = dayNumber('2027-01-04') + 7 * (week - 1);
        if (before >= monday) expect(isEarly(before)).toBe(false);
        if (after + way < monday - 14) expect(isEarly(after)).toBe(true);
      },
    ),
    { numRuns: 100 },
  );
});
