import { expect, test } from 'vitest';
import { newsOf } from './news.ts';
import { OrderStatus } from './may.ts';

const row = { quantity_cancelled: 0, quantity_short: 2, expected_date: '2026-11-30' };
const before = { status: OrderStatus.Order, rows: [row, row, row] };
const sent = (...ids: number[]) => ids.map((consignmentId) => ({ kind: 'sent', consignmentId }));
/** The order with this change to its last row, the others as they were. */
const after = (changes: object, status: number = before.status) => ({
  status,
  rows: [row, row, { ...row, ...changes }],
});

test.each([
  ['nothing', after({}), [], []],
  ['a start', after({}, OrderStatus.Processing), [], [{ kind: 'processing' }]],
  ['another day', after({ expected_date: '2026-12-07' }), [], [{ kind: 'expected' }]],
  ['no day any more', after({ expected_date: null }), [], [{ kind: 'expected' }]],
  ['a smaller shortage', after({ quantity_short: 1 }), [], [{ kind: 'expected' }]],
  [
    'another day, and a start',
    after({ expected_date: null }, OrderStatus.Processing),
    [],
    [{ kind: 'expected' }],
  ],
  ['a consignment', after({}), [7], sent(7)],
  ['two consignments', after({}), [7, 8], sent(7, 8)],
  ['a consignment and another day', after({ expected_date: null }), [7], sent(7)],
  ['a consignment and a start', after({}, OrderStatus.Processing), [7], sent(7)],
  ['a cancelled piece', after({ quantity_cancelled: 1 }), [], [{ kind: 'cancelled' }]],
  [
    'a consignment and the rest cancelled',
    after({ quantity_cancelled: 1 }),
    [7],
    [...sent(7), { kind: 'cancelled' }],
  ],
  ['an end', after({}, OrderStatus.Delivered), [], []],
])('of a report of %s the customer is told this much', (_what, now, consignments, news) => {
  expect(newsOf(before, now, consignments)).toEqual(news);
});

test('an order that was in hand already is not started again', () => {
  const inHand = { ...before, status: OrderStatus.Processing };
  expect(newsOf(inHand, after({}, OrderStatus.Processing), [])).toEqual([]);
});
