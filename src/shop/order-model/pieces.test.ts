import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OrderStatus } from './may.ts';

import { afterSending, isWaitedFor, leftOf, reservedOf, statusOf } from './pieces.ts';

const row = { quantity: 12, quantity_delivered: 2, quantity_cancelled: 1, quantity_short: 4 };

test('what is left is neither sent nor cancelled, and what is short of it was never set aside', () => {
  expect([leftOf(row), reservedOf(row)]).toEqual([9, 5]);
});

test.each([
  [3, { quantity_delivered: 5, quantity_short: 4 }, 0],
  [5, { quantity_delivered: 7, quantity_short: 4 }, 0],
  [7, { quantity_delivered: 9, quantity_short: 2 }, 2],
  [9, { quantity_delivered: 11, quantity_short: 0 }, 4],
])('of %i sent, what was set aside goes first', (quantity, parts, takenNow) => {
  expect(afterSending(row, quantity)).toEqual({ row: { ...row, ...parts }, takenNow });
});

/** The pieces of a row, each in one of these places. */
type Pieces = { sent: number; cancelled: number; short: number; setAside: number };
const few = fc.integer({ min: 0, max: 3 });
const pieces = fc
  .record({ sent: few, cancelled: few, short: few, setAside: few })
  .filter(({ sent, cancelled, short, setAside }) => sent + cancelled + short + setAside > 0);
const rowOf = ({ sent, cancelled, short, setAside }: Pieces) => ({
  quantity: sent + cancelled + short + setAside,
  quantity_delivered: sent,
  quantity_cancelled: cancelled,
  quantity_short: short,
});

test('of any row, pieces that are set aside are sent before those that have come in since', () => {
  fc.assert(
    fc.property(pieces, fc.nat(6), (before, some) => {
      const row = rowOf(before);
      expect([leftOf(row), reservedOf(row)]).toEqual([before.short + before.setAside, before.setAside]);
      const quantity = Math.min(some, leftOf(row));
      const fromAside = Math.min(quantity, before.setAside);
      const after = {
        ...before,
        sent: before.sent + quantity,
        setAside: before.setAside - fromAside,
        short: before.short - (quantity - fromAside),
      };
      expect(afterSending(row, quantity)).toEqual({ row: rowOf(after), takenNow: quantity - fromAside });
    }),
  );
});

test('a row of which more is short than is left has nothing set aside', () => {
  expect(reservedOf({ quantity: 3, quantity_delivered: 2, quantity_cancelled: 0, quantity_short: 2 })).toBe(
    0,
  );
});

test('what is made to order is waited for only once something else was sent', () => {
  const made = (sent: number, short: number, promised_text = 'Vävs på beställning') => ({
    quantity: 6,
    quantity_delivered: sent,
    quantity_cancelled: 0,
    quantity_short: short,
    promised_text,
  });
  expect(isWaitedFor([made(0, 6)])).toBe(false);
  expect(isWaitedFor([made(0, 6, '')])).toBe(true);
  expect(isWaitedFor([made(0, 6), made(0, 2, '')])).toBe(true);
  expect(isWaitedFor([made(6, 0), made(0, 6)])).toBe(true);
});

test('an order of any rows is in hand while something is left, then sent or, where nothing was, cancelled', () => {
  fc.assert(
    fc.property(fc.array(pieces, { minLength: 1, maxLength: 4 }), (all) => {
      const sum = (part: keyof Pieces) => all.reduce((count, one) => count + one[part], 0);
      const isLeft = sum('short') + sum('setAside') > 0;
      const has_shortage = isLeft && (sum('short') > 0 || sum('sent') > 0);
      const ended = sum('sent') > 0 ? OrderStatus.Delivered : OrderStatus.Cancelled;
      const rows = all.map(rowOf);
      const begun = { before: OrderStatus.Order, isBegun: true, isInvoiced: false };
      expect(statusOf(rows, begun)).toBe(isLeft ? OrderStatus.Processing : ended);
      expect(isWaitedFor(rows)).toBe(has_shortage);
    }),
  );
});
