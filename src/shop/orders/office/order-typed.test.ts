import { expect, test } from 'vitest';
import type { OfficeOrder, OfficeOrderRow } from './contract.ts';
import { mistakesIn } from './order-typed.ts';

const row = { Quantity: 12, QuantityDelivered: 6, QuantityCancelled: 2, QuantityShort: 0, ExpectedDate: '' };
const order = {
  Rows: [1, 2].map((Id) => ({ ...row, Id }) as OfficeOrderRow),
} as OfficeOrder;
const typed = (now: string, short: string) => ({ 1: { now, short, expected: '' } });

test.each([
  ['', '0'],
  ['4', '4'],
  [' 1 ', '0'],
])('%j to send and %j short can be', (now, short) => {
  expect(mistakesIn(order, typed(now, short))).toEqual({});
});

test.each([
  ['5', '0', { now: 'maxAmount' }],
  ['-1', '0', { now: 'minAmount' }],
  ['1,5', '0', { now: 'integer' }],
  ['alla', '', { now: 'number', short: 'number' }],
  ['', '5', { short: 'maxAmount' }],
])('%j to send and %j short is told at its row', (now, short, mistakes) => {
  expect(mistakesIn(order, typed(now, short))).toEqual({ 1: mistakes });
});

test('a row of which nothing is left is not validated', () => {
  const sent = { Rows: [{ ...row, Id: 1, QuantityDelivered: 10 }] } as unknown as OfficeOrder;
  expect(mistakesIn(sent, typed('9', '9'))).toEqual({});
});
