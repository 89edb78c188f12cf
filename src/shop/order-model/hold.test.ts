import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#kit/text/dates.ts';
import { holdAgain, holdOf, holdReasons, releaseThatFit, type Credit, type Waiting } from './hold.ts';
import { isHeldBack, orderMay } from './may.ts';

const credit: Credit = {
  limit: 1_000_000,
  stop: 'limit',
  currencyCode: 'SEK',
  owed: 900_000,
  oldestDue: null,
};
const order = (totalOre: number, currencyCode = 'SEK') => ({ totalOre, currencyCode });
const at = { today: '2027-03-12', overdueDays: 10 };

describe('an order', () => {
  test('of what the limit leaves is made, and of one öre more waits', () => {
    expect(holdOf(credit, order(100_000), at)).toBeNull();
    expect(holdOf(credit, order(100_001), at)).toBe('creditLimit');
    expect(holdOf({ ...credit, limit: null }, order(100_001), at)).toBeNull();
    expect(holdOf({ ...credit, limit: 0, owed: 0 }, order(1), at)).toBe('creditLimit');
  });

  test('waits from the eleventh day after an invoice was due', () => {
    expect(holdOf({ ...credit, oldestDue: '2027-03-02' }, order(1), at)).toBeNull();
    expect(holdOf({ ...credit, oldestDue: '2027-03-01' }, order(1), at)).toBe('overdue');
    expect(holdOf({ ...credit, oldestDue: '2027-03-01' }, order(100_001), at)).toBe('creditLimit');
  });

  test('waits always or never where staff have said so, whatever is owed', () => {
    expect(holdOf({ ...credit, stop: 'always', limit: null, owed: 0 }, order(1), at)).toBe('creditLimit');
    const never: Credit = { ...credit, stop: 'never', oldestDue: '2026-01-01' };
    expect(holdOf(never, order(9_000_000), at)).toBeNull();
  });

  test('in another currency than the customer’s is compared with no limit, but waits for what is overdue', () => {
    expect(holdOf(credit, order(100_001, 'EUR'), at)).toBeNull();
    expect(holdOf({ ...credit, oldestDue: '2027-01-01' }, order(1, 'EUR'), at)).toBe('overdue');
  });

  test('that was released or stopped by hand stays so when rows are added', () => {
    expect(holdAgain({ held: null, was_released: true }, 'creditLimit')).toBeNull();
    expect(holdAgain({ held: 'manual', was_released: true }, null)).toBe('manual');
    expect(holdAgain({ held: 'creditLimit', was_released: false }, null)).toBeNull();
    expect(holdAgain({ held: null, was_released: false }, 'overdue')).toBe('overdue');
  });

  test('that waits is neither started nor sent, and may be cancelled, changed and added to', () => {
    const back = Object.entries(orderMay).filter(([, rule]) => isHeldBack(rule, { held: 'manual' }));
    expect(back.map(([name]) => name)).toEqual(['start', 'send']);
    expect(isHeldBack(orderMay.send, { held: null })).toBe(false);
  });
});

const waitingOrders = fc.array(
  fc.record({
    held: fc.constantFrom(...holdReasons),
    totalOre: fc.integer({ min: 1, max: 30 }),
    currencyCode: fc.constantFrom('SEK', 'SEK', 'SEK', 'EUR'),
  }),
  { maxLength: 6 },
);
const credits = fc.record({
  limit: fc.option(fc.integer({ min: 0, max: 60 }), { freq: 8 }),
  stop: fc.constantFrom('limit', 'limit', 'limit', 'always', 'never'),
  currencyCode: fc.constant('SEK'),
  owed: fc.integer({ min: -5, max: 40 }),
  oldestDue: fc.option(
    fc.integer({ min: 8, max: 13 }).map((days) => addDays(at.today, -days)),
    { freq: 1 },
  ),
} satisfies { [K in keyof Credit]: fc.Arbitrary<Credit[K]> });

test('what is released leaves nothing beside that fits, and by no order more than the limit', () => {
  fc.assert(
    fc.property(credits, waitingOrders, (given, drawn) => {
      const waiting: Waiting[] = drawn.map((one, id) => ({ id, ...one }));
      const becomes = new Map(releaseThatFit(given, waiting, at).map(({ id, held }) => [id, held]));
      // Reckoned by itself: what a purse has left, coin by coin.
      const isLate =
        given.oldestDue !== null && Date.parse(at.today) - Date.parse(given.oldestDue) > 10 * 86_400_000;
      let purse = given.limit === null ? Infinity : given.limit - given.owed;
      for (const one of waiting) {
        const now = becomes.has(one.id) ? becomes.get(one.id) : one.held;
        const isOurs = one.held !== 'manual' && (one.currencyCode === 'SEK' || given.stop !== 'limit');
        const fits = given.stop === 'never' || (given.stop === 'limit' && !isLate && one.totalOre <= purse);
        if (!isOurs) expect(now).toBe(one.held);
        else if (fits) {
          expect(now).toBeNull();
          purse -= one.totalOre;
        } else expect(now).toBe(given.stop === 'limit' && one.totalOre <= purse ? 'overdue' : 'creditLimit');
      }
    }),
    { numRuns: 100 },
  );
});
