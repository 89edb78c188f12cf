import { expect, test } from 'vitest';
import { allOf, creditedRows, creditMistakes } from './credit-typed.ts';
import type { OfficeInvoice } from '#shop/invoices/office/contract.ts';

const row = { ArticleNumber: '1', Description: '', Price: 10, VatRate: 25, TotalAmount: 60 };
const rows = [
  { ...row, Id: 1, Quantity: 6, QuantityCredited: 2 },
  { ...row, Id: 2, Quantity: 3, QuantityCredited: 3 },
];
const invoice = { Rows: rows } as unknown as OfficeInvoice;

test.each([
  ['', undefined],
  ['0', undefined],
  ['4', undefined],
  ['5', 'maxAmount'],
  ['-1', 'minAmount'],
  ['1,5', 'integer'],
  ['x', 'number'],
])('of six of which two are credited, %j breaks the rule %s', (text, rule) => {
  expect(creditMistakes(invoice, { 1: text })[1]).toBe(rule);
});

test('all that is left is filled in, and nothing of a row of which all is credited', () => {
  expect(allOf(invoice)).toEqual({ 1: '4' });
});

test('rows that are empty or 0 are not credited', () => {
  expect(creditedRows({ 1: ' 4 ', 2: '', 3: '0' })).toEqual([{ RowId: 1, Quantity: 4 }]);
});
