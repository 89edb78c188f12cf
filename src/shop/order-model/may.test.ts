import { expect, test } from 'vitest';
import { openUntil } from './may.ts';

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
