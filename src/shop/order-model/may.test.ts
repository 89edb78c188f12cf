import { expect, test } from 'vitest';
import { openUntil, orderIs, orderMay, OrderStatus } from './may.ts';

const order = { status: 1, batch_id: null, created_at: new Date('2027-02-01T09:00:00Z'), addition_count: 0 };

function until(change: Partial<typeof order> | { batch_id: number }, at: string, minutes = 60) {
  return openUntil({ ...order, ...change }, { now: new Date(at), minutes })?.toISOString() ?? null;
}

test('an order is open for its minutes, and no moment longer', () => {
  expect(until({}, '2027-02-01T09:59:59Z')).toBe('2027-02-01T10:00:00.000Z');
  expect(until({}, '2027-02-01T10:00:00Z')).toBeNull();
  expect(until({}, '2027-02-01T09:00:00Z', 0)).toBeNull();
});

test('an order that is picked, cancelled or fetched is not open', () => {
  for (const status of [2, 3, 4, 5]) expect(until({ status }, '2027-02-01T09:10:00Z')).toBeNull();
  expect(until({ batch_id: 7 }, '2027-02-01T09:10:00Z')).toBeNull();
});

test('an order that was added to twenty times is not open', () => {
  expect(until({ addition_count: 19 }, '2027-02-01T09:10:00Z')).not.toBeNull();
  expect(until({ addition_count: 20 }, '2027-02-01T09:10:00Z')).toBeNull();
});

/** A line for each verb and word: received, processing, sent, cancelled and invoiced, as the specification numbers them. */
test.each([
  [
    orderMay,
    {
      start: [1],
      send: [1, 2],
      change: [1, 2],
      cancel: [1, 2],
      rewrite: [1, 2],
      split: [1, 2],
      extend: [1],
      hold: [1, 2],
      invoice: [1, 2, 3],
    },
  ],
  [
    orderIs,
    {
      received: [1],
      processing: [2],
      sent: [3, 5],
      sentNotInvoiced: [3],
      open: [1, 2],
      cancelled: [4],
      sold: [1, 2, 3, 5],
    },
  ],
])('each state allows what it allows, in conditions and in lists', (rules, expected) => {
  const holding = Object.entries(rules).map(([name, rule]) => [
    name,
    [0, 1, 2, 3, 4, 5, 6].filter((status) => rule(status)),
  ]);
  expect(Object.fromEntries(holding)).toEqual(expected);
  expect(Object.fromEntries(Object.entries(rules).map(([name, { states }]) => [name, states]))).toEqual(
    expected,
  );
});

test('the states have the numbers of the specification', () => {
  expect(OrderStatus).toEqual({ Order: 1, Processing: 2, Delivered: 3, Cancelled: 4, Invoiced: 5 });
});
