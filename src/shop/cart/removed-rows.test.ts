import { expect, test } from 'vitest';
import type { CartRow } from './contract.ts';
import { forgetRemoved, shownRows } from './removed-rows.ts';

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
test('what was just removed is shown where it stood, also when several were', () => {
  const removed = [
    { row: rows[1]!, index: 1 },
    { row: rows[2]!, index: 2 },
  ];
  expect(shownRows([rows[0]!], removed).map((one) => one.row.Id)).toEqual([1, 2, 3]);
  expect(forgetRemoved(removed, 2)).toEqual([{ row: rows[2], index: 1 }]);
  expect(forgetRemoved(removed, 9)).toEqual(removed);
});
