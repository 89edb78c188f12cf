import { describe, expect, test } from 'vitest';
import type { Language } from '#kit/text/language.ts';
import { orderSheetOf } from '#shop/orders/pdf/order-sheet.server.ts';
import type { WholeOrder } from '#shop/orders/whole-order-store.server.ts';
import { settingsOf } from '#shop/settings/declared-settings.ts';
import { sellerOf } from '#shop/printing/seller.ts';
import type { PrintedSheet } from '#shop/printing/sheet.ts';
import { languageTables } from '#shop/texts/language-table.ts';
import { translator } from '#shop/texts/text.ts';
import { invoiceOf, invoiceRow } from '../../../test/invoice.ts';
import { sheetOf } from './invoice-sheet.server.ts';
import type { Proposal } from './reminders/proposals.server.ts';
import { reminderSheetOf } from './reminders/reminder-sheet.server.ts';

const seller = sellerOf(settingsOf({ CompanyName: 'Maker AB' }), 'https://maker.example');

/** What a paper prints of an address, from its columns; the lines stand in this order. */
const addressLines = ['name', 'contact_person', 'address1', 'address2', 'zip_code', 'city', 'country_code'];
const places: Record<string, string> = { zip_code: '777 77', country_code: 'NO' };

type Values = Record<string, unknown>;
type Printed = 'buyer' | 'delivery';
type PaperKind = {
  /** The columns, in the paper's own row, of each address. */
  prefix: Record<Printed, string>;
  columns: Values;
  sheet: (columns: Values, language: Language) => PrintedSheet;
};

const invoice = invoiceOf([invoiceRow(1, 6, 8950)], 13425);
const note = invoiceOf([invoiceRow(1, -6, 8950)], -13425, { credits_invoice_number: 100400 });
const order = {
  id: 20451,
  created_at: new Date('2026-10-20T10:00:00Z'),
  cancelled_at: null,
  status: 1,
  delivery_year: null,
  delivery_week: null,
  partial_delivery: true,
  currency_code: 'SEK',
  order_info_text: '',
  purchase_order_number: '',
  way_of_delivery_name: 'PostNord',
  amount_excluding_vat: 53700,
  vat_amount: 13425,
  total_amount: 67125,
  customer_vat_number: null,
  customer_name: 'Butiken',
  invoice_address1: 'Gatan 1',
  invoice_address2: '',
  invoice_zip_code: '11418',
  invoice_city: 'Stockholm',
  invoice_country_code: 'SE',
  delivery_name: 'Lagret',
  delivery_contact_person: '',
  delivery_address1: 'Vägen 2',
  delivery_address2: '',
  delivery_zip_code: '41101',
  delivery_city: 'Göteborg',
  delivery_country_code: 'SE',
  rows: invoice.rows.map((row) => ({ ...row, quantity_short: 0, quantity_cancelled: 0 })),
};
const translated = (language: Language) => translator(languageTables[language], language);
const ofInvoice = (columns: Values, language: Language) =>
  sheetOf({ ...invoice, ...columns, language }, seller, translated(language));

const papers: Record<string, PaperKind> = {
  invoice: { prefix: { buyer: 'buyer_', delivery: 'delivery_' }, columns: invoice, sheet: ofInvoice },
  'credit note': { prefix: { buyer: 'buyer_', delivery: 'delivery_' }, columns: note, sheet: ofInvoice },
  order: {
    prefix: { buyer: 'invoice_', delivery: 'delivery_' },
    columns: order,
    sheet: (columns, language) =>
      orderSheetOf({ ...order, ...columns, language } as unknown as WholeOrder, '1001', {
        seller,
        t: translated(language),
        today: '2026-10-14',
      }),
  },
};

/** Each line of each address on each paper, from the columns that its table has. */
const cases = Object.entries(papers).flatMap(([paper, { prefix, columns }]) =>
  (['buyer', 'delivery'] as const).flatMap((address) =>
    addressLines
      .map((line) => ({ line, column: `${prefix[address]}${line}` }))
      .filter(({ column }) => column in columns)
      .map((one) => ({ paper, address, ...one })),
  ),
);

test('every paper has two addresses of all that an address has', () => {
  const counts = Object.keys(papers).map((paper) => cases.filter((one) => one.paper === paper).length);
  expect(counts).toEqual([13, 13, 12]);
});

describe.each(['sv', 'en', 'de'] as const)('in %s', (language) => {
  test.each(cases)('the $paper prints $line of the $address', ({ paper, address, line, column }) => {
    const { columns = {}, sheet, prefix } = papers[paper] ?? papers['invoice'] ?? raise();
    const value = places[line] ?? `Only ${line}`;
    const lines = sheet({ ...columns, [column]: value }, language)[address].lines;
    const country = { sv: 'Norge', en: 'Norway', de: 'Norwegen' }[language];
    const wanted = line === 'country_code' ? country : value;
    // The contact person of a buyer is a reference; every other line stands in the address.
    const isReference = address === 'buyer' && line === 'contact_person';
    const shown = isReference ? referencesOf(sheet({ ...columns, [column]: value }, language)) : lines;
    expect(shown.filter((one) => one.includes(wanted))).toHaveLength(1);
    const other = address === 'buyer' ? 'delivery' : 'buyer';
    expect(sheet({ ...columns, [column]: value }, language)[other].lines.join()).not.toContain(wanted);
    expect(prefix[address]).toBeTruthy();
  });

  test.each(Object.keys(papers))(
    'the lines of both addresses on the %s stand in the order of an address',
    (paper) => {
      const { columns = {}, sheet, prefix } = papers[paper] ?? raise();
      for (const address of ['buyer', 'delivery'] as const) {
        const of = cases.filter((one) => one.paper === paper && one.address === address);
        const filled = of.map(({ column, line }) => [column, places[line] ?? `Only ${line}`]);
        const lines = sheet({ ...columns, ...Object.fromEntries(filled) }, language)[address].lines;
        const found = ['address1', 'address2', 'city'].map((line) =>
          lines.findIndex((one) => one.includes(`Only ${line}`)),
        );
        expect(found).toEqual([...found].sort((a, b) => a - b));
        expect([found[0], found[1]]).toEqual([(found[1] ?? 0) - 1, (found[2] ?? 0) - 1]);
        expect(prefix[address]).toBeTruthy();
      }
    },
  );
});

test.each([
  ['SE', 'SEK', ['991-2346']],
  ['SE', 'EUR', ['SE45 5000 0000 0583 9825 7466', 'ESSESESS']],
  ['NO', 'SEK', ['SE45 5000 0000 0583 9825 7466', 'ESSESESS']],
])('a buyer in %s pays %s to the same account by invoice and by reminder', (country, currency, account) => {
  const payee = sellerOf(
    settingsOf({
      CompanyName: 'Maker AB',
      Bankgiro: '9912346',
      Iban: 'SE45 5000 0000 0583 9825 7466',
      Bic: 'ESSESESS',
    }),
    'https://maker.example',
  );
  const owed = { ...invoice, buyer_country_code: country, currency_code: currency };
  const proposal = { invoice: owed, level: 1, fee: 0, feeBefore: 0, interest: 0, interestFrom: '2026-11-01' };
  const t = translated('sv');
  for (const payment of [
    sheetOf(owed, payee, t).sums.payment,
    reminderSheetOf({ ...proposal, total: 1 } as unknown as Proposal, '2026-11-02', payee, t).payment,
  ]) {
    const values = payment?.facts.map(([, value]) => value) ?? [];
    expect(values.slice(0, account.length)).toEqual(account);
    expect(values[account.length]).toBe(currency === 'SEK' ? owed.ocr : '100457');
  }
});

function referencesOf({ references }: PrintedSheet): string[] {
  return references.flat().map(([, value]) => value);
}

function raise(): never {
  throw new Error('no such paper');
}
