import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { workbook, writeFile } from '../../../test/import/write-file.ts';
import { openTableFile } from './table-file.server.ts';
import { readTable } from './table-reader.server.ts';

const row = (at: string, text = 'x') =>
  `<row r="${at.replace(/\D/g, '')}"><c r="${at}" t="inlineStr"><is><t>${text}</t></is></c></row>`;
const many = (count: number, text: string) => text.repeat(count);
const sheet = 'xl/worksheets/sheet1.xml';

test.each([
  [
    'with something in its last cell',
    () => workbook(row('XFD1048576')),
    'it has something in cell XFD1048576; a table has at most 500 columns',
  ],
  [
    'of more rows than Excel makes',
    () => workbook(many(1_000_001, '<row/>')),
    'it has more than 1000000 rows; send it in parts',
  ],
  [
    'that says how large it is',
    () => workbook('', { [sheet]: { text: '<worksheet/>', told: 400_000_001 } }),
    'its sheet is larger than 400 MB when it is unpacked',
  ],
  [
    'that says it is small',
    () =>
      workbook('', { [sheet]: { text: `<worksheet>${many(200_000, '<row/>')}</worksheet>`, told: 1_000 } }),
    'it is damaged or no Excel workbook (too many bytes in the stream',
  ],
  [
    'whose texts alone are too large',
    () => workbook(row('A1'), { 'xl/sharedStrings.xml': { text: '<sst/>', told: 100_000_001 } }),
    'its sheet is larger than 100 MB when it is unpacked',
  ],
  [
    'of entities in entities',
    () =>
      workbook('', {
        [sheet]: `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><worksheet>&b;</worksheet>`,
      }),
    'it has a document type of its own',
  ],
  ['of an entity that is not there', () => workbook(row('A1', '&b;')), 'it is damaged or no Excel workbook'],
  [
    'with an endless cell',
    () => workbook(row('A1', many(3_000_000, 'x'))),
    'it has a cell that is longer than 1 MB',
  ],
  [
    'with an endless text in pieces',
    () =>
      workbook(row('A1'), { 'xl/sharedStrings.xml': `<sst><si>${many(300_000, '<t>xxxx</t>')}</si></sst>` }),
    'it has a cell that is longer than 1 MB',
  ],
  ['of elements in each other', () => workbook(many(5_000, '<a>')), 'it is no Excel workbook'],
])('a workbook %s is refused', async (_what, make, reason) => {
  await expect(openTableFile(writeFile(make()))).rejects.toThrow(reason);
});

test('a workbook with far rows is read, and has those rows alone', async () => {
  const file = await openTableFile(
    writeFile(workbook(`${row('A1')}<row r="1048576"><c r="A1048576"><v>7</v></c></row>`)),
  );
  const rows = [];
  for await (const { line, cells } of file.rows()) rows.push({ line, cells });
  await file.close();
  expect(rows).toEqual([
    { line: 1, cells: ['x'] },
    { line: 1_048_576, cells: ['7'] },
  ]);
});

test.each([
  ['rows', 'a;b\n'.repeat(1_000_001), 'it has more than 1000000 rows'],
  ['columns', `${';'.repeat(500)}\n`, 'the row on line 1 has more than 500 columns'],
])(
  'a text file of too many %s is refused',
  async (_what, text, reason) => {
    // The reader gives way to all else, so on a busy machine it takes longer than it may in a shop.
    const patient = { heapMegabytes: 256, ms: 600_000 };
    const folder = mkdtempSync(join(tmpdir(), 'hylla-limits-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    await expect(readTable({ path: writeFile(text), into: join(folder, 'rows') }, patient)).rejects.toThrow(
      reason,
    );
  },
  600_000,
);

test.each([
  ['memory', { heapMegabytes: 12, ms: 60_000 }, 'it takes too much memory to read'],
  ['time', { heapMegabytes: 256, ms: 150 }, 'it takes more than 0.15 seconds to read'],
])('what takes too much %s ends, and the next file is read', async (_what, limits, reason) => {
  const folder = mkdtempSync(join(tmpdir(), 'hylla-limits-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const texts = Array.from({ length: 150_000 }, (_, at) => `<si><t>a text of its own ${at}</t></si>`).join(
    '',
  );
  const path = writeFile(workbook(row('A1'), { 'xl/sharedStrings.xml': `<sst>${texts}</sst>` }));
  await expect(readTable({ path, into: join(folder, 'rows') }, limits)).rejects.toThrow(reason);
  await (await openTableFile(writeFile('a;b'))).close();
});
