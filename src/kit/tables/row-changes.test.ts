import { expect, test } from 'vitest';
import { changesOf, RowChanges, type RowState } from './row-changes.server.ts';
import { textCell } from './table-file-cells.server.ts';
import { column, type Heading } from './table-file-heading.server.ts';
import { RowReader } from './table-file-rows.server.ts';

const heads = new Map([['name', 'Namn']]);
const place = (line: number) => ({ line, key: `${line}`, columns: new Set(['name']) });

test.each([
  [500, 500],
  [501, 501],
])('a value of %i characters is told with %i', (length, told) => {
  const changes = new RowChanges();
  changes.add(changesOf(heads, [place(2)], [{ name: '' }], [{ name: 'x'.repeat(length) }]));
  const now = changes.rows[0]?.fields[0]?.now ?? '';
  expect([now.length, now.endsWith('…')]).toEqual([told, length > 500]);
});

test('what changes is told of each row, of a new one by the columns of its file alone', () => {
  const changes = new RowChanges();
  const before: (RowState | undefined)[] = [
    { name: 'A', city: 'X' },
    undefined,
    { name: 'C', city: 'X' },
    { name: 'D' },
  ];
  const after: (RowState | undefined)[] = [
    { name: 'B', city: 'Y' },
    { name: 'N', city: 'Y' },
    { name: 'C', city: 'X' },
    undefined,
  ];
  changes.add(changesOf(heads, [2, 3, 4, 5].map(place), before, after));
  expect(
    changes.rows.map(({ line, isNew, fields }) => [
      line,
      isNew,
      fields.map(({ field, old, now }) => `${field} ${old}>${now}`),
    ]),
  ).toEqual([
    [2, false, ['name A>B', 'city X>Y']],
    [3, true, ['name >N']],
  ]);
});

test('what would take too much memory is counted, row by row', () => {
  const long = { field: 'name', head: 'Namn', isGiven: true, old: '', now: 'x'.repeat(4_000_000) };
  const rows = [2, 3, 4, 5].map((line) => ({ line, key: `${line}`, isNew: false, fields: [long] }));
  const changes = new RowChanges();
  changes.add(rows);
  changes.add(rows.map((row) => ({ ...row, fields: [{ ...long, now: 'x' }] })));
  expect([changes.rows.map(({ line }) => line), changes.leftOut]).toEqual([[2, 3], 6]);
});

test('a row with several mistakes is one row that is refused', () => {
  const columns = { name: column(textCell({ max: 1 })), city: column(textCell({ max: 1 })) };
  const at = new Map([
    ['name', 0],
    ['city', 1],
  ]);
  const heading: Heading = { width: 2, isSheet: false, at, heads: new Map(), reads: new Map(), remarks: [] };
  const take = (values: { name?: string }) =>
    values.name === 'y' ? [{ field: 'name', reason: 'no' }] : { values };
  const reader = new RowReader({ columns, key: 'name' }, { heading, shown: [] }, { take });
  expect(reader.read({ line: 2, cells: ['xx', 'xx'] })).toBeUndefined();
  expect(reader.read({ line: 3, cells: ['y', 'x'] })).toBeUndefined();
  expect(reader.read({ line: 4, cells: ['', ''] })).toBeUndefined();
  expect(reader.read({ line: 5, cells: ['x', 'x'] })).toBeDefined();
  expect(reader.read({ line: 6, cells: ['X', 'x'] })).toBeUndefined();
  reader.refuse([
    { line: 7, field: 'name', value: '', reason: 'a' },
    { line: 7, field: 'city', value: '', reason: 'b' },
  ]);
  expect([reader.count, reader.rejected]).toEqual([4, 4]);
  expect(reader.refusals.map(({ line, field }) => `${line} ${field}`)).toEqual([
    '2 name',
    '2 city',
    '3 name',
    '6 name',
    '7 name',
    '7 city',
  ]);
});
