import { chmodSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { writeFile } from '../../../test/import/write-file.ts';
import type { TableRow } from './table-file-types.server.ts';
import { openTableFile, openTables } from './table-file.server.ts';

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

  const mac = 'Artnr;Ben\x8amning\r1;R\x8aksm\x9arg\x8cs\r';
  const dos = 'Artnr;Ben\x84mning\r\n1;R\x84ksm\x94rg\x86s\r\n';

  test('of an old Mac is read, and says so', async () => {
    const path = writeFile(Buffer.from(mac, 'latin1'));
    const file = await openTableFile(path);
    expect(file.remarks).toEqual(['It is not UTF-8; read as Mac OS Roman.']);
    await file.close();
    expect(await readPath(path)).toEqual(swedishRows);
  });

  test.each([
    ['DOS', dos],
    ['two of them', mac + dos],
    ['a Mac or a Czech', 'Artnr;Namn\r\n1;Pe\x9aek\r\n'],
  ])('whose letters may be those of %s is refused', async (_name, text) => {
    await expect(read(Buffer.from(text, 'latin1'))).rejects.toThrow('can be read in several ways');
  });

  test('of Windows-1252 keeps its quotation marks and dashes', async () => {
    const bytes = Buffer.from('namn\r\n\x94Br\xe4da\x94 \x96 it\x92s d\x92or \x8akoda\x85\r\n', 'latin1');
    const rows = await read(bytes);
    expect(rows[1]?.cells).toEqual(['”Bräda” – it’s d’or Škoda…']);
  });

  test('is composed and trimmed, and has nothing that nobody sees', async () => {
    expect(await read(' \u00a0A\u030angs\u00a0skål ;10\u200b01\u00ad;"rad\r\nrad "\n')).toEqual([
      { line: 1, cells: ['Ångs\u00a0skål', '1001', 'rad\nrad'] },
    ]);
  });

  test('tells what its columns use a point and a comma for', async () => {
    const file = await openTableFile(writeFile('a;b;c\n1.500;12,5;x\n1.234.000;1.500;1,25 kr\n'));
    await file.close();
    expect(file.shown).toEqual([
      { '.': 'thousands', ',': 'decimals' },
      { '.': 'thousands', ',': 'decimals' },
      { '.': 'thousands', ',': 'decimals' },
    ]);
  });

  test('has no cell of more than 10,000 characters', async () => {
    expect((await read(`a;b\n1;${'😀'.repeat(10_000)}`))[1]?.cells[1]).toBe('😀'.repeat(10_000));
    await expect(read(`a;b\n1;${'x'.repeat(10_001)}`)).rejects.toThrow(
      'the row on line 2 has a cell of more than 10000 characters',
    );
  });

  test('of endless marks is read in no time', async () => {
    const cell = `a${'\u0301\u0316'.repeat(4_000)}`;
    const begun = performance.now();
    const rows = await read(`${cell};1\n`.repeat(500));
    expect(rows).toHaveLength(500);
    expect(performance.now() - begun).toBeLessThan(20_000);
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

describe('a list that a person wrote', () => {
  async function list(content: string): Promise<readonly (readonly string[])[]> {
    const file = await openTables(writeFile(content), {});
    const rows: (readonly string[])[] = [];
    for await (const { cells } of file.tables[0]!.rows()) rows.push(cells);
    await file.close();
    return rows;
  }

  test.each([
    ['10101;"Bricka 12"";12\n10102;Bricka;6\n10103;"Bricka 12"";8\n10104;B;6\n', 4],
    ['V9;"Hög kruka;12\n10103;Bricka;8\nO12;"Vår glas;6\n', 3],
    ['10101;"Bricka;12\n10102;Bricka;6\n', 2],
  ])('keeps each row where quotation marks are inches: %j', async (content, count) => {
    const rows = await list(content);
    expect(rows).toHaveLength(count);
    expect(rows.every((cells) => cells.length === 3)).toBe(true);
  });

  test('has line breaks and marks in a cell that is quoted as a program does it', async () => {
    expect(await list('1;"Rund\n12"" hög";2\n3;"a;b";4\n')).toEqual([
      ['1', 'Rund\n12" hög', '2'],
      ['3', 'a;b', '4'],
    ]);
    expect(await list('1;"""Lyx""\nbricka";2\n')).toEqual([['1', '"Lyx"\nbricka', '2']]);
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
    ['a PDF', '%PDF-1.4\n1 0 obj;2\n', 'it is neither a text file nor an Excel workbook'],
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
