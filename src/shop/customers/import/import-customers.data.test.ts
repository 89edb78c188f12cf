import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../../../test/database.ts';
import { writeFile } from '../../../../test/import/write-file.ts';
import { times } from '../../../../test/sizes.ts';
import type { Database } from '#kit/database/db.server.ts';
import { readEnv } from '#kit/process/env.server.ts';
import type { ImportOptions, Outcome } from '#kit/tables/table-file-import.server.ts';
import { DataVersions } from '#kit/database/data-versions.server.ts';
import { openTextRepository } from '#shop/texts/texts.server.ts';
import { noVatNumber } from './import-columns.server.ts';
import { importCustomers } from './import-customers.server.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.db
    .insertInto('price_list')
    .values([
      { code: 'euro', currency_code: 'EUR' },
      { code: 'paris', currency_code: 'EUR' },
      { code: 'norge', currency_code: 'NOK' },
    ])
    .execute();
});
afterAll(() => database.close());
beforeEach(() => database.db.deleteFrom('customer').execute());

async function importText(text: string, options: Partial<ImportOptions> = {}): Promise<Outcome> {
  const texts = openTextRepository({ ...database, versions: new DataVersions() });
  const services = { env: readEnv({}), now: () => new Date('2026-10-14T10:00:00Z') };
  return await importCustomers(services, texts, async () => async () => undefined)(
    database.db,
    writeFile(text),
    {
      skipBad: false,
      dryRun: false,
      ...options,
    },
  );
}

async function customers() {
  return await database.db.selectFrom('customer').selectAll().orderBy('id').execute();
}

const full = [
  'customer_no;name;org_no;vat_no;email;phone;inv_address1;inv_address2;inv_zip;inv_city;inv_country;contact;price_list;' +
    'currency;payment_days;credit_limit;blocked;show_as_reseller;reseller_city;changed_at',
  '2001;Björks Butik AB;556016-0680;se 556016-0680 01;info@butik.example;08-123 45 67;Storgatan 1;Box 2;114 18;Stockholm;' +
    'SE;Åsa Ek;euro;eur;30;10 000,00;0;1;Stockholm;2026-10-21',
].join('\n');

test('every column finds its place, and a second time changes nothing', async () => {
  expect(await importText(full)).toMatchObject({ created: 1, rejected: 0, remarks: [] });
  expect(await customers()).toMatchObject([
    {
      customer_number: '2001',
      name: 'Björks Butik AB',
      organisation_number: '556016-0680',
      vat_number: 'SE556016068001',
      email: 'info@butik.example',
      telephone: '08-123 45 67',
      invoice_address1: 'Storgatan 1',
      invoice_address2: 'Box 2',
      invoice_zip_code: '11418',
      invoice_city: 'Stockholm',
      invoice_country_code: 'SE',
      contact_person: 'Åsa Ek',
      currency_code: 'EUR',
      price_list_code: 'euro',
      payment_days: 30,
      blocked: false,
      show_as_reseller: true,
      reseller_city: 'Stockholm',
      language: 'sv',
      password_hash: null,
      require_new_password: true,
    },
  ]);
  const before = await customers();
  expect(await importText(full)).toMatchObject({ created: 0, changed: 0 });
  expect(await customers()).toEqual(before);
});

test('a customer keeps the password, and what the file does not say', async () => {
  await importText(full);
  await database.db
    .updateTable('customer')
    .set({ password_hash: 'x', require_new_password: false })
    .execute();
  const [before] = await customers();
  expect(await importText('Kundnr;Spärrad;Betvillkor;Ort\n2001;ja;20 dagar netto;\n')).toMatchObject({
    changed: 1,
  });
  const [after] = await customers();
  expect(after).toEqual({ ...before, blocked: true, payment_days: 20, changed_at: after?.changed_at });
});

test('abroad one reads English', async () => {
  const countries = ['GB', 'NO', 'AX', 'FI', 'DK', 'SE', 'DE'];
  const lines = countries.map((country, place) => `${place};Butiken;${country};a@b.se`);
  await importText(`customer_no;name;inv_country;email\n${lines.join('\n')}\n`);
  expect((await customers()).map(({ language }) => language)).toEqual([
    'en',
    'en',
    'sv',
    'en',
    'en',
    'sv',
    'en',
  ]);
});

test('what cannot be right is refused, each cell with its reason', async () => {
  const outcome = await importText(
    [
      'customer_no;name;email;inv_country;inv_zip;vat_no;price_list;phone;currency;org_no',
      '1;Bra;a@b.se;NO;0150;;;;;',
      '2;Fel;a@b.se;;;;;;;',
      '3;;a@b;Europa;;;;;;',
      '4;Fel;a@b.se;SE;1141;;guld;;;',
      '5;Fel;a@b.se;SE;;SE123;;kontoret;riksdaler;',
      '6;Bra;;SE;;;;;;556016-0681',
    ].join('\n'),
    { skipBad: true },
  );
  expect(outcome.refusals.map(({ line, field, reason }) => `${line} ${field}: ${reason}`)).toEqual([
    '3 inv_country: is missing, and this customer is new',
    '4 email: is not one e-mail address',
    '4 inv_country: is not a country code such as SE',
    '5 inv_zip: is not a postcode of SE',
    '5 price_list: is no price list of the shop',
    '6 vat_no: is not a VAT number: write it with the letters of its country, such as SE556703748501',
    '6 phone: is not a telephone number',
    '6 currency: is not a currency code such as SEK',
  ]);
  expect([...outcome.notes.keys()]).toEqual([
    'org_no has a wrong check digit: kept as it is',
    'new without an e-mail address: cannot ask for a password',
  ]);
  expect(outcome).toMatchObject({ created: 2, rejected: 4 });
});

test('customers of one file with the same e-mail address are told, and taken in', async () => {
  const shared = (number: number) => `d-${number};Delad;SE;ALLA@butik.example`;
  const rows = [
    'd-1;En;SE;en@butik.example',
    ...[2, 3, 4].map(shared),
    'd-5;Fem;SE;En@butik.example',
    'd-6;Sex;SE;',
  ];
  const outcome = await importText(['customer_no;name;inv_country;email', ...rows].join('\n'));
  expect(outcome).toMatchObject({ created: 6, rejected: 0 });
  expect(outcome.notes.get('the same e-mail address as on line 3')).toBe(2);
  expect(outcome.notes.get('the same e-mail address as on line 2')).toBe(1);
  const pairs = Array.from({ length: 50 }, (_, at) => `p-${at};Par;SE;par${at % 25}@butik.example`);
  const many = await importText(['customer_no;name;inv_country;email', ...pairs].join('\n'));
  expect([...many.notes.keys()].filter((note) => note.startsWith('the same e-mail'))).toHaveLength(21);
  expect(many.notes.get('the same e-mail address as earlier')).toBe(5);
});

test('a country that does not fit the postcode there is, is refused', async () => {
  await importText(full);
  const outcome = await importText('customer_no;inv_country\n2001;NO\n');
  expect(outcome.refusals).toMatchObject([{ field: 'inv_zip', reason: 'is not a postcode of NO' }]);
});

test('an e-mail address that only differs in capitals is no new one: nobody is warned, and links work at once', async () => {
  const mails = () => database.db.selectFrom('outbox_mail').select('recipient').execute();
  await database.db.deleteFrom('outbox_mail').execute();
  await importText(full);
  expect(await importText('customer_no;email\n2001;Info@Butik.example\n')).toMatchObject({ changed: 1 });
  expect(await customers()).toMatchObject([{ email: 'Info@Butik.example', links_from: null }]);
  expect(await mails()).toEqual([]);
  await importText('customer_no;email\n2001;ny@butik.example\n');
  expect(await customers()).toMatchObject([{ links_from: new Date('2026-10-15T10:00:00Z') }]);
  expect(await mails()).toEqual([{ recipient: 'Info@Butik.example' }]);
});

test.each([
  ['sv', 'Din e-postadress hos'],
  ['en', 'Your e-mail address at'],
])(
  'who reads %s is told of another address in that language, whatever the file gives',
  async (language, subject) => {
    await database.db.deleteFrom('outbox_mail').execute();
    await importText(
      `customer_no;name;inv_country;email;language\n7;Butiken;SE;en@butik.example;${language}\n`,
    );
    const other = language === 'sv' ? 'en' : 'sv';
    await importText(`customer_no;email;language\n7;ny@butik.example;${other}\n`);
    const mails = await database.db.selectFrom('outbox_mail').select(['recipient', 'subject']).execute();
    expect(mails).toEqual([{ recipient: 'en@butik.example', subject: expect.stringContaining(subject) }]);
  },
);

test('a file without a country is read by that of the customer', async () => {
  await importText('customer_no;name;inv_country;inv_zip\n8;Butikk;NO;0150\n9;Butik;SE;11418\n');
  const outcome = await importText('customer_no;inv_zip;org_no\n8;0151;123\n9;114 19;123\n');
  expect(outcome).toMatchObject({ changed: 2, rejected: 0 });
  expect([...outcome.notes]).toEqual([['org_no has a wrong check digit: kept as it is', 1]]);
  expect((await customers()).map((row) => row.invoice_zip_code)).toEqual(['0151', '11419']);
  const refused = await importText('customer_no;inv_zip\n8;114 18\n9;0150\n', { skipBad: true });
  expect(refused.refusals.map(({ reason }) => reason)).toEqual([
    'is not a postcode of NO',
    'is not a postcode of SE',
  ]);
});

test.each([
  ['0', 0],
  ['30', 30],
  ['30 dagar', 30],
  ['30 dagar netto', 30],
  ['30 dgr', 30],
  ['30dgr', 30],
  ['14 days net', 14],
  ['365', 365],
  ['366', undefined],
  ['30 veckor', undefined],
  ['-1', undefined],
])('terms of payment of %j are %s days, or refused', async (terms, days) => {
  const { refusals } = await importText(`customer_no;name;inv_country;payment_days\n7;Butiken;SE;${terms}\n`);
  expect(refusals.map(({ field }) => field)).toEqual(days === undefined ? ['payment_days'] : []);
  expect((await customers()).map(({ payment_days }) => payment_days)).toEqual(
    days === undefined ? [] : [days],
  );
});

test.each(['NONE', 'DEINGEN', 'DE12345', 'GB123456789', 'NO974760673MVA', 'GR123456789'])(
  'a row with %s for a VAT number is refused',
  async (vatNumber) => {
    const row = (number: number, vat: string) => `${number};Butik;DE;${vat}`;
    const rows = ['customer_no;name;inv_country;vat_no', row(2001, vatNumber), row(2002, 'de 123 456 789')];
    const { refusals } = await importText(rows.join('\n'), { skipBad: true });
    expect(refusals).toMatchObject([{ line: 2, field: 'vat_no', reason: noVatNumber }]);
    expect(await customers()).toMatchObject([{ customer_number: '2002', vat_number: 'DE123456789' }]);
  },
);

test('a customer pays in the currency of the price list, whatever a file gives of both', async () => {
  const ofLists = { standard: 'SEK', euro: 'EUR', paris: 'EUR', norge: 'NOK' } as const;
  const list = fc.constantFrom('', 'standard', 'euro', 'paris');
  const words = {
    '': '',
    SEK: 'SEK',
    Kr: 'SEK',
    eur: 'EUR',
    Euro: 'EUR',
    '€': 'EUR',
    NOK: 'NOK',
    dkk: 'DKK',
  };
  const currency = fc.constantFrom(...(Object.keys(words) as (keyof typeof words)[]));
  const known = fc.option(
    fc.record({
      list: fc.constantFrom('standard', 'euro', 'paris'),
      currency: fc.constantFrom('SEK', 'EUR'),
    }),
    { nil: undefined },
  );
  await fc.assert(
    fc.asyncProperty(known, list, currency, async (old, givenList, givenCurrency) => {
      await database.db.deleteFrom('customer').execute();
      if (old)
        await database.db
          .insertInto('customer')
          .values({
            customer_number: 'A1',
            name: 'A',
            price_list_code: old.list,
            currency_code: old.currency,
          })
          .execute();
      const row = ['A1', 'A', 'SE', 'a@b.se', givenList, givenCurrency].join(';');
      const outcome = await importText(`customer_no;name;inv_country;email;price_list;currency\n${row}\n`, {
        skipBad: true,
      });
      const code = givenList || old?.list || 'standard';
      const wanted = words[givenCurrency];
      // Only Norway has one list alone.
      const isFound = !old && givenList === '' && wanted === 'NOK';
      const isRefused = wanted !== '' && wanted !== ofLists[code] && !isFound;
      const isOfSeveral = !old && givenList === '' && wanted === 'EUR';
      const isOfNone = !old && givenList === '' && wanted === 'DKK';
      const reason = isOfSeveral
        ? 'has several price lists: name one of them in price_list'
        : isOfNone
          ? 'has no price list: make one of this currency first'
          : `is not that of the price list, ${ofLists[code]}`;
      expect(outcome.refusals).toMatchObject(isRefused ? [{ field: 'currency', reason }] : []);
      const isLeft = old && (isRefused || (givenList === '' && givenCurrency === ''));
      const settled = isFound ? 'norge' : code;
      const after = isLeft ? old : { list: settled, currency: ofLists[settled] };
      const stored = await customers();
      expect(stored.map((one) => ({ list: one.price_list_code, currency: one.currency_code }))).toEqual(
        isRefused && !old ? [] : [after],
      );
      const isTold = isLeft && !isRefused && old.currency !== ofLists[old.list];
      expect([...outcome.notes.keys()]).toEqual(
        isTold ? ['not in the currency of the price list: sees no prices'] : [],
      );
    }),
    { seed: 16, numRuns: 60 * times },
  );
});

test('a VAT number in the column of company numbers is refused, since VAT would be charged for it', async () => {
  const rows = [
    'customer_no;name;inv_country;org_no;vat_no',
    '2001;Putiikki;FI;FI01120389;',
    '2002;Laden;DE;de 123 456 789;DE123456789',
    '2003;Kauppa;FI;0112038-9;FI01120389',
    '2004;Butik;SE;SE556016068001;',
  ];
  const { refusals } = await importText(rows.join('\n'), { skipBad: true });
  const reason = 'is a VAT number: it belongs to vat_no';
  expect(refusals).toMatchObject([
    { line: 2, field: 'org_no', reason },
    { line: 3, field: 'org_no', reason },
  ]);
  expect((await customers()).map(({ customer_number }) => customer_number)).toEqual(['2003', '2004']);
});
