import fc from 'fast-check';
import { expect, test } from 'vitest';
import { invoiceOf, invoiceRow } from '../../../../test/invoice.ts';
import { readModules } from '../../../../test/qr-reader.ts';
import { times } from '../../../../test/sizes.ts';
import { qrModules } from '#kit/text/codes/qr-modules.ts';
import { ocrWithLength } from '#kit/text/bank-references.ts';
import { paymentCodeOf } from './payment-code.ts';

const seller = {
  name: 'Hylla Exempel AB',
  organisationNumber: '556677-8899',
  bankgiro: '991-2346',
  countryCode: 'SE',
};
const invoice = invoiceOf([invoiceRow(1, 10, 10512)], 26280, {
  ocr: ocrWithLength('100457'),
  invoice_date: '2026-10-21',
  due_date: '2026-11-20',
});

test('invoice 100457', () => {
  expect(ocrWithLength('100457')).toBe('10045789');
  expect(paymentCodeOf(invoice, 131400, seller)).toBe(
    '{"uqr":1,"tp":1,"nme":"Hylla Exempel AB","cid":"556677-8899","iref":"10045789","idt":"20261021","ddt":"20261120","due":1314,"pt":"BG","acc":"991-2346"}',
  );
});

test('what is not ASCII is escaped, and öre stand behind a point', () => {
  const code = paymentCodeOf(invoice, 50010, { ...seller, name: 'Björk & Co AB' });
  expect(code).toContain('"nme":"Bj\\u00f6rk & Co AB"');
  expect(code).toContain('"due":500.1,');
});

test.each([
  ['another currency', { currency_code: 'EUR' }, {}],
  ['an annulled invoice', { is_annulled: true }, {}],
  ['a credit note', { credits_invoice_number: 100001 }, {}],
  ['a negative total', { total_amount: -100 }, {}],
  ['a buyer abroad, who reaches no bankgiro', { buyer_country_code: 'NO' }, {}],
  ['no bankgiro', {}, { bankgiro: '' }],
  ['a bankgiro with a wrong check digit', {}, { bankgiro: '991-2347' }],
  ['no organisation number', {}, { organisationNumber: '' }],
  ['one with a wrong check digit', {}, { organisationNumber: '556677-8898' }],
])('there is no code of %s', (_, changes, sellers) => {
  expect(paymentCodeOf({ ...invoice, ...changes }, 100, { ...seller, ...sellers })).toBeNull();
});

test('there is none when nothing is due', () => {
  expect(paymentCodeOf(invoice, 0, seller)).toBeNull();
  expect(paymentCodeOf(invoice, -1, seller)).toBeNull();
});

test('the century of a number is left out, and a hyphen is put in', () => {
  for (const organisationNumber of ['5566778899', '16556677-8899', '556677 8899'])
    expect(paymentCodeOf(invoice, 100, { ...seller, organisationNumber, bankgiro: '9912346' })).toContain(
      '"cid":"556677-8899","iref":"10045789"',
    );
});

test('another decoder reads back from the picture what was meant, byte by byte', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
      fc.integer({ min: 1, max: 999_999_999 }),
      async (name, due) => {
        const text = paymentCodeOf(invoice, due, { ...seller, name }) ?? '';
        const [read] = await readModules(qrModules(text, { level: 'M', quiet: 4 }));
        expect(read).toEqual({ text, level: 'M', bytes: text });
        const meant = JSON.parse(read!.text);
        expect([meant.nme, Math.round(meant.due * 100)]).toEqual([name, due]);
        expect(/^[\x20-\x7e]*$/.test(text)).toBe(true);
      },
    ),
    { seed: 215, numRuns: 25 * times },
  );
});
