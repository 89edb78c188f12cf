import { expect, test } from 'vitest';
import { valueKindOf } from './values-of-column.ts';

test.each([
  ['ean', ['7310865004703', '4006381333931', '5901234123457']],
  ['percent', ['25 %', '12 %', '6 %']],
  ['pieces', ['6 st', '12 st', '24 st']],
  ['money', ['129,00', '79,50', '1 249,00']],
  ['words', ['Mugg', 'Bricka rund', 'Stöpljus 25 cm']],
] as const)('a column is %s when two of three values are, and not when one is', (kind, [one, two, three]) => {
  expect(valueKindOf([one, two, three], 3)).toBe(kind);
  expect(valueKindOf([one, two, '?'], 3)).toBe(kind);
  expect(valueKindOf([one, '?', '?'], 3)).toBeUndefined();
});

test.each([
  ['has a value in two of three rows', ['Mugg', 'Bricka'], 3, 'words'],
  ['has a value in less than two of three rows', ['Mugg', 'Bricka', 'Skål'], 5, undefined],
  ['says the same in a third of its rows', ['Mugg', 'Bricka', 'Mugg'], 3, 'words'],
  ['says the same in most of its rows', ['Blå', 'Grön', 'Blå', 'Blå'], 4, undefined],
] as const)('a column of words that %s', (_what, cells, rows, kind) => {
  expect(valueKindOf(cells, rows)).toBe(kind);
});

test.each([
  ['in each row another, with a digit', ['A-1', 'B2', '300x'], 3, 'code'],
  ['of one row alone', ['A-1'], 1, undefined],
  ['that a row lacks', ['A-1', 'B2'], 3, undefined],
  ['that comes twice', ['A-1', 'B2', 'A-1'], 3, undefined],
  ['without a digit', ['A-1', 'B2', 'CC'], 3, undefined],
  ['of more than twenty characters', ['A-1', 'B2', '3'.repeat(21)], 3, undefined],
] as const)('of values %s', (_what, cells, rows, kind) => {
  expect(valueKindOf(cells, rows)).toBe(kind);
});

test('a column without values is nothing', () => {
  expect(valueKindOf([], 3)).toBeUndefined();
});
