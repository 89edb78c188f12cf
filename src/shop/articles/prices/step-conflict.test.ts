import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#kit/text/dates.ts';
import { mostSteps, stepConflict, type Step } from './step-conflict.ts';

const step = (
  min_qty: number,
  price: number,
  valid_from: string | null = null,
  valid_to: string | null = null,
) => ({
  min_qty,
  price,
  valid_from,
  valid_to,
});
const ladder = [step(24, 9_200), step(96, 8_500)];

test.each([
  ['the quantity of another', step(24, 9_000), 'sameQuantity', 24],
  ['dearer than one of fewer pieces', step(48, 9_300), 'dearerThanSmaller', 24],
  ['cheaper than one of more pieces', step(48, 8_400), 'cheaperThanLarger', 96],
])('%s is told with that', (_what, one, what, min_qty) => {
  expect(stepConflict(one, ladder)).toMatchObject({ what, other: { min_qty } });
});

test('what is between, as dear as a neighbour, or of other days can stand', () => {
  expect(stepConflict(step(48, 9_000), ladder)).toBeUndefined();
  expect(stepConflict(step(48, 9_200), ladder)).toBeUndefined();
  const ended = [step(24, 9_200, null, '2026-12-31')];
  expect(stepConflict(step(24, 9_500, '2027-01-01'), ended)).toBeUndefined();
  expect(stepConflict(step(24, 9_500, '2026-12-31'), ended)).toMatchObject({ what: 'sameQuantity' });
});

const periods = [
  [null, null],
  [null, '2026-12-31'],
  ['2026-10-01', null],
  ['2026-10-01', '2026-12-31'],
] as const;

test.each(periods.flatMap((ofFive) => periods.map((ofSixth) => [ofSixth, ofFive] as const)))(
  'a sixth may not hold on a day on which five do: %j beside %j',
  (ofSixth, ofFive) => {
    const five = [2, 3, 4, 5, 6].map((min_qty) => step(min_qty, 100 - min_qty, ...ofFive));
    expect(stepConflict(step(7, 90, ...ofSixth), five)).toEqual({ what: 'tooMany' });
    expect(stepConflict(step(7, 90, ...ofSixth), five.slice(1))).toBeUndefined();
  },
);

const first = '2026-10-01';
const days = Array.from({ length: 8 }, (_, at) => addDays(first, at - 1));
const place = fc.option(fc.integer({ min: 0, max: 5 }));
const some = fc
  .record({
    min_qty: fc.integer({ min: 2, max: 9 }),
    price: fc.integer({ min: 1, max: 40 }),
    from: place,
    to: place,
  })
  .filter(({ from, to }) => (from ?? 0) <= (to ?? 5))
  .map(({ min_qty, price, from, to }): Step => {
    const dayOf = (at: number | null) => (at === null ? null : addDays(first, at));
    return step(min_qty, price, dayOf(from), dayOf(to));
  });

test('steps that were let in are at most five on every day, of different quantities, and never dearer for more', () => {
  const holding = (all: readonly Step[], day: string) =>
    all.filter(({ valid_from, valid_to }) => (valid_from ?? '') <= day && (valid_to ?? '9') >= day);
  const isSound = (all: readonly Step[], day: string) => {
    const sorted = holding(all, day).sort((a, b) => a.min_qty - b.min_qty);
    return (
      sorted.length <= mostSteps &&
      sorted.every((one, at) => {
        const before = sorted[at - 1];
        return !before || (before.min_qty < one.min_qty && before.price >= one.price);
      })
    );
  };
  fc.assert(
    fc.property(fc.array(some, { maxLength: 14 }), (all) => {
      const accepted: Step[] = [];
      for (const one of all) {
        const isFree = days.every((day) => isSound([...accepted, one], day));
        expect(stepConflict(one, accepted) === undefined).toBe(isFree);
        if (isFree) accepted.push(one);
      }
    }),
    { numRuns: 500 },
  );
});
