import { describe, expect, test } from 'vitest';
import {
  countNumbered,
  isBlank,
  lineOf,
  linesBeside,
  pastedQuantities,
  storedOf,
  takenUp,
  wantedOfLines,
  withEmptyLines,
  withLinesAt,
  withQuantities,
  type OrderLine,
} from './lines.ts';

const line = (ref: string, quantity = '') => lineOf({ ref, quantity });
const written = (lines: readonly OrderLine[]) => lines.map(({ ref, quantity }) => `${ref}×${quantity}`);
const blank = '×';

describe('the grid', () => {
  test.each([
    [0, 5],
    [1, 5],
    [4, 5],
    [5, 6],
    [6, 7],
  ])('with %i lines that say something has %i, the last of them blank', (filled, all) => {
    const lines = withEmptyLines(Array.from({ length: filled }, (_, place) => line(`A-${place}`)));
    expect(lines).toHaveLength(all);
    expect(isBlank(lines.at(-1)!)).toBe(true);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(all);
  });

  test('gets no further line after a blank one', () => {
    const lines = [...Array.from({ length: 5 }, () => line('A')), line(' ', ' ')];
    expect(withEmptyLines(lines)).toEqual(lines);
  });
});

test('a line says something by its number or its quantity, and is looked up by its number alone', () => {
  const lines = [
    line('A-1', '6'),
    line('', '3'),
    line(' ', ' '),
    line(' B-2 ', ' '),
    lineOf({ ref: 'C', quantity: '1', articleId: 7 }),
  ];
  expect(lines.map(isBlank)).toEqual([false, false, true, false, false]);
  expect(countNumbered(lines)).toBe(3);
  expect(wantedOfLines(lines)).toEqual([
    { Line: 1, Ref: 'A-1', Quantity: '6' },
    { Line: 4, Ref: 'B-2', Quantity: null },
    { Line: 5, Ref: 'C', ArticleId: 7, Quantity: '1' },
  ]);
});

test('no more lines are looked up than are taken at a time, and the others stay', () => {
  const lines = Array.from({ length: 1_001 }, (_, place) => line(`A-${place}`, '1'));
  const wanted = wantedOfLines(lines);
  expect([wanted.length, wanted.at(-1)]).toEqual([1_000, { Line: 1_000, Ref: 'A-999', Quantity: '1' }]);
  expect(written(linesBeside(lines, wanted))).toEqual(['A-1000×1']);
});

test('what stays of the grid says something and was not sent', () => {
  const lines = [line('A', '1'), line(''), line('', '2'), line('B', '3')];
  expect(written(linesBeside(lines, [{ Line: 1, Ref: 'A', Quantity: '1' }]))).toEqual(['×2', 'B×3']);
  expect(linesBeside(lines, wantedOfLines(lines)).map(({ quantity }) => quantity)).toEqual(['2']);
});

test('a row of a preview is a line as it was typed', () => {
  expect(storedOf({ Line: 1, Ref: 'A', Quantity: '6' })).toEqual({ ref: 'A', quantity: '6' });
  expect(storedOf({ Line: 1, ArticleId: 7, Quantity: null })).toEqual({
    ref: '',
    quantity: '',
    articleId: 7,
  });
});

describe('lines of another window', () => {
  test('that are as before keep their ids, each once', () => {
    const before = [
      line('A', '1'),
      line('B', '2'),
      line('A', '1'),
      lineOf({ ref: 'C', quantity: '', articleId: 3 }),
    ];
    const after = takenUp(before, [
      { ref: 'B', quantity: '2' },
      { ref: 'A', quantity: '1' },
      { ref: 'A', quantity: '1' },
      { ref: 'A', quantity: '1' },
      { ref: 'C', quantity: '' },
      { ref: 'B', quantity: '3' },
    ]);
    const [a, b, other] = before.map(({ id }) => id);
    expect(after.slice(0, 3).map(({ id }) => id)).toEqual([b, a, other]);
    expect(after.slice(3).every(({ id }) => !before.some((one) => one.id === id))).toBe(true);
    expect(written(after)).toEqual(['B×2', 'A×1', 'A×1', 'A×1', 'C×', 'B×3']);
  });
});

describe('what is pasted into a line', () => {
  const grid = [line('A', '1'), line(''), line(''), line('B', '2')];
  const pasted = [line('X'), line('Y'), line('Z')];
  const at = (place: number, lines = pasted) => written(withLinesAt(grid, grid[place]!.id, lines));

  test('takes the place of blank lines there, and no other is lost', () => {
    expect(at(1)).toEqual(['A×1', 'X×', 'Y×', 'Z×', 'B×2']);
    expect(at(1, pasted.slice(0, 1))).toEqual(['A×1', 'X×', blank, 'B×2']);
    expect(at(2)).toEqual(['A×1', blank, 'X×', 'Y×', 'Z×', 'B×2']);
    expect(at(0)).toEqual(['X×', 'Y×', 'Z×', 'A×1', blank, blank, 'B×2']);
    expect(at(3)).toEqual(['A×1', blank, blank, 'X×', 'Y×', 'Z×', 'B×2']);
    expect(at(1, [])).toEqual(written(grid));
  });

  test('comes last where the line is gone', () => {
    expect(written(withLinesAt(grid, -1, pasted))).toEqual([...written(grid), 'X×', 'Y×', 'Z×']);
  });

  test('as a column of quantities fills them downwards, as far as there are lines', () => {
    const from = (place: number, quantities: string[]) =>
      withQuantities(grid, grid[place]!.id, quantities).map(({ quantity }) => quantity);
    expect(from(1, ['7', '8'])).toEqual(['1', '7', '8', '2']);
    expect(from(3, ['7', '8'])).toEqual(['1', '', '', '7']);
    expect(from(0, [])).toEqual(['1', '', '', '2']);
  });

  test.each([
    ['6\n12\r\n18\n', ['6', '12', '18']],
    [' 6 \r 12', ['6', '12']],
    ['123456', ['123456']],
    ['1234567', undefined],
    ['6\n\n12', undefined],
    ['6\nA-1', undefined],
    ['', undefined],
  ])('%j is a column of quantities or none', (text, cells) => {
    expect(pastedQuantities(text)).toEqual(cells);
  });
});
