import fc from 'fast-check';
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

test('in whatever order rows are removed, and forgotten, those that are shown stand as they stood', () => {
  const all = [1, 2, 3, 4, 5].map((id) => cartRow(id, 10, 1));
  const ids = all.map(({ Id }) => Id);
  const acts = fc.array(fc.record({ id: fc.constantFrom(...ids), forgets: fc.boolean() }), { maxLength: 12 });
  fc.assert(
    fc.property(acts, (given) => {
      let rows = all;
      let removed: Parameters<typeof shownRows>[1] = [];
      let expected = ids;
      for (const { id, forgets } of given) {
        const index = shownRows(rows, removed).findIndex(({ row }) => row.Id === id);
        const isThere = rows.some(({ Id }) => Id === id);
        if (forgets && !isThere) {
          removed = forgetRemoved(removed, id);
          expected = expected.filter((one) => one !== id);
        } else if (!forgets && isThere) {
          removed = [...removed].concat({ row: all.find(({ Id }) => Id === id)!, index });
          rows = rows.filter(({ Id }) => Id !== id);
        }
        const shown = shownRows(rows, removed);
        expect(shown.map(({ row }) => row.Id)).toEqual(expected);
        const there = shown.filter((one) => !one.removed).map(({ row }) => row);
        expect(there).toEqual(rows);
      }
    }),
  );
});
