import { expect, test } from 'vitest';
import { mayHaveArrived, orderAttempt } from './order-attempt.ts';

let keys = 0;
const newKey = () => `key ${++keys}`;
const rows = [{ ArticleId: 11, Quantity: 6 }];
const body = { wayOfDeliveryId: 2, partialDelivery: true };

test('the same order is tried again with the same key', () => {
  const first = orderAttempt(undefined, { body, rows }, newKey);
  expect(orderAttempt(first, { body, rows }, newKey)).toBe(first);
});

test('a cart that is empty since the first try arrived keeps the key', () => {
  const first = orderAttempt(undefined, { body, rows }, newKey);
  expect(orderAttempt(first, { body, rows: [] }, newKey)).toBe(first);
});

test('another choice or another cart is another order', () => {
  const first = orderAttempt(undefined, { body, rows }, newKey);
  expect(orderAttempt(first, { body: { ...body, partialDelivery: false }, rows }, newKey).key).not.toBe(
    first.key,
  );
  const more = [...rows, { ArticleId: 12, Quantity: 4 }];
  expect(orderAttempt(first, { body, rows: more }, newKey).key).not.toBe(first.key);
  const other = [{ ArticleId: 11, Quantity: 12 }];
  expect(orderAttempt(first, { body, rows: other }, newKey).key).not.toBe(first.key);
});

test('only no answer and a broken server leave it open whether the order was made', () => {
  expect([0, 500, 503].map(mayHaveArrived)).toEqual([true, true, true]);
  expect([400, 401, 409, 422, 429].some(mayHaveArrived)).toBe(false);
});
