import { expect, test } from 'vitest';
import { languageTables } from '#shop/texts/language-table.ts';
import { translator } from '#shop/texts/text.ts';
import { cartRow } from '../../../../test/cart-row.ts';
import { rowDifferences } from './row-differences.ts';

const t = translator(languageTables.sv, 'sv');
const locale = { t, language: 'sv' as const, currencyCode: 'SEK' };

test('rows that are as they were shown do not differ', () => {
  const rows = [cartRow(1, 49.9, 6), cartRow(2, 10, 6)];
  expect(rowDifferences(rows, [...rows].reverse(), locale)).toEqual([]);
});

test('what differs is told row by row: price, quantity, stock, gone and new', () => {
  const shown = [cartRow(1, 49.9, 6), cartRow(2, 10, 6), { ...cartRow(3, 10, 6), QuantityShort: 2 }];
  const now = [{ ...cartRow(1, 50, 12), QuantityShort: 4 }, cartRow(3, 10, 6), cartRow(4, 10, 6)];
  expect(rowDifferences(shown, now, locale)).toEqual([
    'Bricka 1: priset var 49,90\u00a0kr och är nu 50,00\u00a0kr',
    'Bricka 1: antalet var 6 och är nu 12',
    'Bricka 1: 4 st finns inte i lager nu',
    'Bricka 2 kan inte beställas längre',
    'Bricka 3: allt finns i lager nu',
    'Bricka 4 har kommit till',
  ]);
});
