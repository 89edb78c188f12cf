import { expect, test } from 'vitest';
import type { OfficeOrder, OfficeOrderRow } from '#shop/orders/office/contract.ts';
import { changeOf, isRight, untyped, type Typed } from './change-typed.ts';

const row = { Id: 1, Kind: 'article', Quantity: 12, QuantityCancelled: 2, QuantityDelivered: 4, Price: 49.9 };
const fee = { ...row, Id: 2, Kind: 'freight', Quantity: 1, QuantityCancelled: 0, Price: 95 };
const order = {
  Rows: [row, fee] as unknown as OfficeOrderRow[],
  Discount: { Percent: 7.5, Amount: null, Text: 'Mässa' },
} as unknown as OfficeOrder;
const typedRow = (pieces: string, price = '49,90'): Typed => ({
  ...untyped(order, 'sv'),
  rows: { 1: { pieces, price } },
});

test('nothing typed, or what is there already, is no change', () => {
  expect(changeOf(order, untyped(order, 'sv'), 'sv')).toBeUndefined();
  expect(changeOf(order, typedRow('10 st', '49,9'), 'sv')).toBeUndefined();
});

test('only what differs is sent', () => {
  expect(changeOf(order, typedRow('6'), 'sv')).toEqual({ Rows: [{ RowId: 1, Quantity: 6 }] });
  expect(changeOf(order, typedRow('10', '45'), 'sv')).toEqual({ Rows: [{ RowId: 1, Price: 45 }] });
  const none = { ...untyped(order, 'sv'), discount: { kind: 'none', size: '', text: '' } as const };
  expect(changeOf(order, none, 'sv')).toEqual({ Rows: [], Discount: null });
  const added = { articleId: 9, articleNumber: 'A-9', name: 'Fat', pieces: '4', price: '' };
  expect(changeOf(order, { ...untyped(order, 'sv'), added: [added] }, 'sv')).toEqual({
    Rows: [{ ArticleId: 9, Quantity: 4 }],
  });
});

test.each([
  ['3', '49,90', false],
  ['4', '49,90', true],
  ['x', '49,90', false],
  ['6,5', '49,90', false],
  ['6', '', false],
  ['6', '-1', false],
  ['6', '0', true],
])('%s pieces at %s are right: %s', (pieces, price, right) => {
  expect(isRight(order, typedRow(pieces, price), 'sv')).toBe(right);
});

test.each([
  ['100', true],
  ['100,01', false],
  ['', false],
  ['0', false],
])('a discount of %s percent is right: %s', (size, right) => {
  const discount = { kind: 'percent', size, text: '' } as const;
  expect(isRight(order, { ...untyped(order, 'sv'), discount }, 'sv')).toBe(right);
});
