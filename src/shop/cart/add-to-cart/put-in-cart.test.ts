import { expect, test } from 'vitest';
import type { Cart } from '#shop/cart/contract.ts';
import { putInCart } from './put-in-cart.ts';

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
  Version: 'v',
};

test('an article that is new in the cart gets a row of its own', () => {
  const cart = putInCart(empty, tray, 12);
  expect(cart.Rows).toHaveLength(1);
  expect(cart.Rows[0]).toMatchObject({ ArticleId: 7, Quantity: 12, TotalAmount: 958.8 });
  expect(cart.TotalExcludingVat).toBe(958.8);
});

test('an article that is there already gets more in the same row', () => {
  const cart = putInCart(putInCart(empty, tray, 12), tray, 6);
  expect(cart.Rows).toHaveLength(1);
  expect(cart.Rows[0]).toMatchObject({ Quantity: 18, TotalAmount: 1438.2 });
});

test('taking out what was put in leaves the cart as it was', () => {
  expect(putInCart(putInCart(empty, tray, 6), tray, -6)).toEqual(empty);
});
