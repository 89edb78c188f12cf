import { expect, test } from 'vitest';
import { settingsOf } from '#shop/settings/declared-settings.ts';
import { openMinutesOf, openUntil } from './open-minutes.ts';

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

test('unless a number is set, orders are open for an hour, and not at all while a system fetches them', () => {
  const set = (OrderOpenMinutes: string) => settingsOf({ OrderOpenMinutes }).OrderOpenMinutes;
  expect(openMinutesOf(settingsOf({}).OrderOpenMinutes, false)).toBe(60);
  expect(openMinutesOf(set(''), true)).toBe(0);
  expect(openMinutesOf(set('30'), true)).toBe(30);
  expect(openMinutesOf(set('0'), false)).toBe(0);
});
