import fc from 'fast-check';
import { expect, test } from 'vitest';
import { times } from '../sizes.ts';
import { headingKeysOf, readHeading, type Columns } from '../../src/kit/tables/table-file-heading.server.ts';
import { TableFileError } from '../../src/kit/tables/table-file-error.server.ts';
import { RowReader } from '../../src/kit/tables/table-file-rows.server.ts';
import { openTableFile } from '../../src/kit/tables/table-file.server.ts';
import { articleColumns } from '../../src/shop/articles/import/import-columns.server.ts';
import { columns as priceColumns } from '../../src/shop/articles/import/import-prices.server.ts';
import { columns as stockColumns } from '../../src/shop/articles/import/import-stock.server.ts';
import { customerColumns } from '../../src/shop/customers/import/import-columns.server.ts';
import { addressColumns } from '../../src/shop/delivery-addresses/import-columns.server.ts';
import { invoiceColumns } from '../../src/shop/invoices/import/import-columns.server.ts';
import { columns as orderColumns } from '../../src/shop/orders/import/import-columns.server.ts';
import { columns as groupColumns } from '../../src/shop/product-groups/import-groups.server.ts';
import { columnsOfAll } from '../../src/shop/quick-order/own-numbers/import-own-numbers.server.ts';
import { colourColumns, materialColumns } from '../../src/shop/articles/traits/import-traits.server.ts';
import { columns as countryColumns } from '../../src/shop/countries/import-countries.server.ts';
import { columns as vatRateColumns } from '../../src/shop/vat-rates/import-vat-rates.server.ts';
import { columns as rateColumns } from '../../src/shop/currency-rates/import-rates.server.ts';
import { columns as freightColumns } from '../../src/shop/freight/import-freight.server.ts';
import { columns as wayColumns } from '../../src/shop/ways-of-delivery/import-ways.server.ts';
import { spelling, writeTable, type Meant } from './spellings.ts';

const kinds: Record<string, { key: string; columns: Columns }> = {
  articles: { key: 'article_no', columns: articleColumns },
  prices: { key: 'article_no', columns: priceColumns },
  stock: { key: 'article_no', columns: stockColumns },
  customers: { key: 'customer_no', columns: customerColumns },
  addresses: { key: 'customer_no', columns: addressColumns },
  invoices: { key: 'invoice_no', columns: invoiceColumns },
  'order-status': { key: 'order_no', columns: orderColumns },
  groups: { key: 'group_id', columns: groupColumns },
  ways: { key: 'name_sv', columns: wayColumns },
  colours: { key: 'name_sv', columns: colourColumns },
  materials: { key: 'name_sv', columns: materialColumns },
  countries: { key: 'country', columns: countryColumns },
  'vat-rates': { key: 'code', columns: vatRateColumns },
  rates: { key: 'currency', columns: rateColumns },
  freight: { key: 'way_of_delivery', columns: freightColumns },
  'customer-articles': { key: 'customer_no', columns: columnsOfAll },
};

/** A value that is meant, and what is read of it. */
type Case = { meant: Meant; read: unknown };

const number = (decimals: number, unit: string, min: number, max: number) =>
  fc.oneof(fc.integer({ min, max }), fc.integer({ min, max: Math.min(max, 3_000) })).map((size): Case => ({
    meant: { size, decimals, unit },
    read: size,
  }));
const oneOf = (...texts: string[]) =>
  fc.constantFrom(...texts).map((text): Case => ({ meant: { text }, read: text }));
/** Texts, and what each of them is read as. */
const readAs = (texts: Record<string, number | string>) =>
  fc.constantFrom(...Object.entries(texts)).map(([text, read]): Case => ({ meant: { text }, read }));
const keyOf = (...keys: string[]) =>
  fc.constantFrom(...keys).map((key): Case => ({ meant: { key }, read: key }));
const money = number(2, 'kr', 0, 900_000_000);
const sum = number(2, 'kr', -900_000_000, 900_000_000);
const pieces = number(0, 'st', 0, 90_000_000);
const words = oneOf(
  'Bräda',
  'Skål; stor',
  'Ask "rund", 20 cm',
  'Örtkruka',
  "D'Ambra 1,5",
  'på ål',
  'Bricka 12.000',
);
const day = oneOf('2026-10-14', '2027-02-28');
const flag = oneOf('1', '0').map(({ meant, read }): Case => ({ meant, read: read === '1' }));

/** Every column that a file may have: one that is missing here fails the test. */
const cases: Record<string, fc.Arbitrary<Case>> = {
  ...all(
    'name_sv name_en name_de name contact inv_address1 inv_address2 inv_zip_city inv_city address1 address2 city reseller_city buyer_reference carrier image_file unit',
    words,
  ),
  ...all('description_sv description_en care_sv care_en', words),
  ...all('expected_date changed_at invoice_date due_date paid_date valid_from valid_to day', day),
  ...all(
    'news season_news no_stock_article active collected carrier_account annulled blocked fee_agreed show_as_reseller require_login default',
    flag,
  ),
  ...all('price regular_price recommended_price credit_limit', money),
  ...all('fee free_from', money),
  ...all('net vat rounding total balance', sum),
  ...all('qty_on_order qty_delivered qty_backorder parent_id', pieces),
  min_qty: number(0, 'st', 0, 100_000),
  ...all('group_id order_no line_no invoice_no credits_invoice_no material_id', number(0, '', 1, 90_000_000)),
  ...all('width_cm height_cm depth_cm', number(1, 'cm', 0, 90_000)),
  ...all(
    'customer_no own_article_no price_list org_no inv_zip zip ocr',
    keyOf('A-1', '0012', 'Åb 7', '10101'),
  ),
  // Each of several parcels may be written as a key is, and each is told once.
  consignment_id: keyOf('A-1', '0012', 'Åb 7', '10101').map(({ meant, read }) => ({ meant, read: [read] })),
  way_of_delivery: words,
  zone: oneOf('96000-98499', '10000-19999'),
  rate: number(6, '', 1, 90_000_000),
  up_to_weight: number(3, 'kg', 1, 90_000_000),
  qty_available: number(0, 'st', -900_000, 90_000_000),
  sort: number(0, '', -900_000, 900_000),
  pack_qty: number(0, 'st', 1, 100_000),
  payment_days: number(0, '', 0, 365),
  discount_percent: number(2, '%', 0, 10_000),
  country: oneOf('SE', 'NO', 'DE', 'GB'),
  hex: oneOf('#b3262a', '#00ff7f'),
  transport_days: number(0, '', 0, 30),
  incoterms: oneOf('DAP', 'FCA'),
  incoterms_place: oneOf('Oslo', 'Umeå, kaj 3'),
  tracking_template: oneOf('https://a.example/{consignmentId}', 'https://b.example/?id={consignmentId}&l=sv'),
  parcel_pattern: oneOf('S10', 'SSCC 370#####'),
  countries: fc
    .subarray(['DE', 'NO', 'SE'], { minLength: 1 })
    .map((codes): Case => ({ meant: { text: codes.join(' ') }, read: codes })),
  status: number(0, '', 1, 5),
  weight_kg: fc.oneof(
    number(3, 'kg', 0, 90_000_000),
    readAs({ '65 g': 65, '310g': 310, '1200 gram': 1200, '7 GR.': 7 }),
  ),
  vat_rate: oneOf('25', '12').map(({ meant, read }): Case => ({ meant, read: Number(read) })),
  vat_code: oneOf('25', 'food'),
  code: keyOf('25', 'food', 'Åb 7', '12'),
  percent: oneOf('25', '12', '6', '0').map(({ meant, read }): Case => ({ meant, read: Number(read) })),
  colour_ids: oneOf('1|4').map(({ meant }): Case => ({ meant, read: [1, 4] })),
  gln: keyOf('7350000000016', '4006381333931').map(({ meant, read }): Case => ({ meant, read })),
  ean: keyOf('7350000000016', '4006381333931').map(({ meant, read }): Case => ({ meant, read })),
  article_no: keyOf('10101', 'Åb-1', '0012', 'A 7'),
  invoice_email: keyOf('faktura@butik.example', 'f_k@skål.example'),
  peppol_scheme: oneOf('0007', '0088', '9930'),
  peppol_id: keyOf('0088:7350000000023', '5560160680'),
  email: keyOf('anna@butik.example', 'o_l@skål.example'),
  phone: keyOf('08-123 45 67', '+46 70 123'),
  vat_no: keyOf('SE556677889901', 'DE136695976'),
  inv_country: fc.oneof(oneOf('SE', 'DE'), readAs({ Sverige: 'SE', tyskland: 'DE', FINLAND: 'FI' })),
  country_of_origin: oneOf('SE', 'PT'),
  currency: oneOf('SEK', 'EUR'),
  hs_code: oneOf('691200', '6912002300'),
  shelf: keyOf('B3', '12-04-2', '0012', 'Gång 4 Å'),
  language: oneOf('sv', 'en'),
  type: oneOf('invoice', 'credit'),
  pdf_file: oneOf('faktura.pdf'),
};

/** Below a heading that names a smaller unit, people write whole ones of it. */
function inUnitOf(heading: string, meant: Meant): Meant {
  const unit = / (g|mm)$/.exec(heading)?.[1];
  return unit !== undefined && 'size' in meant ? { ...meant, decimals: 0, unit } : meant;
}

function all(names: string, of: fc.Arbitrary<Case>): Record<string, fc.Arbitrary<Case>> {
  return Object.fromEntries(names.split(' ').map((name) => [name, of]));
}

function tableOf({ key, columns }: (typeof kinds)[string]) {
  const names = Object.keys(columns);
  const known = names.map((name) => {
    const some = cases[name];
    if (!some) throw new Error(`the column ${name} has no cases`);
    return some;
  });
  return fc.record({
    rows: fc.uniqueArray(fc.tuple(...known), {
      minLength: 1,
      maxLength: 4,
      // A key may stand once.
      selector: (row) => JSON.stringify(row[names.indexOf(key)]?.read),
    }),
    // A file of the key alone changes nothing, and is refused.
    shown: fc
      .subarray(
        names.map((_name, place) => place).filter((place) => names[place] !== key),
        { minLength: 1 },
      )
      .map((places) => [names.indexOf(key), ...places]),
    head: fc.nat(),
    spelling,
  });
}

const tally = { read: 0, readings: 0, files: 0, refusedFiles: new Map<string, number>() };

test.each(Object.entries(kinds))(
  'a file of %s is read as it was written, however that is, or refused in words',
  async (_kind, { key, columns }) => {
    const names = Object.keys(columns);
    await fc.assert(
      fc.asyncProperty(tableOf({ key, columns }), async ({ rows, shown, head, spelling }) => {
        const heading = shown.map((place) => {
          const heads = [names[place]!, ...columns[names[place]!]!.heads];
          return heads[head % heads.length]!;
        });
        const path = writeTable(
          spelling,
          heading,
          rows.map((row) => shown.map((place, at) => inUnitOf(heading[at]!, row[place]!.meant))),
        );
        const wanted = rows.map((row) =>
          Object.fromEntries(shown.map((place) => [names[place], row[place]!.read])),
        );
        const outcome = await readAll(path, { key, columns });
        tally.files++;
        if (typeof outcome === 'string') {
          expect(outcome).toMatch(/^it has no column|can be read in several ways/);
          if (outcome.startsWith('it has no')) expect(spelling.title).toBe(true);
          else expect(spelling.encoding).toBe('macintosh');
          tally.refusedFiles.set(
            outcome.slice(0, 13),
            (tally.refusedFiles.get(outcome.slice(0, 13)) ?? 0) + 1,
          );
          return;
        }
        expect(outcome.length).toBe(rows.length);
        for (const [at, row] of outcome.entries()) {
          if (typeof row === 'string') {
            expect(row).toMatch(
              /^can be -?\d+ or -?\d+(?:\.\d+)?(?:, and (?:is a whole number|has [^:]*))?: write /,
            );
            tally.readings++;
          } else {
            if (typeof row['currency'] === 'string') row['currency'] = row['currency'].toUpperCase();
            expect(row).toEqual(wanted[at]);
            tally.read++;
          }
        }
      }),
      { seed: 1910, numRuns: 40 * times },
    );
  },
);

test('of all these files most were read, and some refused', () => {
  expect(tally.read).toBeGreaterThan(tally.files);
  expect(tally.readings).toBeGreaterThan(10);
  expect([...tally.refusedFiles.keys()].sort()).toEqual(['it has no col', 'its letters c']);
});

/** Returns each row's values, or why it is refused; a text for a file that is. */
async function readAll(path: string, { key, columns }: (typeof kinds)[string]) {
  try {
    const file = await openTableFile(path, { heads: headingKeysOf(columns) });
    try {
      const taken: unknown[] = [];
      let reader: RowReader<Columns, object> | undefined;
      let refused = 0;
      for await (const row of file.rows()) {
        if (!reader) {
          const heading = readHeading(row.cells, columns, key, { isSheet: file.isSheet });
          reader = new RowReader(
            { columns, key },
            { heading, shown: file.shown },
            { take: (values: object) => values },
          );
          continue;
        }
        const { count } = reader;
        const read = reader.read(row);
        if (reader.count === count) continue;
        taken.push(read ?? reader.refusals[refused]!.reason);
        refused = reader.refusals.length;
      }
      return taken as (Record<string, unknown> | string)[];
    } finally {
      await file.close();
    }
  } catch (error) {
    if (error instanceof TableFileError) return error.message;
    throw error;
  }
}
