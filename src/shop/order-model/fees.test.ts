import { expect, test } from 'vitest';
import { feeRows } from './fees.ts';
import type { Terms } from './order-terms.ts';
import { orderedRowOf, type OrderedRow } from './row.ts';
import type { VatCase } from './vat-case.ts';

const numbers = { FreightNumber: 'F-1', SmallOrderNumber: 'S-1', DiscountNumber: 'D-1' };

function goods(
  vatCase: VatCase,
  ...rows: readonly (readonly [ore: number, vatRate: number, code?: string])[]
) {
  return rows.map(([priceOre, vatRate, vatCode = String(vatRate)]): OrderedRow => {
    const article = {
      id: 1,
      articleNumber: 'A',
      nameSv: 'Vara',
      nameEn: null,
      available: 0,
      pack: 1,
      weightG: 0,
      vatCode,
      vatRate,
      priceOre,
      steps: [],
      restock: { OrderedArticles: 0, EstimatedDeliveryDate: null, NoArticleStock: false, SeasonNews: false },
    };
    return orderedRowOf(article, { quantity: 1, short: 0, supply: null, vatCase });
  });
}

function split(amountOre: number, rows: readonly OrderedRow[], vatCase: VatCase = 'domestic') {
  const terms = { vatCase } as Terms;
  return feeRows({ kind: 'freight', amountOre }, { terms, goods: rows }, numbers).map(
    ({ vatRate, totalOre, vatCode }) => [vatRate, totalOre, vatCode],
  );
}

test('a fee is a row of one piece without an article, that has its number from the settings', () => {
  const basis = { terms: { vatCase: 'domestic' } as Terms, goods: goods('domestic', [1000, 12]) };
  expect(feeRows({ kind: 'smallOrder', amountOre: 7500 }, basis, numbers)).toEqual([
    {
      kind: 'smallOrder',
      articleId: null,
      articleNumber: 'S-1',
      nameSv: 'Småordertillägg',
      nameEn: 'Small order fee',
      quantity: 1,
      quantityShort: 0,
      promisedDate: null,
      promisedText: '',
      promisedTextSv: '',
      promisedTextEn: '',
      expectedDate: null,
      pack: 1,
      weightG: 0,
      inbound: null,
      supply: null,
      priceOre: 7500,
      vatCode: '12',
      vatRate: 12,
      totalOre: 7500,
    },
  ]);
});

test('VAT of a fee follows the goods by value, and the highest rate gets the öre that are left', () => {
  expect(split(9500, goods('domestic', [80_000, 25], [20_000, 6]))).toEqual([
    [25, 7600, '25'],
    [6, 1900, '6'],
  ]);
  expect(split(10_000, goods('domestic', [66_667, 6], [33_333, 25]))).toEqual([
    [25, 3334, '25'],
    [6, 6666, '6'],
  ]);
});

test('a part of nothing is no row, and a fee of nothing is none', () => {
  expect(split(1, goods('domestic', [100, 12], [100, 6], [100, 25]))).toEqual([[25, 1, '25']]);
  expect(split(0, goods('domestic', [100, 25]))).toEqual([]);
});

test('goods of no value have the whole fee at 25 %, and none where there is no VAT', () => {
  expect(split(9500, goods('domestic', [0, 6]))).toEqual([[25, 9500, '25']]);
  expect(split(9500, goods('export', [0, 6]), 'export')).toEqual([[0, 9500, '25']]);
  expect(split(9500, goods('intra_eu', [100, 6], [300, 25]), 'intra_eu')).toEqual([[0, 9500, '6']]);
});

test('a rate has the code of its first goods, which decides it on the day they are sent', () => {
  expect(split(100, goods('domestic', [100, 12, 'food'], [900, 12, '12']))).toEqual([[12, 100, 'food']]);
});
