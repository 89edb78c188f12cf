import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeFile, writeXlsx, type Cell } from '../../../../../../test/import/write-file.ts';
import { times } from '../../../../../../test/sizes.ts';
import { Problem } from '#kit/http/problem.ts';
import type { CarrierFile } from './contract.ts';
import { carrierFile } from './read-carrier-file.server.ts';

type Chosen = { ids: readonly number[]; order?: number; parcel?: number };

async function read(file: string | readonly (readonly Cell[])[], chosen: Chosen): Promise<CarrierFile> {
  const path = typeof file === 'string' ? writeFile(file) : writeXlsx(file);
  const File = { path, bytes: 0, remove: async () => undefined };
  const answer = await carrierFile({ ...chosen, ids: [...chosen.ids], File });
  if (answer instanceof Problem) throw new Error(answer.code);
  return answer;
}

const filledOf = ({ Filled }: CarrierFile) =>
  Object.fromEntries(Filled.map(({ OrderId, Parcels }) => [OrderId, Parcels]));

const ids = [20451, 20452, 20453];

describe('the columns', () => {
  const headings = fc.constantFrom(
    ['Ordernummer', 'Kollinummer'],
    ['Avsändarens referens', 'Spårnings-ID'],
    ['Order No.', 'Tracking number'],
    ['REFERENCE', 'parcel id'],
    ['Auftrags-Nr.', 'Paketnummer'],
    ['Referenz', 'Sendungsnummer'],
    // Words that no list knows, and no headings at all: then by what is in them.
    ['Bes', 'Tal'],
    null,
  );
  const line = fc.record({
    // Some are of orders that were not chosen.
    order: fc.constantFrom(...ids, 20399, 20499, 7),
    parcel: fc.integer({ min: 0, max: 99_999 }).map((one) => `3707240012${String(one).padStart(5, '0')}`),
  });
  const others = fc.record({
    name: fc.constantFrom('Åhléns City', 'Butiken AB; Umeå', 'Nordiska "Galleriet"'),
    zip: fc.integer({ min: 10_000, max: 19_999 }).map(String),
    day: fc.constant('2027-02-03'),
  });

  test('are found wherever they stand, and each chosen order gets its parcels, each once', async () => {
    await fc.assert(
      fc.asyncProperty(
        headings,
        fc.shuffledSubarray(['order', 'parcel', 'name', 'zip', 'day'], { minLength: 5 }),
        fc.array(fc.tuple(line, others), { minLength: 1, maxLength: 12 }),
        fc.constantFrom(';', ',', '\t', 'xlsx'),
        async (heads, layout, lines, form) => {
          const words: Record<string, string> = {
            order: heads?.[0] ?? '',
            parcel: heads?.[1] ?? '',
            name: 'Mottagare',
            zip: 'Postort',
            day: 'Datum',
          };
          const rows: Record<string, string | number>[] = lines.map(([one, more]) => ({ ...one, ...more }));
          const cells = rows.map((row) => layout.map((name) => row[name] ?? ''));
          const all = heads ? [layout.map((name) => words[name] ?? ''), ...cells] : cells;
          const quoted = (cell: string | number) => `"${String(cell).replaceAll('"', '""')}"`;
          const answer = await read(
            form === 'xlsx' ? all : all.map((row) => row.map(quoted).join(form)).join('\r\n'),
            { ids },
          );
          const wanted: Record<number, string[]> = {};
          for (const [{ order, parcel }] of lines)
            if (ids.includes(order)) wanted[order] = [...new Set([...(wanted[order] ?? []), parcel])];
          const isNamed = heads !== null && heads[0] !== 'Bes';
          // A file without known headings that names no chosen order is for a person to tell.
          if (!isNamed && Object.keys(wanted).length === 0) {
            expect([answer.Filled, answer.OtherCount]).toEqual([[], 0]);
            return;
          }
          expect([answer.Order, answer.Parcel]).toEqual([layout.indexOf('order'), layout.indexOf('parcel')]);
          expect(filledOf(answer)).toEqual(wanted);
          expect(answer.OtherCount).toBe(lines.filter(([{ order }]) => !ids.includes(order)).length);
          expect(answer.Columns[answer.Order!]?.Name).toBe(words['order']);
        },
      ),
      { numRuns: 60 * times },
    );
  });

  test('that look alike are for a person to say, who also may say otherwise', async () => {
    const text = '20451;370724001;470724001\n20452;370724002;470724002\n';
    const asked = await read(text, { ids });
    expect([asked.Order, asked.Parcel, asked.Filled]).toEqual([0, null, []]);
    expect(asked.Columns.map(({ Name, Sample }) => [Name, Sample])).toEqual([
      ['', '20451'],
      ['', '370724001'],
      ['', '470724001'],
    ]);
    const told = await read(text, { ids, order: 0, parcel: 2 });
    expect(filledOf(told)).toEqual({ 20451: ['470724001'], 20452: ['470724002'] });
  });

  test('of two with known headings, the one that holds the chosen orders is it', async () => {
    const text =
      'Order;Referens;Sändnings-ID;Kolli-ID\n991;20451;37072400;370724001\n992;20452;37072400;370724002\n';
    const answer = await read(text, { ids });
    expect([answer.Order, answer.Parcel]).toEqual([1, 3]);
  });
});

test('a column is never both the orders and the parcels', async () => {
  const answer = await read('Försändelse;Vikt\n20451;2\n', { ids });
  expect([answer.Order, answer.Parcel]).toEqual([0, null]);
});

describe('a line', () => {
  test.each([
    ['Order 20451;370724001', { 20451: ['370724001'] }],
    ['#0020451;370724001', { 20451: ['370724001'] }],
    ['20451 / 20453;370724001', { 20451: ['370724001'], 20453: ['370724001'] }],
    ['20451;UX 123 456 785 SE', { 20451: ['UX123456785SE'] }],
    ['20451;370724001 370724002', { 20451: ['370724001', '370724002'] }],
    ['20451;"370724001,370724002"', { 20451: ['370724001', '370724002'] }],
    ['20451;', {}],
    ['2027-20451;370724001', {}],
  ])('%j fills in %j', async (line, wanted) => {
    expect(filledOf(await read(`Order;Kollinummer\n${line}\n`, { ids }))).toEqual(wanted);
  });

  test('of another order is told, with its place in the file', async () => {
    const { Others, OtherCount } = await read('\n\nOrder;Kolli\n20451;3707\n20999;3708\n;3709\n', { ids });
    expect([Others, OtherCount]).toEqual([
      [
        { Line: 5, Order: '20999' },
        { Line: 6, Order: '' },
      ],
      2,
    ]);
  });

  test('whose number a spreadsheet has shortened fills in nothing, and is told', async () => {
    const { Filled, Unread } = await read(
      [
        ['Order', 'SSCC'],
        [20451, 373_500_489_530_470_010],
        [20452, '373500489530470017'],
      ],
      { ids },
    );
    expect(Filled).toEqual([{ OrderId: 20452, Parcels: ['373500489530470017'] }]);
    expect(Unread.map(({ Line }) => Line)).toEqual([2]);
    const text = await read('Order;SSCC\n20451;3,735E+17\n', { ids });
    expect([text.Filled, text.UnreadCount]).toEqual([[], 1]);
    // Fifteen digits are all kept.
    const whole = await read(
      [
        ['Order', 'Kollinummer'],
        [20451, 999_999_999_999_999],
        [20452, 1_000_000_000_000_000],
      ],
      { ids },
    );
    expect([filledOf(whole), whole.UnreadCount]).toEqual([{ 20451: ['999999999999999'] }, 1]);
  });
});

test('a long file is read in time that grows with it, and others are served meanwhile', async () => {
  const lines = 200_000;
  const text = `Order;Kollinummer\n${Array.from({ length: lines }, (_, at) => `${30_000 + at};3707240${at}`).join('\n')}\n20452;370724001\n`;
  let longest = 0;
  let last = performance.now();
  const ticking = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  const answer = await read(text, { ids });
  clearInterval(ticking);
  expect([filledOf(answer), answer.OtherCount]).toEqual([{ 20452: ['370724001'] }, lines]);
  expect(answer.Others).toHaveLength(50);
  expect(longest).toBeLessThan(1_000);
});

test('what is no table is refused at its field', async () => {
  const File = { path: writeFile(Buffer.from([0, 1, 2, 0, 255])), bytes: 0, remove: async () => undefined };
  expect(await carrierFile({ ids: [1], File })).toMatchObject({ code: 'bad-input' });
});
