import { expect, test } from 'vitest';
import { vatPerRate } from './vat-per-rate.ts';

const rowsAt = (vat_rate: number, ...amounts: number[]) =>
  amounts.map((total_amount) => ({ vat_rate, total_amount }));

test('VAT is computed once on the sum of each rate, the highest first', () => {
  const rows = [...rowsAt(6, 1000), ...rowsAt(25, 1990, 1990, 1990)];
  expect(vatPerRate(rows, 1493 + 60)).toEqual([
    { rate: 25, base: 5970, vat: 1493 },
    { rate: 6, base: 1000, vat: 60 },
  ]);
});

test('where rows were rounded one by one, the rates still sum to what was charged', () => {
  expect(vatPerRate([...rowsAt(25, 99, 99, 99), ...rowsAt(6, 10)], 76)).toEqual([
    { rate: 25, base: 297, vat: 75 },
    { rate: 6, base: 10, vat: 1 },
  ]);
});

test('what rounding leaves over goes to the largest base, be its rate the highest or not', () => {
  expect(vatPerRate([...rowsAt(25, 100), ...rowsAt(12, 5000)], 25 + 601)).toEqual([
    { rate: 25, base: 100, vat: 25 },
    { rate: 12, base: 5000, vat: 601 },
  ]);
});

test('a credit rounds like its invoice', () => {
  expect(vatPerRate(rowsAt(25, -5970), -1493)).toEqual([{ rate: 25, base: -5970, vat: -1493 }]);
});

test('nothing is charged at no rate', () => {
  expect(vatPerRate(rowsAt(0, 100), 0)).toEqual([{ rate: 0, base: 100, vat: 0 }]);
});
