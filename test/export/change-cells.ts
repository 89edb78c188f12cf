import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { groupBy } from '../../src/kit/text/group-by.ts';
import { csvFile } from '../../src/kit/tables/csv-file.ts';
import { openTableFile } from '../../src/kit/tables/table-file.server.ts';
import type { FileKind } from '../../src/shop/integration/kinds.ts';
import { headingsOf } from '../../src/shop/integration/heading-words.ts';
import { writeFile, writeXlsx } from '../import/write-file.ts';

type Change = (text: string, row: Readonly<Record<string, string>>) => string | undefined;

const plusOne: Change = (text) => text && String(Number(text.replace(',', '.')) + 1).replace('.', ',');
const longer: Change = (text) => `${text} ändrad`.trim();
const other: Change = (text) => ({ ja: 'nej', nej: 'ja', yes: 'no', no: 'yes' })[text];
const to =
  (value: string): Change =>
  (text) =>
    text === value ? undefined : value;

/** Columns of which a change changes nothing else, and how; undefined where the row has none to change. */
const changeable: Record<FileKind, Readonly<Record<string, Change>>> = {
  ways: {
    name_en: longer,
    transport_days: (text) => String((Number(text) + 1) % 30),
    carrier_account: other,
    incoterms: to('DDP'),
    incoterms_place: longer,
    parcel_pattern: to('370###'),
    active: other,
    countries: to('FI'),
  },
  colours: { name_en: longer, hex: to('#123456'), sort: plusOne },
  materials: { name_de: longer, sort: plusOne },
  countries: { sort: plusOne },
  'vat-rates': { percent: plusOne },
  rates: { rate: plusOne },
  freight: { fee: plusOne, free_from: plusOne },
  groups: { name_sv: longer, require_login: other, sort: plusOne },
  articles: {
    name_sv: longer,
    description_sv: longer,
    care_en: longer,
    pack_qty: plusOne,
    price: plusOne,
    width_cm: plusOne,
    weight_kg: plusOne,
    news: other,
    ean: to('7310865004703'),
    hs_code: to('00123456'),
    shelf: to('12-04-2'),
    country_of_origin: to('FR'),
    qty_available: plusOne,
  },
  prices: { price: plusOne, regular_price: plusOne, recommended_price: plusOne },
  stock: {
    qty_available: plusOne,
    expected_date: (_text, row) => (row['qty_on_order'] === '0' ? undefined : '2029-01-31'),
  },
  customers: {
    name: longer,
    phone: to('08-12 34 56'),
    inv_city: longer,
    payment_days: plusOne,
    credit_limit: to('1234,50'),
    fee_agreed: other,
    gln: to('7350000000047'),
    buyer_reference: longer,
    discount_percent: (text) => (text === '0.00' || text === '0,00' || text === '0' ? '7,5' : '0'),
    blocked: other,
  },
  addresses: { address2: longer, city: longer, contact: longer, gln: to('7350000000047') },
  'customer-articles': { article_no: to('A-2') },
  'order-status': {
    expected_date: (_text, { status, qty_backorder }) =>
      status === '2' && qty_backorder !== '0' ? '2027-02-03' : undefined,
  },
  invoices: {
    balance: (text, { annulled, type }) =>
      type === 'invoice' && ['nej', 'no'].includes(annulled ?? '') && Number(text.replace(',', '.')) > 1
        ? '0,50'
        : undefined,
  },
};

/**
 * Returns the file with random cells changed, or so many, in its own form, and what a trial tells of it: the line and its
 * columns.
 */
export async function changeCells(
  kind: FileKind,
  content: Buffer,
  { seed, format, count }: { seed: number; format: 'csv' | 'xlsx'; count?: number },
): Promise<{ file: Buffer; expected: string[] }> {
  const table = await openTableFile(writeFile(content));
  const rows = [];
  for await (const row of table.rows()) rows.push(row);
  await table.close();
  const [heading, ...below] = rows;
  const placeOf = (column: string) => heading!.cells.findIndex((head) => headingsOf(column).includes(head));
  const asked = ['status', 'qty_backorder', 'annulled', 'type', 'qty_on_order'];
  const changes = below.flatMap(({ line, cells }) => {
    const values = Object.fromEntries(asked.map((column) => [column, cells[placeOf(column)] ?? '']));
    return Object.entries(changeable[kind]).flatMap(([column, change]) => {
      const place = placeOf(column);
      const value = change(cells[place] ?? '', values);
      return value && value !== cells[place] ? [{ line, column, place, value }] : [];
    });
  });
  const among = fc.subarray(changes, { minLength: count ?? 1, maxLength: count ?? changes.length });
  const chosen = groupBy(fc.sample(among, { seed, numRuns: 1 })[0]!, ({ line }) => line);
  const written = below.map(({ line, cells, numbers }) => {
    const now: (string | number)[] = cells.map((cell, place) => (numbers?.has(place) ? Number(cell) : cell));
    for (const { place, value } of chosen.get(line) ?? [])
      now[place] = typeof now[place] === 'number' ? Number(value.replace(',', '.')) : value;
    return now;
  });
  const expected = [...chosen].map(([line, some]) => {
    const inOrder = some.sort((one, another) => one.place - another.place);
    return `${line} ${inOrder.map(({ column }) => column).join()}`;
  });
  // Excel writes a text that looks like one of its own signs so that it stays a text.
  const asExcel = (cell: string | number) =>
    typeof cell === 'string' ? cell.replace(/_(?=x[0-9A-F]{4}_)/g, '_x005F_') : cell;
  if (format === 'csv') return { file: Buffer.from(csvFile(heading!.cells, written)), expected };
  const sheet = [heading!.cells, ...written].map((row) => row.map(asExcel));
  return { file: readFileSync(writeXlsx(sheet)), expected };
}
