import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvFile } from '#kit/tables/csv-file.ts';
import { languages, type Language } from '#kit/text/language.ts';
import { Problem } from '#kit/http/problem.ts';
import { languageTables } from '#shop/texts/language-table.ts';
import type { Verdict } from '#shop/wanted-rows/contract.ts';
import { stoppedRowsCsv } from '#shop/wanted-rows/preview/preview-rows.ts';
import { times } from '../../../../test/sizes.ts';
import { readSheetsOfFile } from '#shop/quick-order/files/read-file.server.ts';
import { readRows } from './read-rows.ts';

const unknown = {
  isNumber: () => false,
  articlesOf: () => [],
  isName: () => false,
  kindOfWord: () => undefined,
};
const signs = [...'=+-@\'";,|\n 0127åA', '00', 'B10'];
const text = (least: number) =>
  fc.array(fc.constantFrom(...signs), { minLength: least, maxLength: 8 }).map((parts) => parts.join(''));
const quantities = [
  '0012',
  '-5',
  '=3',
  '+7',
  '1 500',
  '6 st',
  '0,5',
  '@2',
  "'4",
  'några',
  '12;6',
  '"3"',
  '7',
];
const rows = fc.array(
  fc.record({ number: text(1), quantity: fc.constantFrom(...quantities), reason: text(0) }),
  { minLength: 1, maxLength: 12 },
);

test('stopped rows that are saved and sent again are the same numbers and quantities', async () => {
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(rows, fc.constantFrom(...languages), async (rows, language) => {
      const given = await read(
        csvFile(
          ['Artnr', 'Antal'],
          rows.map(({ number, quantity }) => [number, quantity]),
        ),
      );
      const verdicts = given.map(({ Ref, Quantity }, at) => stopped(at + 2, Ref, Quantity, rows[at]?.reason));
      const saved = stoppedRowsCsv(verdicts, headingsIn(language));
      expect(await read(saved)).toEqual(given);
      compared += given.length;
    }),
    { seed: 31, numRuns: 25 * times },
  );
  expect(compared).toBeGreaterThan(50);
});

async function read(csv: string) {
  const sheets = await readSheetsOfFile(Buffer.from(csv), 1);
  if (sheets instanceof Problem) throw new Error(sheets.code);
  const { wanted } = readRows(sheets[0]?.lines ?? [], unknown);
  // A row without a quantity is left out where others have one: it is saved for a person, and not read again.
  return wanted.flatMap(({ Ref, Quantity }) => (typeof Quantity === 'string' ? [{ Ref, Quantity }] : []));
}

function headingsIn(language: Language): string[] {
  const names = ['line', 'number', 'quantity', 'text', 'price', 'reason'] as const;
  return names.map((name) => languageTables[language][`rows.csv.${name}`]);
}

function stopped(line: number, number: string, quantity: string, reason = ''): Verdict {
  return {
    Line: line,
    Given: number,
    GivenQuantity: quantity,
    State: 'stopped',
    Notes: [{ Code: 'unknown', Text: reason }],
    Article: null,
    Quantity: 0,
    QuantityShort: 0,
    ExpectedDate: null,
    Price: null,
    PriceThen: null,
    TotalAmount: 0,
    Candidates: [],
  };
}
