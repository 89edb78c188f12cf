import { expect, test } from 'vitest';
import type { CustomerDetails } from '#shop/customers/customers.server.ts';
import { sellerOf } from '#shop/printing/seller.ts';
import { settingsOf } from '#shop/settings/declared-settings.ts';
import { languageTables } from '#shop/texts/language-table.ts';
import { translator } from '#shop/texts/text.ts';
import { statementSheetOf } from './statement-sheet.server.ts';
import { statementOf, type KnownInvoice } from './statement.ts';

const seller = sellerOf(
  settingsOf({
    CompanyName: 'Maker AB',
    Bankgiro: '9912346',
    Iban: 'SE45 5000 0000 0583 9825 7466',
    Bic: 'ESSESESS',
  }),
  'https://maker.example',
);

const paid = { day: '2026-09-10', amount: 3_000, source: 'office' } as const;
const invoice: KnownInvoice = {
  invoice_number: 7,
  invoice_date: '2026-09-01',
  due_date: '2026-10-01',
  currency_code: 'SEK',
  total_amount: 10_000,
  balance: 7_000,
  late_costs: 0,
  is_paid: false,
  is_annulled: false,
  credits_invoice_number: null,
  payments: [paid],
};

function sheetOf(invoices: readonly KnownInvoice[], country = 'SE', language: 'sv' | 'en' = 'sv') {
  const customer = {
    name: 'Butik Ett',
    customer_number: '1001',
    invoice_address1: 'Gatan 1',
    invoice_address2: 'Box 12',
    invoice_zip_code: '11122',
    invoice_city: 'Staden',
    invoice_country_code: country,
    language,
  } as CustomerDetails;
  const day = '2026-10-14';
  const t = translator(languageTables[language], language);
  return statementSheetOf({ customer, day, currencies: statementOf(invoices, day) }, seller, t);
}

test('a row tells what was charged, what of it is settled, and what is open', () => {
  const [table] = sheetOf([invoice]).tables;
  expect(table?.rows).toEqual([
    {
      cells: ['Faktura 7', '2026-09-01', '2026-10-01', '100,00', '30,00', '70,00'],
      below: [expect.stringContaining('30,00')],
    },
  ]);
  expect(table?.sums.map(([, amount]) => amount)).toEqual(['0,00', '70,00', '0,00', '0,00', '0,00', '70,00']);
});

test.each([
  ['SE', ['SEK'], ['991-2346']],
  ['SE', ['EUR'], ['SE45 5000 0000 0583 9825 7466', 'ESSESESS']],
  ['SE', ['EUR', 'SEK'], ['SE45 5000 0000 0583 9825 7466', 'ESSESESS']],
  ['NO', ['SEK'], ['SE45 5000 0000 0583 9825 7466', 'ESSESESS']],
])('a customer in %s pays %j to %j', (country, currencies, accounts) => {
  const invoices = currencies.map((currency_code, place) => ({
    ...invoice,
    invoice_number: 7 + place,
    currency_code,
  }));
  expect(sheetOf(invoices, country).payment?.facts.map(([, value]) => value)).toEqual(accounts);
});

test('who owes nothing is told no account, and a credit is not paid', () => {
  expect(sheetOf([]).payment).toBeUndefined();
  const over = { ...invoice, balance: -500, payments: [{ ...paid, amount: 10_500 }] };
  expect(sheetOf([over]).payment).toBeUndefined();
});

test('the buyer has every line of the address, and the country where it is another', () => {
  expect(sheetOf([]).buyer.lines).toEqual(['Butik Ett', 'Gatan 1', 'Box 12', '111 22 Staden']);
  expect(sheetOf([], 'NO').buyer.lines.at(-1)).toMatch(/norge/i);
});
