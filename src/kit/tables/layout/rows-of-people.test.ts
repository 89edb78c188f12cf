import { expect, test } from 'vitest';
import { writeFile, writeXlsx, type Cell } from '../../../../test/import/write-file.ts';
import { Refusal, scaledCell, textCell, cellOf } from '#kit/tables/table-file-cells.server.ts';
import { column } from '#kit/tables/table-file-heading.server.ts';
import { openTableFile } from '#kit/tables/table-file.server.ts';
import { openRows, type Layout } from './open-rows.server.ts';

const number = textCell();
const columns = {
  article_no: column(
    cellOf(number.form, (text) => (/\d/.test(text) ? number(text) : new Refusal('has no digit'))),
    'Artnr',
  ),
  name: column(textCell(), 'Namn'),
  group_id: column(textCell(), 'Grupp'),
  price: column(scaledCell({ decimals: 2, min: 0, max: 1_000 }), 'Pris'),
};

async function read(path: string, layout: Layout | undefined = {}) {
  const file = await openTableFile(path, { heads: ['artnr', 'namn', 'grupp', 'pris'], isOfPerson: true });
  try {
    const { heading, rows, remarks } = await openRows({ columns, key: 'article_no' }, file, layout);
    const read: string[] = [];
    for await (const { line, cells } of rows)
      read.push(
        [line, ...[...heading.at].map(([field, place]) => `${field}=${cells[place] ?? ''}`)].join(' '),
      );
    return { read, remarks: remarks() };
  } finally {
    await file.close();
  }
}

const textOf = (cell: Cell | undefined) =>
  typeof cell === 'string' || typeof cell === 'number' ? `${cell}` : '';

const list: Cell[][] = [
  ['Prislista, våren'],
  [null],
  ['Artnr', 'Namn', 'Pris'],
  ['BRICKOR'],
  ['A-1', 'Rund', 10],
  ['A-2', 'Oval', 12],
  [null, 'Delsumma', 22],
  [null],
  ['Artnr', 'Namn', 'Pris'],
  ['TEXTIL'],
  ['B-1', 'Total', 5],
  ['A-9'],
  ['Total', null, 27],
  ['Priserna gäller till juni'],
];

test.each([
  ['a workbook', () => writeXlsx(list)],
  [
    'a CSV with ;',
    () => writeFile(list.map((row) => [0, 1, 2].map((place) => textOf(row[place])).join(';')).join('\n')),
  ],
])('titles, sums, headings once more and empty lines are left out of %s, and told', async (_kind, write) => {
  const { read: rows, remarks } = await read(write());
  expect(rows.map((row) => row.split(' ', 2).join(' '))).toEqual([
    '5 article_no=A-1',
    '6 article_no=A-2',
    '11 article_no=B-1',
    '12 article_no=A-9',
  ]);
  expect(remarks).toContain('Left out as sums: 7, 13');
  expect(remarks.join()).toContain('Left out above the table: 1');
  expect(remarks.join()).toContain('4 (BRICKOR), 9, 10 (TEXTIL), 14 (Priserna gäller till juni)');
});

test('a line that sums up in words is no row, though it stands where the numbers do', async () => {
  const rows: Cell[][] = [['Artnr', 'Namn', 'Pris'], ['A-1', 'Fat', 10], ['Summa 1 artikel'], ['Total 9']];
  const { read: kept, remarks } = await read(writeXlsx(rows));
  expect([kept.length, remarks]).toEqual([1, ['Left out as sums: 3, 4']]);
});

test('the title of a block is filled down when that is asked', async () => {
  const { read: rows, remarks } = await read(writeXlsx(list), { fillDown: 'group_id' });
  expect(remarks).toContain('Read as titles of the rows below: 4 (BRICKOR), 10 (TEXTIL)');
  expect(remarks).toContain('Left out as titles or notes: 9, 14 (Priserna gäller till juni)');
  expect(rows.map((row) => /group_id=.*/.exec(row)?.[0])).toEqual([
    'group_id=BRICKOR',
    'group_id=BRICKOR',
    'group_id=TEXTIL',
    'group_id=TEXTIL',
  ]);
});

test('the title of a block may have a number, and below what may be one no group is guessed', async () => {
  const rows: Cell[][] = [
    ['Artnr', 'Namn', 'Pris'],
    ['Jul 2026'],
    ['A-1', 'Stjärna', 10],
    ['S27'],
    ['A-2', 'Fat', 12],
    ['38 cm'],
    ['A-3', 'Bricka', 14],
    ['Brickor 38 cm'],
    ['A-4', 'Bricka', 16],
  ];
  const { read: said, remarks } = await read(writeXlsx(rows), { fillDown: 'group_id' });
  expect(said.map((row) => row.replace(/ name=.*group_id=/, ' '))).toEqual([
    '3 article_no=A-1 Jul 2026',
    '4 article_no=S27 Jul 2026',
    '5 article_no=A-2 ',
    '6 article_no=38 cm ',
    '7 article_no=A-3 ',
    '9 article_no=A-4 Brickor 38 cm',
  ]);
  expect(remarks).toContain('Read as titles of the rows below: 2 (Jul 2026), 8 (Brickor 38 cm)');
});

test('a dash is nothing, but for the key, a line of dashes is empty, and a mark before a number is none of it, but of a text', async () => {
  const rows: Cell[][] = [
    ['Artnr', 'Namn', 'Grupp', 'Pris'],
    ['-', '–', '---', '-'],
    ['A-1', '-', '–', "'10"],
    ["'A3", "'67", '—', '-5'],
    ['A-2', '--', '-x', '12'],
  ];
  expect((await read(writeXlsx(rows))).read).toEqual([
    '3 article_no=A-1 name= group_id= price=10',
    "4 article_no='A3 name='67 group_id= price=-5",
    '5 article_no=A-2 name=-- group_id=-x price=12',
  ]);
});

test('what is between the cells is what stands in most lines, whatever the title', async () => {
  const text = 'Våra varor; höst, vinter, vår\n\nArtnr,Namn,Pris\nA-1,Kopp,10\nA-2,"Fat; stort",12\n';
  expect((await read(writeFile(text))).read).toEqual([
    '4 article_no=A-1 name=Kopp price=10',
    '5 article_no=A-2 name=Fat; stort price=12',
  ]);
});

test('a heading that was chosen and is not there is told, as are two columns of one name', async () => {
  const text = 'Nr;Pris;Pris\nA-1;1;2\n';
  const chosen = (...columns: [string, string][]) => ({
    columns: columns.map(([heading, field]) => ({ heading, field })),
  });
  await expect(read(writeFile(text), chosen(['Kod', 'article_no']))).rejects.toThrow(
    'it has no column called Kod',
  );
  await expect(read(writeFile(text), chosen(['Nr', 'article_no'], ['Pris', 'price']))).rejects.toThrow(
    'it has two columns price',
  );
  const { read: rows } = await read(
    writeFile(text),
    chosen(['Nr', 'article_no'], ['#2', 'price'], ['#1', '']),
  );
  expect(rows).toEqual(['2 article_no=A-1 price=2']);
});

test('a file of a program begins with its heading', async () => {
  const path = writeFile('Prislista\nArtnr;Namn\nA-1;Kopp\n');
  const file = await openTableFile(path, { heads: ['artnr'] });
  await expect(openRows({ columns, key: 'article_no' }, file, undefined)).rejects.toThrow(
    'its first line is',
  );
  await file.close();
});

test.each([0, 1, 9, 10, 11, 25])(
  'of %i notes and as many gaps each is counted, and the first ten named',
  async (many) => {
    const lines = Array.from({ length: many }, (_one, at) => [
      '',
      ...(at % 2 ? [''] : []),
      'Obs',
      `A-${at};x;1`,
    ]);
    const text = ['Artnr;Namn;Pris', ...lines.flat(), 'B-1;y;2'].join('\n');
    const { read: rows, remarks } = await read(writeFile(text));
    expect(rows).toHaveLength(many + 1);
    const notes = remarks.find((remark) => remark.startsWith('Left out as titles')) ?? '';
    expect([notes.match(/Obs/g)?.length ?? 0, notes.endsWith(' …')]).toEqual([Math.min(many, 10), many > 10]);
    const empty = many + Math.floor(many / 2);
    expect(remarks.filter((remark) => remark.startsWith('Left out as empty'))).toEqual(
      empty === 0 ? [] : [`Left out as empty: ${empty}`],
    );
  },
);

test('one cell alone is a row where the table has two columns, and a note where it has three', async () => {
  const rowsOf = async (heading: string) =>
    (await read(writeFile(`${heading}\nA-1;x\nNot\nA-2;y`))).read.length;
  expect(await rowsOf('Artnr;Namn')).toBe(3);
  expect(await rowsOf('Artnr;Namn;Pris')).toBe(2);
});
