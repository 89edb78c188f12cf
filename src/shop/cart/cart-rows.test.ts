import { expect, test } from 'vitest';
import { forgetRemoved, shownRows, withoutRow, withQuantity, withRow } from './cart-rows.ts';
import type { Cart, CartRow } from './contract.ts';

function row(id: number, price: number, quantity: number): CartRow {
  return {
    Id: id,
    ArticleId: 100 + id,
    ArticleNumber: `1000${id}`,
    ArticleText: `Bricka ${id}`,
    Quantity: quantity,
    QuantityPerPackage: 6,
    Price: price,
    TotalAmount: price * quantity,
    ImageId: null,
    ProductGroupId: 11,
    QuantityShort: 0,
    SoldOut: false,
    OrderedArticles: 0,
    EstimatedDeliveryDate: null,
    NoArticleStock: false,
    SeasonNews: false,
    PreviousPrice: null,
  };
}

const rows = [row(1, 79, 6), row(2, 24.5, 12), row(3, 9.9, 25)];
const cart: Cart = {
  Rows: rows,
  TotalExcludingVat: 1015.5,
  VatAmount: 253.88,
  TotalAmount: 1269.38,
  CurrencyCode: 'SEK',
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
  // Known by its article: one put back has no id of the server's yet.
  expect(withRow(cart, { ...rows[1]!, Id: -rows[1]!.ArticleId }, 0)).toBe(cart);
});

test('what was just removed is shown where it stood, also when several were', () => {
  const removed = [
    { row: rows[1]!, index: 1 },
    { row: rows[2]!, index: 2 },
  ];
  expect(shownRows([rows[0]!], removed).map((one) => one.row.Id)).toEqual([1, 2, 3]);
  expect(forgetRemoved(removed, 2)).toEqual([{ row: rows[2], index: 1 }]);
  expect(forgetRemoved(removed, 9)).toEqual(removed);
});
