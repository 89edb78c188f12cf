import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeOfOrders, mostByPhone, ordersOfCode } from './picked-orders.ts';

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), {
  minLength: 1,
  maxLength: mostByPhone,
});

test('what a list says is read back in its order, also typed with anything between', () => {
  fc.assert(
    fc.property(ids, fc.constantFrom(',', ' ', ', ', ';', '\n', '  ; '), (orders, between) => {
      expect(ordersOfCode(codeOfOrders(orders))).toEqual(orders);
      expect(ordersOfCode(` ${orders.join(between)} `)).toEqual(orders);
    }),
  );
});

test('a code of something else is no order, and an order is picked once', () => {
  for (const code of ['', 'A-1', '20302,x', '0', '-3', '1234567890', '2.5'])
    expect(ordersOfCode(code)).toEqual([]);
  expect(ordersOfCode('7,5,7')).toEqual([7, 5]);
  const many = Array.from({ length: mostByPhone + 1 }, (_none, place) => place + 1);
  expect(ordersOfCode(codeOfOrders(many))).toHaveLength(mostByPhone);
});
