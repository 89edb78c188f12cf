import { expect, test } from 'vitest';
import { languageTables } from '#shop/texts/language-table.ts';
import { translator } from '#shop/texts/text.ts';
import { linesOfSheet, sheetOf } from './invoice-sheet.server.ts';
import { settingsOf } from '#shop/settings/declared-settings.ts';
import { sellerOf } from '#shop/printing/seller.ts';
import { invoiceOf, invoiceRow } from '../../../test/invoice.ts';
import { linesOfPdf } from '../../../test/pdf-text.ts';
import { drawSheet } from '#shop/printing/draw-sheet.server.ts';
import type { WholeInvoice } from './store.server.ts';

const seller = sellerOf(
  settingsOf({
    CompanyName: 'Maker AB',
    CompanyAddress: 'Exempelvägen 1',
    CompanyZipCode: '99999',
    CompanyCity: 'Provstad',
    CompanySeat: 'Provstad',
    CompanyRegistrationNumber: '556677-8899',
    CompanyVatNumber: 'SE556677889901',
    Bankgiro: '9912346',
    Iban: 'SE45 5000 0000 0583 9825 7466',
    Bic: 'ESSESESS',
  }),
  'https://maker.example',
);

const domestic = invoiceOf([invoiceRow(1, 6, 8950)], 13425);

/** Ordinary spaces replace no-break ones, so that the expectations are readable. */
function printed(changes: Partial<WholeInvoice> = {}, by = seller): string[] {
  const invoice = { ...domestic, ...changes };
  const language = invoice.language === 'en' ? 'en' : 'sv';
  const t = translator(languageTables[language], language);
  return linesOfSheet(sheetOf(invoice, by, t)).map((line) => line.replace(/\s/g, ' '));
}

test.each<[string, Partial<WholeInvoice>]>([
  ['an invoice', {}],
  ['one that is annulled', { is_annulled: true }],
  ['a credit note', { credits_invoice_number: 100_400, credited_date: '2026-10-01', total_amount: -67_125 }],
])('all that the sheet of %s says is drawn', async (_what, changes) => {
  const sheet = sheetOf({ ...domestic, ...changes }, seller, translator(languageTables.sv, 'sv'));
  const colours = { ink: '#000', quiet: '#555', rule: '#ccc', accent: '#063', tint: '#eef', signal: '#b00' };
  const pdf = await drawSheet(sheet, new Date(0), { colours, logo: undefined });
  const withoutSpaces = (text: string) => text.replace(/\s/g, '');
  const drawn = withoutSpaces(linesOfPdf(pdf).join(''));
  const missing = linesOfSheet(sheet).filter((line) => !drawn.includes(withoutSpaces(line)));
  expect(missing).toEqual([]);
});

test('both lines of an address are printed, of the buyer and of the delivery', () => {
  const lines = printed({ buyer_address2: 'Box 12', delivery_address2: 'Port B' });
  expect(lines.indexOf('Box 12')).toBe(lines.indexOf('Gatan 1') + 1);
  expect(lines.indexOf('Port B')).toBe(lines.indexOf('Vägen 2') + 1);
});

test('the rows of an export show no VAT, whatever the articles have at home', () => {
  const abroad = { buyer_country_code: 'NO', vat_amount: 0, total_amount: 53700, balance: 53700 };
  const lines = printed({ ...abroad, vat_case: 'export' });
  const place = lines.indexOf('89,50');
  expect(lines.slice(place, place + 3)).toEqual(['89,50', '0', '537,00']);
});

test.each([
  [0, 'Betalas genast'],
  [1, '1 dag netto'],
  [10, '10 dagar netto'],
])('terms of %i days are said in words', (payment_days, words) => {
  expect(printed({ payment_days })).toContain(words);
});

test('an invoice has all that the law asks for', () => {
  expect(printed()).toEqual(
    expect.arrayContaining([
      'Faktura',
      'Maker AB',
      'Exempelvägen 1',
      '999 99 Provstad',
      'Säte: Provstad',
      'Org.nr 556677-8899',
      'VAT-nr SE556677889901',
      'Godkänd för F-skatt',
      '100457',
      '2026-10-21',
      '2026-11-20',
      '2026-10-20',
      '30 dagar netto',
      '20451',
      'Anna Exempel',
      'Butiken',
      'Gatan 1',
      '114 18 Stockholm',
      'SE559900001401',
      'Lagret',
      '411 01 Göteborg',
      '10101',
      'Bricka <1> & "co"',
      'EAN 9521234402022',
      '6 st',
      '89,50',
      '25',
      '537,00',
      '25 %',
      'Moms 25 %',
      '134,25',
      '671,25',
      'Att betala SEK',
      '991-2346',
      '10045789',
    ]),
  );
});

test.each([
  ['at 25 %', 13_425, 'Moms 25 %', '25 %', '25'],
  ['rounded row by row', 13_524, 'Moms 25 %', '25 %', '25'],
  ['of several rates', 13_525, 'Moms, flera satser', 'Flera', '537,00'],
  ['of several rates', 4_000, 'Moms, flera satser', 'Flera', '537,00'],
])('what a business system charged %s is not said to be another', (_, vat, line, cell, afterPrice) => {
  const lines = printed({ vat_amount: vat, total_amount: 53_700 + vat });
  expect(lines).toEqual(expect.arrayContaining([line, cell]));
  expect(lines[lines.indexOf('89,50') + 1]).toBe(afterPrice);
});

test('the reference of the invoice stands before the contact', () => {
  const lines = printed({ buyer_reference: 'Kst 4711' });
  expect(lines[lines.indexOf('Er referens') + 1]).toBe('Kst 4711');
  expect(printed()[printed().indexOf('Er referens') + 1]).toBe('Anna Exempel');
});

test('the buyer’s own order number stands before ours, where there is one', () => {
  const lines = printed({ purchase_order_number: 'PO 4500-17' });
  const at = lines.indexOf('Ert ordernr');
  expect(lines.slice(at, at + 4)).toEqual(['Ert ordernr', 'PO 4500-17', 'Vårt ordernr', '20451']);
  expect(printed()).not.toContain('Ert ordernr');
});

test('a customer in the EU gets both VAT numbers, why there is no VAT, and an IBAN', () => {
  const lines = printed({
    vat_case: 'intra_eu',
    language: 'en',
    buyer_country_code: 'DE',
    buyer_vat_number: 'DE123456789',
    delivery_country_code: 'DE',
    vat_amount: 0,
    total_amount: 53700,
    balance: 53700,
  });
  expect(lines).toEqual(
    expect.arrayContaining([
      'Faktura / Invoice',
      'VAT no. SE556677889901',
      'DE123456789',
      'Germany',
      '0%',
      '0.00',
      '537.00',
      'VAT exempt intra-Community supply, Article 138 Directive 2006/112/EC',
      'IBAN',
      'SE45 5000 0000 0583 9825 7466',
      'ESSESESS',
    ]),
  );
  expect(lines).not.toContain('Bankgiro');
});

test('export says so', () => {
  const lines = printed({ vat_case: 'export', buyer_country_code: 'NO', vat_amount: 0, total_amount: 53700 });
  expect(lines).toEqual(expect.arrayContaining(['Export, artikel 146 direktiv 2006/112/EG', 'Norge']));
});

test('a credit note names what it credits and asks for nothing', () => {
  const lines = printed({
    credits_invoice_number: 100400,
    credited_date: '2026-10-01',
    is_paid: true,
    balance: 0,
    net_amount: -17900,
    vat_amount: -4475,
    total_amount: -22375,
    rows: [invoiceRow(1, -2, 8950)],
  });
  expect(lines).toEqual(
    expect.arrayContaining([
      'Kreditfaktura',
      'Avser faktura 100400 av 2026-10-01',
      '−2 st',
      '−223,75',
      'Att kreditera SEK',
      '223,75',
    ]),
  );
  for (const line of ['Betalning', 'OCR', 'Förfallodatum', 'Att betala SEK'])
    expect(lines).not.toContain(line);
});

test('an annulled invoice is stamped and asks for nothing', () => {
  const lines = printed({ is_annulled: true });
  expect(lines).toEqual(expect.arrayContaining(['MAKULERAD', 'Fakturan är makulerad och ska inte betalas.']));
  expect(lines).not.toContain('Betalning');
});

test('what has been paid or credited since is not printed: it stands on screens', () => {
  const unpaid = printed();
  expect(unpaid).toEqual(expect.arrayContaining(['671,25', 'Betalning']));
  expect(printed({ is_paid: true, balance: 0, paid_date: '2026-11-01' })).toEqual(unpaid);
  expect(printed({ balance: 60000 })).toEqual(unpaid);
  expect(printed({ is_paid: true, balance: -500 })).toEqual(unpaid);
});

test('what a total was rounded by is a line of its own', () => {
  expect(printed({ total_amount: 67100, balance: 67100 })).toEqual(
    expect.arrayContaining(['Öresavrundning', '−0,25', '671,00']),
  );
});

test.each([
  ['SE', 'SEK', false],
  ['SE', 'EUR', true],
  ['NO', 'SEK', true],
  ['NO', 'NOK', true],
])('a buyer in %s who pays in %s pays to an IBAN: %s', (buyer_country_code, currency_code, isToIban) => {
  const lines = printed({ buyer_country_code, currency_code });
  expect([lines.includes('IBAN'), lines.includes('991-2346')]).toEqual([isToIban, !isToIban]);
});

test('a country is printed that is not the maker’s own, wherever that is', () => {
  const german = { ...seller, countryCode: 'DE' };
  const countries = (buyer: string, delivery: string, by = seller) =>
    printed({ buyer_country_code: buyer, delivery_country_code: delivery }, by).filter((line) =>
      ['Sverige', 'Tyskland', 'Norge'].includes(line),
    );
  // A maker abroad has its own country in the foot.
  expect(countries('SE', 'SE')).toEqual([]);
  expect(countries('SE', 'SE', german)).toEqual(['Sverige', 'Sverige', 'Tyskland']);
  expect(countries('DE', 'NO', german)).toEqual(['Norge', 'Tyskland']);
  expect(countries('DE', 'NO')).toEqual(['Tyskland', 'Norge']);
});

test('only what is to be paid has a last day, terms, interest and an account', () => {
  const asks = /dagar netto|dröjsmålsränta|Förfallodatum|OCR|^Bankgiro$/i;
  const credit = {
    total_amount: -67125,
    net_amount: -53700,
    vat_amount: -13425,
    credits_invoice_number: 100456,
  };
  expect(printed().filter((line) => asks.test(line)).length).toBeGreaterThan(4);
  expect(printed(credit).filter((line) => asks.test(line))).toEqual([]);
});

test('an annulled invoice asks for 0,00, and its total stays', () => {
  const lines = printed({ is_annulled: true });
  const toPay = lines.flatMap((line, place) => (/^Att betala/.test(line) ? [lines[place + 1]] : []));
  expect(new Set(toPay)).toEqual(new Set(['0,00']));
  expect(lines).toContain('671,25');
});

test('a paper says why it has no VAT by the reason that holds', () => {
  const free = { vat_amount: 0, total_amount: 53700, balance: 53700 };
  const reasons = (['domestic', 'intra_eu', 'export'] as const).map((vat_case) =>
    printed({ ...free, vat_case }).filter((line) => /undantag|omvänd|export/i.test(line)),
  );
  expect(reasons.map(({ length }) => length)).toEqual([0, 1, 1]);
  expect(reasons[1]).not.toEqual(reasons[2]);
});
