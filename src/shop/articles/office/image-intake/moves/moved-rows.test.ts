import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostPlaces } from '#shop/articles/office/image-intake/contract.ts';
import { droppedAt, placedAt, type GivenRow, type isPlaced } from './moved-rows.ts';

type Row = Parameters<typeof isPlaced>[0];

const row = (Id: number, ArticleNumber: string | null, Place: number | null): Row => ({
  Id,
  ArticleNumber,
  Place,
  State: 'open',
});
const heap = [row(1, 'A', 1), row(2, 'A', 2), row(3, 'B', 1), row(4, null, null)];

test('a picture changes places with the one that stands there, and takes a free place alone', () => {
  expect(placedAt(heap, heap[0]!, 2)).toEqual([
    { Id: 1, ArticleNumber: 'A', Place: 2 },
    { Id: 2, ArticleNumber: 'A', Place: 1 },
  ]);
  expect(placedAt(heap, heap[0]!, 5)).toEqual([{ Id: 1, ArticleNumber: 'A', Place: 5 }]);
  expect([placedAt(heap, heap[0]!, 0), placedAt(heap, heap[0]!, mostPlaces + 1)]).toEqual([[], []]);
});

test('a picture that is dropped at one of another article goes to that article', () => {
  expect(droppedAt(heap, heap[3]!, heap[2]!)).toEqual([{ Id: 4, ArticleNumber: 'B', Place: null }]);
  expect(droppedAt(heap, heap[0]!, heap[2]!)).toEqual([{ Id: 1, ArticleNumber: 'B', Place: null }]);
  expect(droppedAt(heap, heap[2]!, heap[3]!)).toEqual([]);
});

test('nothing that is taken in is moved, nor is anything moved to it', () => {
  const taken: Row = { ...row(5, 'A', 3), State: 'taken' };
  expect([
    droppedAt([...heap, taken], taken, heap[0]!),
    droppedAt([...heap, taken], heap[0]!, taken),
  ]).toEqual([[], []]);
});

test('whatever is moved within an article, no two come to stand at one place', () => {
  const heaps = fc
    .uniqueArray(fc.integer({ min: 1, max: mostPlaces }), { minLength: 2 })
    .map((places) => places.map((place, id) => row(id, 'A', place)));
  fc.assert(
    fc.property(heaps, fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 12 }), (rows, moves) => {
      let now = rows;
      for (const [from, to] of moves) {
        const given = droppedAt(now, now[from % now.length]!, now[to % now.length]!);
        const placeOf = new Map(given.map(({ Id, Place }: GivenRow) => [Id, Place]));
        now = now.map((one) => ({ ...one, Place: placeOf.get(one.Id) ?? one.Place }));
      }
      const places = (of: readonly Row[]) => of.map(({ Place }) => Place!).sort((a, b) => a - b);
      expect(places(now)).toEqual(places(rows));
    }),
  );
});
