import fc from 'fast-check';
import { expect, test } from 'vitest';
import { times } from '../../../../../test/sizes.ts';
import { mostPlaces } from './contract.ts';
import type { ImageNames } from './image-name.ts';
import { resolveRows, type ImagesNow, type WaitingFile } from './resolve-rows.ts';

/** `A2` is for article A at place 2, `A` for A at a place that is not told, `AB` for one of two. */
const names: ImageNames = (fileName) => {
  const [, letters = '', digits = ''] = /^([A-Z]*)(\d*)/.exec(fileName) ?? [];
  return {
    numbers: [...letters],
    isOfCamera: false,
    isGuess: fileName.endsWith('?'),
    place: digits === '' ? undefined : Number(digits),
  };
};

const fileOf = (fileName: string, id: number): WaitingFile => ({
  id,
  fileName,
  sha256: `${fileName}-${id}`,
  chosen: undefined,
});

function resolved(fileNames: readonly string[], now: ImagesNow = []) {
  const rows = resolveRows(fileNames.map(fileOf), names, () => now);
  return fileNames.map((_, id) => rows.get(id));
}

const places = (fileNames: readonly string[], now?: ImagesNow) =>
  resolved(fileNames, now).map((row) => row?.place);

const images = (count: number): ImagesNow =>
  Array.from({ length: count }, (_, at) => ({ imageId: 100 + at, sha256: null, isOfHeap: false }));

test('a place that two names tell goes to the first of them, and the other takes the next one', () => {
  expect(places(['A2', 'A1', 'A2', 'A4'])).toEqual([2, 1, 3, 4]);
  expect(places(['A10', 'A9'])).toEqual([10, 9]);
  expect(places(['A1_1.png', 'A1_2.png', 'A1.png', 'A1.jpg'])).toEqual([3, 4, 1, 2]);
  expect(places(['A1', 'A1', 'A2'])).toEqual([1, 2, 3]);
});

test('a name that tells no place comes after what the article has and gets', () => {
  expect(places(['A', 'A1', 'A2'])).toEqual([3, 1, 2]);
  expect(places(['A'])).toEqual([1]);
  expect(places(['A', 'A'], images(3))).toEqual([4, 5]);
  expect(resolved(['A2', 'A3'], images(2)).map((row) => row?.replaces)).toEqual([101, null]);
});

test('a name that fits two or none is asked about', () => {
  expect(resolved(['A?', 'A'])).toMatchObject([
    { number: null, candidates: ['A'], problem: 'perhapsArticle' },
    { number: 'A', candidates: [], problem: null },
  ]);
  expect(resolved(['AB', '7'])).toMatchObject([
    { number: null, candidates: ['A', 'B'], problem: 'severalArticles' },
    { number: null, candidates: [], problem: 'noArticle' },
  ]);
});

test('more pictures than an article shows are told, and so is a place that was chosen twice', () => {
  expect(resolved(['A'], images(mostPlaces))).toMatchObject([{ problem: 'tooManyPictures' }]);
  const chosen = { number: 'A', place: 1 };
  const rows = resolveRows(
    [fileOf('x', 1), fileOf('y', 2)].map((file) => ({ ...file, chosen })),
    names,
    () => [],
  );
  expect([rows.get(1)?.problem, rows.get(2)?.problem]).toEqual([null, 'samePlace']);
});

const file = fc.record({
  fileName: fc.constantFrom('A', 'A1', 'A2', 'A2', 'A5', 'B', 'B1', 'B9', 'AB', '3', 'C'),
  sha256: fc.constantFrom('one', 'two', 'three', 'four', 'five', 'six', 'seven', 'old-1', 'old-2'),
  chosen: fc.option(
    fc.record({
      number: fc.constantFrom('A', 'B', 'C', null),
      place: fc.option(fc.integer({ min: 1, max: mostPlaces })),
    }),
    { nil: undefined },
  ),
});

test('whatever is sent, what is taken in has a place of its own, and what was chosen stays chosen', () => {
  const now: ImagesNow = [
    { imageId: 1, sha256: 'old-1', isOfHeap: false },
    { imageId: 2, sha256: null, isOfHeap: false },
    { imageId: 3, sha256: 'old-2', isOfHeap: false },
  ];
  let shared = 0;
  fc.assert(
    fc.property(fc.array(file, { maxLength: 14 }), fc.boolean(), (made, hasImages) => {
      const files = made.map((one, id) => ({ ...one, id: (id * 7) % 101 }));
      const rows = resolveRows(files, names, () => (hasImages ? now : []));
      expect(rows.size).toBe(files.length);
      const bytesAt = new Map<string, string>();
      for (const { id, fileName, sha256, chosen } of files) {
        const row = rows.get(id)!;
        const letters = [...fileName.replace(/\d/g, '')];
        expect(row.number).toBe(chosen ? chosen.number : letters.length === 1 ? letters[0] : null);
        if (row.number === null) {
          expect([row.place, row.problem === null]).toEqual([null, false]);
          continue;
        }
        if (row.problem !== null) continue;
        expect(row.place).toBeLessThanOrEqual(mostPlaces);
        const key = `${row.number} ${row.place}`;
        const old = hasImages ? now[row.place! - 1] : undefined;
        // Only the same bytes share a place, and they are one picture.
        const there = bytesAt.get(key) ?? (old?.sha256 === sha256 ? sha256 : undefined);
        if (there !== undefined) shared++;
        if (there !== undefined) expect(there).toBe(sha256);
        else expect(row.replaces).toBe(old?.imageId ?? null);
        bytesAt.set(key, sha256);
        const isKnown =
          [...bytesAt].filter(([at, bytes]) => at.startsWith(row.number!) && bytes === sha256).length > 0;
        expect(isKnown).toBe(true);
      }
      const twice = files.map(({ id, sha256 }) => [rows.get(id)!, sha256] as const);
      for (const [row, sha256] of twice)
        for (const [other, bytes] of twice)
          if (row.number === other.number && row.number !== null && sha256 === bytes)
            expect(row.place, 'the same bytes').toBe(other.place);
    }),
    { numRuns: 400 * times, seed: 7 },
  );
  expect(shared).toBeGreaterThan(50);
});

test('what a heap has no room for replaces nothing that the heap has put there, unless a person says so', () => {
  let left = 0;
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 11 }), { maxLength: 16 }), (told) => {
      const files = told.map((place, id) => fileOf(`A${place || ''}`, id));
      const first = resolveRows(files, names, () => []);
      const isTaken = ({ id }: WaitingFile) => first.get(id)?.problem === null;
      const inOrder = files
        .filter(isTaken)
        .toSorted((one, other) => first.get(one.id)!.place! - first.get(other.id)!.place!);
      const now = inOrder.map(({ id, sha256 }) => ({ imageId: id, sha256, isOfHeap: true }));
      const rest = files.filter((one) => !isTaken(one));
      for (const [, row] of resolveRows(rest, names, () => now)) {
        expect(row.replaces).toBeNull();
        left++;
      }
      const byHand = rest.slice(0, 1).map((one) => ({ ...one, chosen: { number: 'A', place: 2 } }));
      for (const [, row] of resolveRows(byHand, names, () => now))
        expect(row).toMatchObject({ replaces: now[1]?.imageId ?? null, problem: null });
    }),
    { seed: 9, numRuns: 200 * times },
  );
  expect(left).toBeGreaterThan(20);
});
