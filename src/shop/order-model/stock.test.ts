import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OrderedRow } from './row.ts';
import { articlesMaybeShort, openStock, piecesLeft, stockForTest, takeFrom, type Stock } from './stock.ts';

const ids = [1, 2, 3];
const someId = fc.constantFrom(...ids);
const few = fc.integer({ min: 0, max: 9 });
const perArticle = fc.tuple(few, few, few);

type Wanted = { articleId: number | null; quantity: number };
const someRows = fc.array(
  fc.record<Wanted>({ articleId: fc.oneof(someId, fc.constantFrom(null, 99)), quantity: few }),
  { maxLength: 6 },
);

function articlesWith(pieces: readonly number[]) {
  return new Map(ids.map((id, place) => [id, { id, available: pieces[place]! }]));
}

function rowOf({ articleId, quantity }: Wanted, quantityShort: number): OrderedRow {
  return { articleId, quantity, quantityShort } as OrderedRow;
}

function waitingIn({ waitedFor }: Stock) {
  return ids.map((id) => waitedFor.get(id) ?? 0);
}

describe('the stock of orders that are decided one after another', () => {
  test('gives each piece once, and has the others waited for', () => {
    fc.assert(
      fc.property(perArticle, perArticle, fc.array(someRows, { maxLength: 4 }), (there, before, orders) => {
        const articles = articlesWith(there);
        // Nobody waits for the first: it is not in the list at all.
        const stock = openStock(new Map(ids.slice(1).map((id, place) => [id, before[place]!])));
        const [shelf, waiting] = [[...there], [0, before[0], before[1]]];
        for (const wanted of orders) {
          // Each article is in an order once.
          const rows = wanted.filter((one, place) => {
            return wanted.findIndex(({ articleId }) => articleId === one.articleId) === place;
          });
          const ordered = rows.map((one) => {
            const place = ids.indexOf(one.articleId ?? 0);
            if (place < 0) return rowOf(one, 2);
            let short = 0;
            for (let piece = 0; piece < one.quantity; piece++)
              if (shelf[place]! > 0) shelf[place]!--;
              else short++;
            waiting[place]! += short;
            return rowOf(one, short);
          });
          takeFrom(stock, ordered, articles);
          expect([...articles.values()].map((article) => piecesLeft(stock, article))).toEqual(shelf);
          expect(waitingIn(stock)).toEqual(waiting);
        }
        // Nothing is noted of a row whose article is erased or not for sale.
        expect([...stock.left.keys(), ...stock.waitedFor.keys()].every((id) => ids.includes(id))).toBe(true);
      }),
      { seed: 51, numRuns: 500 },
    );
  });

  test('begins with what others wait for, and leaves that list alone', () => {
    const waitedFor = new Map([[1, 4]]);
    const stock = openStock(waitedFor);
    expect(piecesLeft(stock, { id: 1, available: 7 })).toBe(7);
    takeFrom(stock, [rowOf({ articleId: 1, quantity: 9 }, 2)], articlesWith([7, 0, 0]));
    expect([stock.left.get(1), stock.waitedFor.get(1)]).toEqual([0, 6]);
    expect(piecesLeft(stock, { id: 1, available: 7 })).toBe(0);
    expect(waitedFor).toEqual(new Map([[1, 4]]));
  });
});

test('a test order finds the stock as it is with its own missing pieces waited for, and leaves it so', () => {
  const own = fc.array(fc.record({ article_id: fc.oneof(someId, fc.constant(null)), quantity_short: few }), {
    maxLength: 5,
  });
  fc.assert(
    fc.property(perArticle, perArticle, own, (left, waiting, rows) => {
      const stock: Stock = {
        left: new Map(ids.map((id, place) => [id, left[place]!])),
        waitedFor: new Map([[1, waiting[0]]]),
      };
      const copy = stockForTest(stock, rows);
      const missing = ids.map((id) =>
        rows.reduce((sum, row) => sum + (row.article_id === id ? row.quantity_short : 0), 0),
      );
      expect(waitingIn(copy)).toEqual(
        missing.map((pieces, place) => pieces + (place === 0 ? waiting[0] : 0)),
      );
      expect([...copy.waitedFor.keys()].every((id) => ids.includes(id))).toBe(true);
      expect(copy.left).toEqual(stock.left);
      takeFrom(copy, [rowOf({ articleId: 1, quantity: 3 }, 1)], articlesWith([0, 0, 0]));
      expect([stock.left.get(1), waitingIn(stock)]).toEqual([left[0], [waiting[0], 0, 0]]);
    }),
    { seed: 52, numRuns: 300 },
  );
});

test('pieces of an article may be missing when more are wanted in all than are there', () => {
  fc.assert(
    fc.property(perArticle, someRows, (there, rows) => {
      const wanted = rows.map(({ articleId, quantity }) => ({ articleId: articleId ?? 99, quantity }));
      const maybe = articlesMaybeShort(wanted, articlesWith(there));
      const expected = ids.filter((id, place) => {
        const own = wanted.filter(({ articleId }) => articleId === id);
        return own.reduce((sum, { quantity }) => sum + quantity, 0) > there[place]!;
      });
      expect(maybe.toSorted()).toEqual(expected);
    }),
    { seed: 53, numRuns: 500 },
  );
  expect(articlesMaybeShort([{ articleId: 1, quantity: 3 }], articlesWith([3, 0, 0]))).toEqual([]);
  expect(articlesMaybeShort([{ articleId: 1, quantity: 4 }], articlesWith([3, 0, 0]))).toEqual([1]);
});
