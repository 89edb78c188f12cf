import { expect, test } from 'vitest';
import { addStaff, logInToOfficeAs, eachInOffice } from '../../../../test/office.ts';
import { aboutSetting, mapSettings, settingNames } from '#shop/settings/declared-settings.ts';
import { sampleOf } from '../../../../test/settings.ts';
import { aVisitor, type Client, type TestShop } from '../../../../test/shop.ts';

let shop: TestShop;
let office: Client;
let visitor: Client;
eachInOffice('content', (opened) => {
  ({ shop, office } = opened);
  visitor = aVisitor(shop);
});

test('settings are seen at once; what is emptied is as if it were not set', async () => {
  const opened = (await office.get('office/settings')).body;
  const given = { ...opened, OrderMonthSV: 'Maj', OrderMonthEN: 'May' };
  const saved = await office.put('office/settings', { ...given, LookAccent: '#336699' });
  expect(saved.status).toBe(200);
  expect((await visitor.get('settings')).body).toMatchObject({ OrderMonthSV: 'Maj', OrderMonthEN: 'May' });
  expect((await shop.endpoints.look.shown()).own?.css).toBeTruthy();
  const wrong = await office.put('office/settings', { ...saved.body, LookAccent: 'red;}' });
  expect(wrong.body.errors).toMatchObject([{ field: 'LookAccent', rule: 'regex' }]);
  const emptied = await office.put('office/settings', { ...saved.body, LookAccent: '', OrderMonthSV: '' });
  expect(emptied.status).toBe(200);
  expect((await shop.endpoints.look.shown()).own).toBeUndefined();
  expect((await office.put('office/settings', saved.body)).status).toBe(409);
});

test.each([
  ['', '2714', 400],
  ['SE', '2714', 400],
  ['SE', '27143', 200],
  ['SE', 'SE-271 43', 200],
  ['NO', '0150', 200],
  ['NO', '27143', 400],
  ['DE', '10115', 200],
  ['DE', '', 200],
])(
  'of a company in %j the postcode %j is answered %i',
  async (CompanyCountryCode, CompanyZipCode, status) => {
    await addStaff(shop, 'owner@maker.example', 'owner');
    const owner = await logInToOfficeAs(shop, 'owner@maker.example');
    const { Version } = (await owner.get('office/settings')).body;
    const answer = await owner.put('office/settings', { Version, CompanyCountryCode, CompanyZipCode });
    expect(answer.status).toBe(status);
    if (status === 400)
      expect(answer.body.errors).toMatchObject([{ field: 'CompanyZipCode', rule: 'zipCode' }]);
  },
);

test('times of delivery are shown with their defaults, and refused when they are no times or numbers', async () => {
  await addStaff(shop, 'owner@maker.example', 'owner');
  const owner = await logInToOfficeAs(shop, 'owner@maker.example');
  const opened = (await owner.get('office/settings')).body;
  const times = { CutOffTime: '14:00', HandlingDays: '2', InboundDays: '3', OrderOpenMinutes: '' };
  expect(opened).toMatchObject(times);
  const saved = await owner.put('office/settings', { ...opened, CutOffTime: '09:30', HandlingDays: 1 });
  expect(saved.body).toMatchObject({ ...times, CutOffTime: '09:30', HandlingDays: '1' });
  const reset = await owner.put('office/settings', { ...saved.body, CutOffTime: '', HandlingDays: '' });
  expect(reset.body).toMatchObject(times);
  const wrong = { CutOffTime: '24:00', HandlingDays: '1,5', InboundDays: 61, OrderOpenMinutes: '-1' };
  const refused = await owner.put('office/settings', { ...reset.body, ...wrong });
  expect(refused.body.errors).toMatchObject([
    { field: 'CutOffTime', rule: 'regex' },
    { field: 'HandlingDays', rule: 'integer' },
    { field: 'InboundDays', rule: 'maxAmount' },
    { field: 'OrderOpenMinutes', rule: 'minAmount' },
  ]);
  const long = await owner.put('office/settings', { ...reset.body, OrderOpenMinutes: '1441' });
  expect(long.body.errors).toMatchObject([{ field: 'OrderOpenMinutes', rule: 'maxAmount' }]);
  const { Rows } = (await owner.get('office/changes?entity=settings&entityId=shop')).body;
  expect(Rows.map(({ Values }: { Values: unknown }) => Values)).toMatchObject([
    [
      { Name: 'CutOffTime', Before: '09:30', After: '14:00' },
      { Name: 'HandlingDays', Before: '1', After: '2' },
    ],
    [
      { Name: 'CutOffTime', Before: '14:00', After: '09:30' },
      { Name: 'HandlingDays', Before: '2', After: '1' },
    ],
  ]);
});

test('each setting is saved alone, told where it is declared, and logged', async () => {
  await addStaff(shop, 'owner@maker.example', 'owner');
  const owner = await logInToOfficeAs(shop, 'owner@maker.example');
  for (const name of settingNames) {
    const before = (await owner.get('office/settings')).body;
    const sample = sampleOf(name);
    const { status, body } = await owner.put('office/settings', { ...before, [name]: sample });
    expect([status, body], name).toEqual([200, { ...before, [name]: sample, Version: body.Version }]);
    const told = (await visitor.get('settings')).body;
    expect(told[name], name).toBe(aboutSetting(name).told && sample);
    expect((await shop.endpoints.texts.settings())[name], name).toEqual(aboutSetting(name).read(sample));
    const { Rows } = (await owner.get('office/changes?entity=settings&entityId=shop')).body;
    const Before = aboutSetting(name).default ?? '';
    expect(Rows[0].Values, name).toEqual([{ Name: name, Before, After: sample }]);
  }
  const full = (await owner.get('office/settings')).body;
  const emptied = Object.fromEntries(Object.keys(full).map((name) => [name, '']));
  const { body } = await owner.put('office/settings', { ...emptied, Version: full.Version });
  expect(body).toMatchObject(mapSettings((name) => aboutSetting(name).default ?? ''));
  expect(await shop.db.selectFrom('setting').selectAll().execute()).toEqual([]);
});

test('what a call does not give stays, and is looked at beside what it gives', async () => {
  await addStaff(shop, 'owner@maker.example', 'owner');
  const owner = await logInToOfficeAs(shop, 'owner@maker.example');
  const put = async (given: object) => {
    const { Version } = (await owner.get('office/settings')).body;
    return await owner.put('office/settings', { ...given, Version });
  };
  const company = {
    CompanyName: 'Hylla',
    CompanyCountryCode: 'SE',
    CompanyRegistrationNumber: '556677-8899',
  };
  expect((await put(company)).body).toMatchObject(company);
  expect((await put({ OrderMonthSV: 'maj' })).body).toMatchObject({ ...company, OrderMonthSV: 'maj' });
  for (const given of [{ CompanyRegistrationNumber: '556677-8890' }, { CompanyCountryCode: 'NO' }]) {
    const { status, body } = await put(given);
    expect([status, body.errors]).toMatchObject([400, [{ field: 'CompanyRegistrationNumber' }]]);
  }
  const norwegian = { CompanyCountryCode: 'NO', CompanyRegistrationNumber: '' };
  expect((await put(norwegian)).body).toMatchObject({ CompanyName: 'Hylla', ...norwegian });
});

test('where customers pay is changed by those alone who may deal with invoices', async () => {
  const opened = (await office.get('office/settings')).body;
  const changed = { ...opened, CompanyName: 'Hylla', Bankgiro: '991-2346' };
  const refused = await office.put('office/settings', changed);
  expect([refused.status, refused.body.detail]).toEqual([
    403,
    'Din roll får inte ändra CompanyName, Bankgiro',
  ]);
  await addStaff(shop, 'owner@maker.example', 'owner');
  const owner = await logInToOfficeAs(shop, 'owner@maker.example');
  expect((await owner.put('office/settings', changed)).status).toBe(200);
  for (const [field, value] of [
    ['Bankgiro', '991-2347'] as const,
    ['Iban', 'SE00'] as const,
    ['Bic', '?'] as const,
    ['CompanyRegistrationNumber', '1'] as const,
    ['CompanyVatNumber', 'XX'] as const,
    ['CompanyEori', 'SE556677889901'] as const,
    ['Incoterms', 'DAT'] as const,
    ['CompanyRegistrationNumber', '556677-8890'] as const,
    ['CompanyCountryCode', 'XX'] as const,
  ]) {
    const { Version } = (await owner.get('office/settings')).body;
    const wrong = await owner.put('office/settings', { ...changed, Version, [field]: value });
    expect([wrong.status, wrong.body.errors], field).toMatchObject([400, [{ field, rule: 'regex' }]]);
    expect(wrong.body.errors[0].message, field).not.toBe('Ogiltigt format');
  }
});

test('those who deal with invoices open the settings, for their part of them', async () => {
  await addStaff(shop, 'finance@maker.example', 'finance');
  const finance = await logInToOfficeAs(shop, 'finance@maker.example');
  const opened = (await finance.get('office/settings')).body;
  const account = { Iban: 'SE45 5000 0000 0583 9825 7466', Bic: 'ESSESESS', CompanyCity: 'Provstad' };
  const saved = { ...account, Iban: 'SE4550000000058398257466' };
  expect((await finance.put('office/settings', { ...opened, ...account })).body).toMatchObject(saved);
  const { Version } = (await finance.get('office/settings')).body;
  const text = await finance.put('office/settings', { ...opened, ...account, Version, OrderMonthSV: 'Juli' });
  expect([text.status, text.body.detail]).toEqual([403, 'Din roll får inte ändra OrderMonthSV']);
});

test('the company’s numbers stand as they are written, however they were typed or stored', async () => {
  await addStaff(shop, 'owner@maker.example', 'owner');
  const owner = await logInToOfficeAs(shop, 'owner@maker.example');
  const typed = {
    CompanyRegistrationNumber: '5566778899',
    CompanyVatNumber: 'se 556677-8899 01',
    CompanyZipCode: 'SE-11122',
    Bankgiro: '9912346',
    Iban: 'se45 5000 0000 0583 9825 7466',
    Bic: 'esse sess',
  };
  const written = {
    CompanyRegistrationNumber: '556677-8899',
    CompanyVatNumber: 'SE556677889901',
    CompanyZipCode: '111 22',
    Bankgiro: '991-2346',
    Iban: 'SE4550000000058398257466',
    Bic: 'ESSESESS',
  };
  const opened = (await owner.get('office/settings')).body;
  expect((await owner.put('office/settings', { ...opened, ...typed })).body).toMatchObject(written);
  const stored = async () => {
    const rows = await shop.db
      .selectFrom('setting')
      .selectAll()
      .where('name', 'in', Object.keys(typed))
      .execute();
    return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  };
  expect(await stored()).toEqual(written);

  // What an earlier version stored is read so too, and is no change of whoever saves something else.
  for (const [name, value] of Object.entries(typed))
    await shop.db.updateTable('setting').set({ value }).where('name', '=', name).execute();
  const old = (await owner.get('office/settings')).body;
  expect(old).toMatchObject(written);
  expect((await owner.put('office/settings', { ...old, CompanyCity: 'Provstad' })).status).toBe(200);
  const [change] = (await owner.get('office/changes?entity=settings')).body.Rows;
  expect(change.Values.map(({ Name }: { Name: string }) => Name)).toEqual(['CompanyCity']);
  expect((await stored()).CompanyZipCode).toBe('SE-11122');
});
