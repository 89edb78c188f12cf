import { expect, test } from 'vitest';
import { articleColumns } from '#shop/articles/import/import-columns.server.ts';
import { columns as stockColumns } from '#shop/articles/import/import-stock.server.ts';
import { columns as priceColumns } from '#shop/articles/import/import-prices.server.ts';
import { columns as vatColumns } from '#shop/vat-rates/import-vat-rates.server.ts';
import { guessColumns } from './guess-columns.server.ts';

const kinds = {
  articles: { columns: articleColumns, key: 'article_no' },
  stock: { columns: stockColumns, key: 'article_no' },
  prices: { columns: priceColumns, key: 'article_no' },
  'VAT rates': { columns: vatColumns, key: 'code' },
};

test.each([
  ['articles', ['7350000000016', '7350000000023'], 'ean'],
  ['articles', ['25 %', '6%'], 'vat_rate'],
  ['VAT rates', ['25 %', '6,5%'], 'percent'],
  ['articles', ['6 st', '12 st'], 'pack_qty'],
  ['stock', ['6 st', '12 st'], 'qty_available'],
  ['prices', ['49,90', '120,00'], 'price'],
  ['articles', ['A-1', 'A-2'], 'article_no'],
  ['VAT rates', ['A-1', 'A-2'], undefined],
  ['articles', ['Mugg blå', 'Bricka'], 'name_sv'],
  ['stock', ['Mugg blå', 'Bricka'], undefined],
] as const)('a column of %s without a heading that holds %j is %s', (kind, cells, field) => {
  const { columns, key } = kinds[kind];
  expect(guessColumns([{ heading: '', cells }], cells.length, { shape: { columns, key }, columns })).toEqual([
    field,
  ]);
});
