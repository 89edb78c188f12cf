import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupNumbers, makerTable, type MakerTable } from '../../../../test/import/maker-table.ts';
import { writeXlsx } from '../../../../test/import/write-file.ts';
import { eachInOffice } from '../../../../test/office.ts';
import { times } from '../../../../test/sizes.ts';
import type { Client, TestShop } from '../../../../test/shop.ts';
import type { SentRun } from '#shop/integration/contract.ts';
import { choiceOf, inputOf } from '#shop/integration/office/column-choice.ts';
import type { FileColumns } from '#shop/integration/office/contract.ts';

let shop: TestShop;
let owner: Client;
eachInOffice('owner', (opened) => {
  ({ shop, office: owner } = opened);
});

async function post<Answer>(path: string, file: Buffer): Promise<Answer> {
  return (await owner.send('POST', path, file, { 'content-type': 'application/octet-stream' })).body;
}

const tried = (file: Buffer, query: Record<string, string>) =>
  post<SentRun>(
    `office/exchange/files/articles?${new URLSearchParams({ fileName: 'x', dryRun: '1', ...query }).toString()}`,
    file,
  );

type Form = { file: 'csv' | 'xlsx'; separator: string; padded: boolean };
const form = fc.record<Form>({
  file: fc.constantFrom('csv', 'xlsx'),
  separator: fc.constantFrom(';', '\t', ','),
  padded: fc.boolean(),
});

function written({ rows, headings }: MakerTable, { file, separator, padded }: Form): Buffer {
  if (file === 'xlsx') return readFileSync(writeXlsx(rows));
  const quoted = (cell: string | null) => `"${(cell ?? '').replaceAll('"', '""')}"`;
  const padding = (row: readonly (string | null)[]) =>
    padded ? Array<null>(Math.max(0, headings.length - row.length)).fill(null) : [];
  const line = (row: readonly (string | null)[]) => [...row, ...padding(row)].map(quoted).join(separator);
  return Buffer.from(rows.map((row) => (row.every((cell) => cell === null) ? '' : line(row))).join('\r\n'));
}

/** What a trial tells of each row: what the table has, and what else it would set that is not usual. */
function changesOf({ Changes = [] }: SentRun, { told }: MakerTable) {
  const rows = new Map(told.map((row) => [row.key, row.fields]));
  return Changes.map(({ Line, Key, Fields }) => {
    const own = rows.get(Key) ?? {};
    const isUsual = (field: string, text: string | null) =>
      ['name_sv', 'name_en'].includes(field) || usual.has(text ?? '');
    const fields = Fields.filter(({ Field, New }) => Field in own || !isUsual(Field, New));
    return { line: Line, key: Key, fields: Object.fromEntries(fields.map(({ Field, New }) => [Field, New])) };
  });
}

/** What is set of a new article of which a file says nothing. */
const usual = new Set(['', '0', '1', 'yes', 'no', '25']);
/** A cell of CSV may take several lines. */
const breaksIn = (rows: readonly (readonly (string | null)[])[]) =>
  rows.flat().join('').split('\n').length - 1;

const reasonable = { Outcome: 'done', Errors: [], Reason: '' };
const tally = { known: 0, read: 0, refused: 0 };

test('whatever headings stand in a list and wherever it begins, nothing is read as something else', async () => {
  await shop.db
    .insertInto('price_list')
    .values({ code: 'export', name_sv: 'Export', currency_code: 'EUR' })
    .execute();
  await shop.db.insertInto('product_group').values({ id: 65, name_sv: 'Textil' }).execute();
  const groups = Object.entries(groupNumbers).map(([name, id]) => ({
    id,
    name_sv: name.split(' > ').at(-1)!,
    parent_id: name.includes('>') ? 65 : null,
  }));
  await shop.db.insertInto('product_group').values(groups).execute();
  await fc.assert(
    fc.asyncProperty(makerTable, form, async (table, how) => {
      const file = written(table, how);
      const columns = await post<FileColumns>('office/exchange/files/articles/columns?fileName=x', file);
      expect(columns.HeadingLine).toBe(table.headingLine);
      // Where no heading says what the name is, a column of words of which the heading says nothing is asked about as one.
      const asName = table.meant.includes('name_sv') ? '' : 'name_sv';
      for (const { Index, Heading, Guess } of columns.Columns) {
        const isNote = /^vår notering|^hylla|^leverantör/i.test(Heading.trim());
        expect([table.meant[Index], isNote ? asName : '', ''], Heading).toContain(Guess ?? '');
      }
      if (columns.Known) {
        tally.known++;
        expect(columns.Columns.map(({ Guess }) => Guess ?? '')).toEqual(table.meant);
      }

      const choice = {
        ...choiceOf(columns),
        fields: table.meant,
        makeGroups: true,
        fillDown: table.fillDown,
        vat: 'out' as const,
      };
      const asked = Object.entries(inputOf(choice, columns)).map(([name, value]) => [name, String(value)]);
      const run = await tried(file, Object.fromEntries(asked));
      const { Outcome, Errors, Reason } = run;
      const lineOf = (line: number) =>
        how.file === 'csv' ? line + breaksIn(table.rows.slice(0, line - 1)) : line;
      const nameless = table.told.filter(
        ({ fields }) => (fields['name_sv'] ?? fields['name_en']) === undefined,
      );
      if (nameless.length > 0) {
        const refused = Errors.map(({ Line, Reason: why }) => [Line, /^saknas/.test(why)]);
        expect([Outcome, refused]).toEqual(['failed', nameless.map(({ line }) => [lineOf(line), true])]);
        tally.refused++;
        return;
      }
      expect({ Outcome, Errors, Reason }).toEqual(reasonable);
      expect(changesOf(run, table)).toEqual(
        table.told.map(({ line, key, fields: own }) => ({ line: lineOf(line), key, fields: own })),
      );
      tally.read++;

      const unsaid = await tried(file, { makeGroups: '1' });
      if (unsaid.Outcome === 'failed')
        expect(unsaid.Reason + unsaid.Errors.map((error) => error.Reason).join()).not.toBe('');
      for (const { key, fields } of changesOf(unsaid, table))
        expect(table.told.find((row) => row.key === key)?.fields, key).toMatchObject(fields);
    }),
    { seed: 59, numRuns: 16 * times, endOnFailure: true },
  );
  expect(tally.read).toBeGreaterThan(5);
  expect(tally.refused).toBeGreaterThan(0);
}, 600_000);
