import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeFile } from '../../../../test/import/write-file.ts';
import { times } from '../../../../test/sizes.ts';
import { column } from '#kit/tables/table-file-heading.server.ts';
import { dayCell, flagCell, keyCell, scaledCell, textCell } from '#kit/tables/table-file-cells.server.ts';
import { openTableFile } from '#kit/tables/table-file.server.ts';
import { csvStream, tableXlsx } from './write-table.server.ts';

const weight = scaledCell({ decimals: 3, min: -9_000_000, max: 9_000_000 });
const columns = {
  number: column(keyCell()),
  text: column(textCell({ max: 10_000, lines: true })),
  weight: column(weight),
  day: column(dayCell()),
  flag: column(flagCell()),
};
const words = { headingOf: (name: string) => `The ${name}`, yes: 'ja', no: 'nej' };

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
function heldMegabytes(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1_000_000;
}

test.each(['csv', 'xlsx'])(
  '100,000 rows as %s are never in memory together',
  async (format) => {
    const before = heldMegabytes();
    const held: number[] = [];
    async function* pages() {
      for (let page = 0; page < 200; page++) {
        if (page % 20 === 19) held.push(heldMegabytes() - before);
        yield Array.from({ length: 500 }, (_one, at) => ({
          number: `=0${page * 500 + at}`,
          text: `${'En beskrivning av varan; "bra" & tålig.\n'.repeat(8)}${at}`,
          weight: '1,250',
          day: '2027-03-09',
          flag: 'yes',
        }));
      }
    }
    let bytes = 0;
    const table = { columns, pages: pages() };
    for await (const part of format === 'csv' ? csvStream(table, words) : tableXlsx('Varor', table, words))
      bytes += part.length;
    expect(bytes).toBeGreaterThan(500_000);
    expect(held).toHaveLength(10);
    expect(Math.max(...held)).toBeLessThan(50);
  },
  60_000,
);

const signs = [
  '=',
  '+',
  '-',
  '@',
  "'",
  '"',
  ';',
  '\n',
  '&',
  '<',
  '_x000D_',
  '_x0041_',
  '_',
  '1.5',
  '00',
  'å',
  '😀',
  '\u0085',
  ']]>',
];
const text = fc.array(fc.constantFrom(...signs), { maxLength: 9 }).map((parts) => parts.join('').trim());
const number = fc.integer({ min: -9_000_000, max: 9_000_000 });
const row = fc.record({
  number: text,
  text,
  weight: fc.option(number),
  day: fc.constantFrom('', '2027-03-09', '1904-02-29'),
  flag: fc.constantFrom('', 'yes', 'no'),
});

test('what is written is read as it was, by the cells of its columns', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 1, maxLength: 12 }),
      fc.constantFrom('csv', 'xlsx'),
      async (rows, format) => {
        async function* pages() {
          for (const { weight: grams, ...texts } of rows)
            yield [{ ...texts, weight: grams === null ? '' : (grams / 1_000).toFixed(3).replace('.', ',') }];
        }
        const table = { columns, pages: pages() };
        const parts: Buffer[] = [];
        for await (const part of format === 'csv'
          ? csvStream(table, words)
          : tableXlsx('Varor', table, words))
          parts.push(Buffer.from(part));
        const file = await openTableFile(writeFile(Buffer.concat(parts)));
        const read = [];
        for await (const { cells } of file.rows()) read.push(cells);
        const shown = file.shown[2];
        await file.close();
        expect(read[0]).toEqual(['The number', 'The text', 'The weight', 'The day', 'The flag']);
        const again = read
          .slice(1)
          .map(([no, words, grams = '', day, flag]) => [
            no,
            words,
            grams && weight.call(null, grams, format === 'csv' ? shown : { '.': 'decimals' }),
            day,
            flag,
          ]);
        const flags = { yes: 'ja', no: 'nej', '': '' };
        expect(again).toEqual(
          rows.map((one) => [one.number, one.text, one.weight ?? '', one.day, flags[one.flag]]),
        );
      },
    ),
    { seed: 184, numRuns: 40 * times },
  );
});
