import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byShelf, leftOutOf, summed, type PickRow } from './pick.ts';

const shelves = ['', 'A2', 'A10', 'B3-2', 'B3-10', 'Ö1'];
const row = fc
  .record({
    article: fc.integer({ min: 1, max: 5 }),
    erased: fc.boolean(),
    ready: fc.integer({ min: 0, max: 9 }),
    waiting: fc.integer({ min: 0, max: 9 }),
  })
  .map(({ article, erased, ready, waiting }): PickRow => ({
    articleId: erased ? null : article,
    number: `${100 + article}`,
    name: `Mugg ${article}`,
    ean: '',
    shelf: erased ? '' : (shelves[article] ?? ''),
    ready,
    waiting,
  }));
const order = fc.record({
  status: fc.integer({ min: 1, max: 5 }),
  held: fc.constantFrom(null, 'manual'),
  rows: fc.array(row, { maxLength: 6 }),
});
const orders = fc
  .array(order, { maxLength: 5 })
  .map((all) => all.map((one, place) => ({ ...one, id: 20_451 + place })));

test('a sum holds each piece that is picked once, for its article and its order', () => {
  fc.assert(
    fc.property(orders, (all) => {
      const list = summed(all);
      const keyOf = (one: { articleId: number | null; number: string }) =>
        `${one.articleId ?? 'erased'} ${one.number}`;
      const expected = new Map<string, number>();
      for (const { id, rows } of all)
        for (const one of rows.filter(({ ready }) => ready > 0)) {
          const key = `${keyOf(one)} ${id}`;
          expected.set(key, (expected.get(key) ?? 0) + one.ready);
        }
      const told = list.flatMap((sum) =>
        sum.orders.map(({ id, pieces }) => [`${keyOf(sum)} ${id}`, pieces] as const),
      );
      expect(new Map(told)).toEqual(expected);
      expect(told.length).toBe(expected.size);
      for (const { pieces, orders: of } of list)
        expect(pieces).toBe(of.reduce((sum, one) => sum + one.pieces, 0));
      expect(new Set(list.map(keyOf)).size).toBe(list.length);
    }),
    { numRuns: 100 },
  );
});

test('shelves are sorted as people count, and what has none comes last', () => {
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const places = byShelf(rows).map(({ shelf }) => shelf);
      const order = ['A2', 'A10', 'B3-2', 'B3-10', 'Ö1', ''].map((one) =>
        places.filter((shelf) => shelf === one),
      );
      expect(places).toEqual(order.flat());
    }),
  );
});

test('an order is picked that is open, is not held, and has something there', () => {
  fc.assert(
    fc.property(order, ({ status, held, rows }) => {
      const isPicked = status <= 2 && held === null && rows.reduce((sum, { ready }) => sum + ready, 0) > 0;
      expect(leftOutOf({ id: 1, status, held, rows }) === undefined).toBe(isPicked);
    }),
  );
  const there = { articleId: 1, number: '1', name: '', ean: '', shelf: '', ready: 1, waiting: 0 };
  expect(leftOutOf({ id: 1, status: 4, held: 'manual', rows: [there] })).toBe('closed');
  expect(leftOutOf({ id: 1, status: 1, held: 'manual', rows: [there] })).toBe('held');
  expect(leftOutOf({ id: 1, status: 1, held: null, rows: [{ ...there, ready: 0 }] })).toBe('nothing');
});
