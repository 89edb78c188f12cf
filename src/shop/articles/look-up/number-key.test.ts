import { expect, test } from 'vitest';
import { exactNumberKey, gtinForms, gtinKey } from './number-key.ts';

test('case and inner spaces of a number do not matter, other signs do', () => {
  expect(exactNumberKey(' b 10\u00a012 ')).toBe(exactNumberKey('B1012'));
  expect(exactNumberKey('A\u030A1')).toBe(exactNumberKey('å1'));
  expect(exactNumberKey('77-A')).not.toBe(exactNumberKey('77A'));
});

test('a text with a control character or half a character is no number', () => {
  expect(['10\u0000', 'B\ud8001', '\udfffB1'].map(exactNumberKey)).toEqual(['', '', '']);
  expect(exactNumberKey('B\t1012\n')).toBe('b1012');
  expect(exactNumberKey('😀1')).toBe('😀1');
});

test('a UPC-A, its EAN and its GTIN-14 are one number', () => {
  expect(gtinKey('036000291452')).toBe(gtinKey('0036000291452'));
  expect(gtinKey('07312345678909')).toBe(gtinKey('7312345678909'));
  expect(gtinKey('17312345678906')).not.toBe(gtinKey('7312345678906'));
  expect(gtinForms('036000291452')).toEqual(['00036000291452', '0036000291452', '036000291452']);
  expect(gtinForms('7312345678909')).toEqual(['07312345678909', '7312345678909']);
  expect(gtinForms('b1012')).toEqual(['b1012']);
});
