import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeFile } from '../../../test/import/write-file.ts';
import { times } from '../../../test/sizes.ts';
import { csvFile } from './csv-file.ts';
import { openTableFile } from './table-file.server.ts';

const signs = [...'=+-@\'"＝＋－＠;,|\n\t 0127.åA', '="', '""', "'=", '00'];
// The shop trims what it stores, and a spreadsheet keeps nothing around a cell either.
const cell = fc.array(fc.constantFrom(...signs), { maxLength: 8 }).map((parts) => parts.join('').trim());
const rows = fc
  .integer({ min: 1, max: 4 })
  .chain((width) =>
    fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 30 }),
  );

test('what is written as CSV is read back as it was', async () => {
  await fc.assert(
    fc.asyncProperty(rows, async (rows) => {
      const heading = rows[0]!.map((_, at) => `Column ${at}`);
      const file = await openTableFile(writeFile(csvFile(heading, rows)));
      const read: string[][] = [];
      for await (const { cells } of file.rows()) read.push(cells);
      await file.close();
      expect(read).toEqual([heading, ...rows]);
    }),
    { seed: 23, numRuns: 20 * times },
  );
});
