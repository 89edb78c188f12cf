import fc from 'fast-check';
import { expect, test } from 'vitest';
import { times } from '../../../../test/sizes.ts';
import { isFee, rowKinds } from '#shop/order-model/row-kind.ts';
import { splitOrder, type SplitRow } from './split-order.ts';

function rowOf(id: number, quantity: number, delivered = 0, short = 0, cancelled = 0): SplitRow {
  return {
    id,
    kind: 'article',
    quantity,
    quantity_delivered: delivered,
    quantity_short: short,
    quantity_cancelled: cancelled,
  };
}

test('what waits moves first, and a row of which all moves goes whole', () => {
  const split = splitOrder(
    [rowOf(1, 12, 2, 4), rowOf(2, 3)],
    [
      { rowId: 1, pieces: 5 },
      { rowId: 2, pieces: 3 },
    ],
  );
  expect(split).toMatchObject({
    kept: [{ id: 1, quantity: 7, quantity_delivered: 2, quantity_short: 0 }],
    moved: [
      { row: { id: 1, quantity: 5, quantity_delivered: 0, quantity_short: 4 }, isWhole: false },
      { row: { id: 2, quantity: 3 }, isWhole: true },
    ],
  });
});

test('nothing that is sent moves, and something stays', () => {
  const rows = [rowOf(1, 12, 2), { ...rowOf(2, 1), kind: 'freight' as const }];
  expect(splitOrder(rows, [{ rowId: 1, pieces: 11 }])).toEqual({
    refused: { what: 'pieces', place: 0, most: 10 },
  });
  expect(splitOrder([rowOf(1, 12)], [{ rowId: 1, pieces: 12 }])).toEqual({ refused: { what: 'all' } });
  expect(splitOrder(rows, [])).toEqual({ refused: { what: 'all' } });
  expect(splitOrder(rows, [{ rowId: 2, pieces: 1 }])).toEqual({ refused: { what: 'row' } });
  // Twice the same row, whatever the two say.
  for (const pieces of [1, 2, 6])
    expect(
      splitOrder(rows, [
        { rowId: 1, pieces },
        { rowId: 1, pieces: 1 },
      ]),
    ).toEqual({ refused: { what: 'row' } });
});

test.each(rowKinds.filter((kind) => isFee({ kind })))('an order is not left with its %s alone', (kind) => {
  const rows = [rowOf(1, 12), { ...rowOf(2, 1), kind }];
  expect(splitOrder(rows, [{ rowId: 1, pieces: 12 }])).toEqual({ refused: { what: 'all' } });
  expect(splitOrder(rows, [{ rowId: 1, pieces: 11 }])).toMatchObject({
    kept: [
      { id: 1, quantity: 1 },
      { id: 2, kind },
    ],
    moved: [{ row: { id: 1, quantity: 11 } }],
  });
});

test('both orders have together what the one had', () => {
  const few = fc.nat({ max: 9 });
  const row = fc.tuple(fc.integer({ min: 1, max: 20 }), few, few, few, few);
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 4 }), (drawn) => {
      const rows = drawn.map(([quantity, sent, gone, missing], place) => {
        const delivered = Math.min(sent, quantity);
        const cancelled = Math.min(gone, quantity - delivered);
        return rowOf(
          place + 1,
          quantity,
          delivered,
          Math.min(missing, quantity - delivered - cancelled),
          cancelled,
        );
      });
      const wanted = drawn.map(([, , , , pieces], place) => ({ rowId: place + 1, pieces }));
      const split = splitOrder(rows, wanted);
      const left = (one: SplitRow) => one.quantity - one.quantity_delivered - one.quantity_cancelled;
      const isTooMany = rows.some((one, place) => wanted[place]!.pieces > left(one));
      if ('refused' in split) {
        const stays = rows.reduce(
          (sum, one, place) => sum + one.quantity - one.quantity_cancelled - wanted[place]!.pieces,
          0,
        );
        const moves = wanted.reduce((sum, { pieces }) => sum + pieces, 0);
        expect(isTooMany || stays === 0 || moves === 0).toBe(true);
        return;
      }
      expect(isTooMany).toBe(false);
      for (const one of rows) {
        const both = [
          ...split.kept.filter(({ id }) => id === one.id),
          ...split.moved.filter(({ of }) => of === one).map(({ row: moved }) => moved),
        ];
        const sum = (of: (part: SplitRow) => number) => both.reduce((all, part) => all + of(part), 0);
        expect(sum((part) => part.quantity)).toBe(one.quantity);
        expect(sum(left)).toBe(left(one));
        expect(sum((part) => part.quantity_short)).toBe(one.quantity_short);
        expect(sum((part) => part.quantity_delivered)).toBe(one.quantity_delivered);
        expect(both.every((part) => part.quantity_short <= left(part) && left(part) >= 0)).toBe(true);
      }
    }),
    { numRuns: 100 * times },
  );
});
