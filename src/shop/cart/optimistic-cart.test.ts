import { expect, test } from 'vitest';
import { cartRow } from '../../../test/cart-row.ts';
import { withMore, withoutRow, withQuantity, withRow } from './optimistic-cart.ts';
import type { Cart } from './contract.ts';

const rows = [cartRow(1, 79, 6), cartRow(2, 24.5, 12), cartRow(3, 9.9, 25)];
const cart: Cart = {
  Rows: rows,
  TotalExcludingVat: 1015.5,
  VatAmount: 253.88,
  TotalAmount: 1269.38,
  CurrencyCode: 'SEK',
  Terms: null,
  Version: 'v',
};

test('a new quantity changes its row and the sum, and leaves the other rows as they are', () => {
  const after = withQuantity(cart, 3, 50);
  expect(after.Rows[2]).toMatchObject({ Quantity: 50, TotalAmount: 495 });
  expect(after.Rows[0]).toBe(rows[0]);
  expect(after).toMatchObject({ TotalExcludingVat: 1263, VatAmount: 253.88, TotalAmount: 1516.88 });
});

test('a row is taken out and put back in its place', () => {
  const without = withoutRow(cart, 2);
  expect(without.TotalExcludingVat).toBe(721.5);
  expect(withRow(without, rows[1]!, 1)).toEqual(cart);
  expect(withRow(cart, rows[1]!, 0)).toBe(cart);
  // Rows are matched by article, because a restored row does not have the server's id yet.
  expect(withRow(cart, { ...rows[1]!, Id: -rows[1]!.ArticleId }, 0)).toBe(cart);
});

const tray = {
  Id: 7,
  ArticleNumber: '10101',
  ArticleText: 'Bricka',
  QuantityPerPackage: 6,
  ImageId: null,
  ProductGroupId: 11,
  Price: 79.9,
};
const empty: Cart = {
  Rows: [],
  TotalExcludingVat: 0,
  VatAmount: 0,
  TotalAmount: 0,
  CurrencyCode: 'SEK',
  Terms: null,
  Version: 'v',
};

test('an article that is new in the cart gets a row of its own', () => {
  const cart = withMore(empty, tray, 12);
  expect(cart.Rows).toHaveLength(1);
  expect(cart.Rows[0]).toMatchObject({ ArticleId: 7, Quantity: 12, TotalAmount: 958.8 });
  expect(cart.TotalExcludingVat).toBe(958.8);
});

test('an article that is there already gets more in the same row', () => {
  const cart = withMore(withMore(empty, tray, 12), tray, 6);
  expect(cart.Rows).toHaveLength(1);
  expect(cart.Rows[0]).toMatchObject({ Quantity: 18, TotalAmount: 1438.2 });
});

test('taking out what was put in leaves the cart as it was', () => {
  expect(withMore(withMore(empty, tray, 6), tray, -6)).toEqual(empty);
});

const stepped = {
  ...tray,
  Price: 100,
  PriceSteps: [
    { Quantity: 24, Price: 92 },
    { Quantity: 96, Price: 85 },
  ],
};

test('a row follows the steps of its price up and down', () => {
  const of12 = withMore(empty, stepped, 12);
  const [next, last] = stepped.PriceSteps;
  expect(of12.Rows[0]).toMatchObject({ Price: 100, TotalAmount: 1200, NextStep: next });
  const of24 = withMore(of12, stepped, 12);
  expect(of24.Rows[0]).toMatchObject({ Quantity: 24, Price: 92, TotalAmount: 2208, NextStep: last });
  expect(of24.TotalExcludingVat).toBe(2208);
  const id = of24.Rows[0]!.Id;
  expect(withQuantity(of24, id, 96).Rows[0]).toMatchObject({ Price: 85, TotalAmount: 8160, NextStep: null });
  expect(withQuantity(of24, id, 18).Rows[0]).toMatchObject({ Price: 100, TotalAmount: 1800, NextStep: next });
  expect(withMore(of24, stepped, -12)).toEqual(of12);
});
