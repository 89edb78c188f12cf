import { assert, array, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { titlesOfBlocks } from './guess-fill-down.server.ts';

const rowsOf = (...rows: string[][]) => rows.map((cells, at) => ({ line: at + 2, cells }));

test.each([
  ['above each block', [['VASER'], ['1', 'Vas'], ['BARN'], ['2', 'Mugg']], ['VASER', 'BARN']],
  [
    'in any column',
    [
      ['', 'Vaser', ''],
      ['1', 'Vas'],
      ['', 'Barn'],
      ['2', 'Mugg'],
    ],
    ['Vaser', 'Barn'],
  ],
  [
    'but not a note at the end',
    [['VASER'], ['1', 'Vas'], ['BARN'], ['2', 'Mugg'], ['Priser exkl. moms']],
    ['VASER', 'BARN'],
  ],
  ['but no sum', [['VASER'], ['1', 'Vas'], ['Summa 1 artikel'], ['BARN'], ['2', 'Mugg']], ['VASER', 'BARN']],
  ['unless the first rows have none', [['1', 'Vas'], ['BARN'], ['2', 'Mugg'], ['LIN'], ['3', 'Duk']], []],
  ['unless there is but one', [['Nyheter'], ['1', 'Vas'], ['2', 'Mugg']], []],
  ['unless they are numbers', [['1001'], ['1', 'Vas'], ['1002'], ['2', 'Mugg']], []],
])('titles of blocks are found %s', (_where, rows, expected) => {
  expect(titlesOfBlocks(rowsOf(...rows))).toEqual(expected);
});

test('whatever the blocks are, each title is found once and no row is one', () => {
  const block = (title: string, size: number) => [
    [title],
    ...Array.from({ length: size }, (_, at) => [`${at}`, `Vara ${at}`, '10']),
  ];
  assert(
    property(
      array(constantFrom('VASER', 'Linne kök', 'Barn & lek', 'Skålar'), { minLength: 2, maxLength: 6 }),
      integer({ min: 1, max: 5 }),
      (titles, size) => {
        const rows = titles.flatMap((title) => block(title, size));
        expect(titlesOfBlocks(rowsOf(...rows))).toEqual(titles);
        expect(titlesOfBlocks(rowsOf(...rows.slice(1)))).toEqual([]);
      },
    ),
    { numRuns: 60 },
  );
});
