import { expect, test } from 'vitest';
import { afterSending, leftOf, reservedOf } from './left-to-send.ts';

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
