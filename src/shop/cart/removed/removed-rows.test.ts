import { expect, test } from 'vitest';
import { cartRow } from '../../../../test/cart-row.ts';
import { forgetRemoved, shownRows } from './removed-rows.ts';

const rows = [cartRow(1, 79, 6), cartRow(2, 24.5, 12), cartRow(3, 9.9, 25)];

test('what was just removed is shown where it stood, also when several were', () => {
  const removed = [
    { row: rows[1]!, index: 1 },
    { row: rows[2]!, index: 2 },
  ];
  expect(shownRows([rows[0]!], removed).map((one) => one.row.Id)).toEqual([1, 2, 3]);
  expect(forgetRemoved(removed, 2)).toEqual([{ row: rows[2], index: 1 }]);
  expect(forgetRemoved(removed, 9)).toEqual(removed);
});
