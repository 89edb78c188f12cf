import { chmodSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { writeFile, writeXlsx } from '../../../test/import/write-file.ts';
import type { TableRow } from './table-file-types.server.ts';
import { openTableFile } from './table-file.server.ts';

async function read(content: string | Uint8Array): Promise<TableRow[]> {
  return await readPath(writeFile(content));
}

async function readPath(path: string): Promise<TableRow[]> {
  const file = await openTableFile(path);
  const rows: TableRow[] = [];
  for await (const row of file.rows()) rows.push(row);
  await file.close();
  return rows;
}

const swedish = 'Artnr;Benämning\r\n1;Räksmörgås\r\n';
const swedishRows = [
  { line: 1, cells: ['Artnr', 'Benämning'] },
  { line: 2, cells: ['1', 'Räksmörgås'] },
];

describe('a text file', () => {
  test.each([
    ['UTF-8', Buffer.from(swedish)],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${swedish}`)],
    ['Windows-1252', Buffer.from(swedish, 'latin1')],
    ['UTF-16, as Excel saves Unicode text', Buffer.from(`\ufeff${swedish}`, 'utf16le')],
    ['the other UTF-16', Buffer.from(`\ufeff${swedish}`, 'utf16le').swap16()],
  ])('is read as %s', async (_name, content) => {
    expect(await read(content)).toEqual(swedishRows);
  });

  test('of Windows-1252 has its own signs, and says so', async () => {
    const path = writeFile(Buffer.from([0x61, 0x3b, 0x80, 0x96, 0xe5, 0x0a]));
    const file = await openTableFile(path);
    expect(file.remarks).toEqual(['It is not UTF-8; read as Windows-1252.']);
    await file.close();
    expect(await readPath(path)).toEqual([{ line: 1, cells: ['a', '€–å'] }]);
  });

  test('of UTF-8 with a broken letter is not taken for something else', async () => {
    const broken = Buffer.concat([Buffer.from('å;ä\nö;'), Buffer.from([0xc3]), Buffer.from('\nå;1\n')]);
    await expect(read(broken)).rejects.toThrow('its UTF-8 is damaged, first on line 2');
  });

  test('keeps its line numbers over quotes, empty lines and all three kinds of line break', async () => {
    const rows = await read('a;b\r\n\r\n1;"två\r\nrader"\r\n2;"sa ""hej""; du"\n3;7" bricka\r4;"x" y');
    expect(rows).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: [''] },
      { line: 3, cells: ['1', 'två\nrader'] },
      { line: 5, cells: ['2', 'sa "hej"; du'] },
      { line: 6, cells: ['3', '7" bricka'] },
      { line: 7, cells: ['4', '"x" y'] },
    ]);
  });

  test('names its delimiter in the way of Excel', async () => {
    expect(await read('sep=|\na|b;c\n')).toEqual([{ line: 2, cells: ['a', 'b;c'] }]);
  });

  test('may be larger than what is read at once', async () => {
    const rows = await read('nr;namn\r\n' + '1;Ljusstake å ä ö\r\n'.repeat(40_000));
    expect(rows).toHaveLength(40_001);
    expect(new Set(rows.slice(1).map(({ cells }) => cells.join()))).toEqual(new Set(['1,Ljusstake å ä ö']));
    expect(rows.at(-1)?.line).toBe(40_001);
  });
});

test.each([
  ['a;b;c\n1,5;2;3', ';'],
  ['a,b,c', ','],
  ['a\tb\tc, d', '\t'],
  ['a|b', '|'],
  ['one column', ';'],
  ['"a,b,c,d";e;f', ';'],
  ['\n\na,b\n1;2;3', ','],
])('the delimiter of %j is %j', async (head, delimiter) => {
  const heading = head.trimStart().split('\n')[0] ?? '';
  const [first] = (await read(head)).filter(({ cells }) => cells.join('') !== '');
  const cells = heading.replaceAll('"a,b,c,d"', '"').split(delimiter);
  expect(first?.cells).toEqual(cells.map((cell) => cell.replace('"', 'a,b,c,d')));
});

describe('a workbook', () => {
  test('is read as a person sees it', async () => {
    const path = writeXlsx([
      ['Artnr', 'Utpris', 'Inlev.datum', 'Aktiv', 'EAN'],
      [null],
      [22041, 2.55, new Date('2027-03-09'), true, 7340012345670],
      ['0012', 0.1 + 0.2, null, false, 'å & ä'.replace('&', '&amp;')],
    ]);
    const rows = await readPath(path);
    expect(rows.map(({ line }) => line)).toEqual([1, 2, 3, 4]);
    expect(rows[2]?.cells).toEqual(['22041', '2.55', '2027-03-09', '1', '7340012345670']);
    expect(rows[3]?.cells).toEqual(['0012', '0.30000000000000004', '', '0', 'å & ä']);
  });

  test('that is damaged is told in one line', async () => {
    const path = writeFile(Buffer.from('PK\x03\x04 and then nothing that makes sense'));
    await expect(readPath(path)).rejects.toThrow(/^it is damaged or no Excel workbook \(.*\); save it anew$/);
  });

  test('with a password, or of old Excel, is told how to save it', async () => {
    const old = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
    await expect(read(old)).rejects.toThrow('it has a password or is an old .xls');
  });
});

describe('what cannot be read', () => {
  test.each([
    ['an empty file', '', 'it is empty'],
    [
      'a picture',
      Buffer.from('89504e470d0a1a0a0000000d', 'hex'),
      'it is neither a text file nor an Excel workbook',
    ],
    [
      'a quotation mark never closed',
      'a;b\n1;2\n3;"4\n5;6\n',
      'the row on line 3 has a quotation mark that is never',
    ],
    ['an endless line', `a;b\n1;"${'x'.repeat(1_100_000)}`, 'the row on line 2 is longer than 1 MB'],
    ['a line without an end', 'x'.repeat(1_100_000), 'the row on line 1 is longer than 1 MB'],
  ])('%s', async (_name, content, reason) => {
    await expect(read(content)).rejects.toThrow(reason);
  });

  test('a file that is not there, and a folder', async () => {
    await expect(readPath('/no/such/file')).rejects.toThrow('there is no such file');
    await expect(readPath('/')).rejects.toThrow('it is not a file');
  });

  test.skipIf(process.getuid?.() === 0)('a file that one may not read', async () => {
    const path = writeFile('a;b');
    chmodSync(path, 0);
    await expect(readPath(path)).rejects.toThrow('you may not read it');
  });
});
