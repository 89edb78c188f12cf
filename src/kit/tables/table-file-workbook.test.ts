import { describe, expect, test } from 'vitest';
import { workbook, writeFile, writeSheets, writeXlsx } from '../../../test/import/write-file.ts';
import type { TableRow } from './table-file-types.server.ts';
import { openTableFile, openTables } from './table-file.server.ts';

async function readPath(path: string): Promise<TableRow[]> {
  const file = await openTableFile(path);
  const rows: TableRow[] = [];
  for await (const row of file.rows()) rows.push(row);
  await file.close();
  return rows;
}

describe('a workbook', () => {
  test('is read as a person sees it', async () => {
    const path = writeXlsx([
      ['Artnr', 'Utpris', 'Inlev.datum', 'Aktiv', 'EAN'],
      [null],
      [22041, 2.55, new Date('2027-03-09'), true, 7340012345670],
      ['0012', 0.1 + 0.2, null, false, 'å & ä'],
    ]);
    const rows = await readPath(path);
    expect(rows.map(({ line }) => line)).toEqual([1, 2, 3, 4]);
    expect(rows[2]?.cells).toEqual(['22041', '2.55', '2027-03-09', 'TRUE', '7340012345670']);
    expect(rows[3]?.cells).toEqual(['0012', '0.3', '', 'FALSE', 'å & ä']);
  });

  test('shows numbers as a person sees them, with 15 digits', async () => {
    const [row] = await readPath(
      writeXlsx([[114.99999999999999, 12.000000000000002, 2.5499999999999998, 1e300, 73_400_123_456_701]]),
    );
    expect(row?.cells).toEqual(['115', '12', '2.55', '1e+300', '73400123456701']);
    expect(row?.numbers).toEqual(new Set([0, 1, 2, 3, 4]));
  });

  test.each([
    ['00000', 512, '00512', '00512'],
    ['0', 512, '512', '512'],
    ['000;-000', 512, '512', '512'],
    ['#,##0', 512, '512', '512'],
    ['0.00', 512, '512', '512'],
    ['0'.repeat(40), 512, '512', '512'],
    ['00000', 1234567, '1234567', '1234567'],
    ['00000', 5.5, '5.5', '5.5'],
    ['0" krt"', 2, '2', '2 krt'],
    ['General" kolli"', 2, '2', '2 kolli'],
    ['0\\ "förp"', 2, '2', '2 förp'],
    ['0" x 6"', 2, '2', '2 x 6'],
    ['"krt "0', 2, '2', 'krt 2'],
    ['"00"0', 71, '71', '0071'],
    ['0"0"', 12, '12', '120'],
    ['#,##0 "kr"', 45, '45', '45 kr'],
    ['#,##0.00\\ "SEK"', 45.5, '45.5', '45.5 SEK'],
    ['[$€-407] #,##0', 45, '45', '€ 45'],
    ['0,', 12000, '12000', '12000 ?'],
    ['0%', 12, '12', '12% ?'],
    ['_-* #,##0_-', 45, '45', '45'],
    ['[Red]0', 45, '45', '45'],
  ])(
    'shows by the format %j the number %d as %j, and to a person as %j',
    async (code, value, data, shown) => {
      const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${code.replaceAll('"', '&quot;')}"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs></styleSheet>`;
      const rows = `<row><c t="str"><v>Artnr</v></c></row><row><c s="0"><v>${value}</v></c></row>`;
      const path = writeFile(workbook(rows, { 'xl/styles.xml': styles }));
      expect((await readPath(path))[1]?.cells).toEqual([data]);
      const list = await openTables(path, {});
      const rowsShown: TableRow[] = [];
      for (const table of list.tables) for await (const row of table.rows()) rowsShown.push(row);
      await list.close();
      expect(rowsShown[1]?.cells).toEqual([shown]);
    },
  );

  test('shows a person what is struck through as that, and leaves it out of a text', async () => {
    const fonts = '<fonts><font/><font><b/><strike/></font><font><strike val="0"/></font></fonts>';
    const formats = '<cellXfs><xf fontId="0"/><xf fontId="1"/><xf fontId="2"/></cellXfs>';
    const run = (text: string, isStruck: boolean) =>
      `<r><rPr>${isStruck ? '<strike/>' : '<b/>'}</rPr><t>${text}</t></r>`;
    const shared = `<sst><si>${run('12', true)}${run('6', false)}</si><si>${run('24', true)}</si></sst>`;
    const row =
      '<row><c s="1"><v>12</v></c><c s="2"><v>12</v></c><c s="1" t="s"><v>0</v></c><c t="s"><v>0</v></c>' +
      `<c t="s"><v>1</v></c><c t="inlineStr"><is>${run('2', true)}${run('18', false)}</is></c><c s="1"/></row>`;
    const path = writeFile(
      workbook(row, {
        'xl/styles.xml': `<styleSheet>${fonts}${formats}</styleSheet>`,
        'xl/sharedStrings.xml': shared,
      }),
    );
    const file = await openTables(path, {});
    const rows: TableRow[] = [];
    for await (const one of file.tables[0]!.rows()) rows.push(one);
    await file.close();
    expect(rows[0]?.cells).toEqual(['~12~', '12', '~6~', '6', '~24~', '18']);
    // A file of known headings is data, however it looks.
    expect((await readPath(path))[0]?.cells).toEqual(['12', '12', '126', '126', '24', '218']);
  });

  test('tells a formula that was saved without its value, and an error', async () => {
    const [row] = await readPath(
      writeXlsx([
        [
          { formula: 'B1*2' },
          { formula: '1+1', value: 2 },
          { formula: '""', value: '' },
          { error: '#N/A' },
          'x',
        ],
      ]),
    );
    expect(row?.cells).toEqual(['', '2', '', '', 'x']);
    expect([...(row?.faults ?? [])]).toEqual([
      [0, 'has a formula without a value: save the file in Excel'],
      [3, 'is an error in Excel, #N/A'],
    ]);
  });

  test('is read by the sheet that is shown and has most of the headings', async () => {
    const path = writeSheets([
      {
        name: 'Gömt',
        state: 'hidden',
        rows: [
          ['Artnr', 'Lagersaldo', 'Beställt'],
          ['x-1', 1, 1],
        ],
      },
      {
        name: 'Mycket gömt',
        state: 'veryHidden',
        rows: [
          ['Artnr', 'Lagersaldo', 'Beställt'],
          ['x-2', 2, 2],
        ],
      },
      { name: 'Om filen', rows: [['Lager den 1 november'], ['Artnr'], ['y']] },
      { name: 'Lager & mer', rows: [['Butiken AB'], [null], ['Artikelnr', 'lagersaldo'], ['x-3', 3]] },
      {
        name: 'Förra',
        rows: [
          ['Artnr', 'Lagersaldo'],
          ['x-4', 4],
        ],
      },
    ]);
    const file = await openTableFile(path, { heads: ['artnr', 'artikelnr', 'lagersaldo', 'beställt'] });
    const rows = [];
    for await (const { cells } of file.rows()) rows.push(cells.join('|'));
    await file.close();
    expect(rows).toEqual(['Butiken AB', '', 'Artikelnr|lagersaldo', 'x-3|3']);
    expect(file.remarks).toEqual(['Read is the sheet Lager & mer; not read: Om filen, Förra']);
  });

  test('is opened with all its sheets that are shown, each as far as is wanted', async () => {
    const path = writeSheets([
      { name: 'Gömt', state: 'hidden', rows: [['x']] },
      { name: 'Ett', rows: [['a'], [null], ['b'], ['c']] },
      { name: 'Två', rows: [['d']] },
    ]);
    const file = await openTables(path, { stopAt: 2 });
    const read = [];
    for (const { name, rows } of file.tables)
      for await (const { line, cells } of rows()) read.push([name, line, ...cells]);
    await file.close();
    expect(read).toEqual([
      ['Ett', 1, 'a'],
      ['Ett', 2, ''],
      ['Ett', 3, 'b'],
      ['Två', 1, 'd'],
    ]);
  });

  test('without a sheet that is shown is refused', async () => {
    const path = writeSheets([{ name: 'Gömt', state: 'hidden', rows: [['a']] }]);
    await expect(readPath(path)).rejects.toThrow('it has no sheet that is shown');
  });

  test('that is damaged is told in one line', async () => {
    const path = writeFile(Buffer.from('PK\x03\x04 and then nothing that makes sense'));
    await expect(readPath(path)).rejects.toThrow(/^it is damaged or no Excel workbook \(.*\); save it anew$/);
  });

  test('with a password, or of old Excel, is told how to save it', async () => {
    const old = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
    await expect(readPath(writeFile(old))).rejects.toThrow('it has a password or is an old .xls');
  });
});

describe('quotation marks for inches in a list', () => {
  async function listOf(text: string) {
    const list = await openTables(writeFile(text), {});
    const read: (readonly string[])[] = [];
    for (const table of list.tables)
      for await (const { line, cells } of table.rows()) read.push([String(line), ...cells]);
    await list.close();
    return read;
  }

  test('swallow no rows', async () => {
    expect(
      await listOf(
        'Artnr;Namn;Antal\r\n10101;"Bricka 12"";12\r\n10102;Bricka;6\r\n10103;"Bricka 12"";8\r\n10104;B;6\r\n',
      ),
    ).toEqual([
      ['1', 'Artnr', 'Namn', 'Antal'],
      ['2', '10101', '"Bricka 12""', '12'],
      ['3', '10102', 'Bricka', '6'],
      ['4', '10103', '"Bricka 12""', '8'],
      ['5', '10104', 'B', '6'],
    ]);
    expect(await listOf('VÄX-9;"Höst kruka;12\n10103;Bricka;8\nÖ12;"Vår glas;6\nX;Y;1')).toEqual([
      ['1', 'VÄX-9', '"Höst kruka', '12'],
      ['2', '10103', 'Bricka', '8'],
      ['3', 'Ö12', '"Vår glas', '6'],
      ['4', 'X', 'Y', '1'],
    ]);
    expect(
      (await listOf('10101,"Fat 12"",12\n10102,Fat 12",6\n10103,"Fat",4')).map(([, number]) => number),
    ).toEqual(['10101', '10102', '10103']);
  });

  test('leave a cell with lines of text whole', async () => {
    expect(
      await listOf('Artnr;Text;Antal\n10101;"Rad 1; rad 2\nmer";12\n10102;"a\nb";6\n10103;"c;d";4'),
    ).toEqual([
      ['1', 'Artnr', 'Text', 'Antal'],
      ['2', '10101', 'Rad 1; rad 2\nmer', '12'],
      ['4', '10102', 'a\nb', '6'],
      ['6', '10103', 'c;d', '4'],
    ]);
  });
});
