import { expect, test } from 'vitest';
import { addStaff, logInToOfficeAs, eachInOffice } from '../../../../test/office.ts';
import { aVisitor } from '../../../../test/shop.ts';
import type { Client, TestShop } from '../../../../test/shop.ts';

let shop: TestShop;
let office: Client;
let visitor: Client;
eachInOffice('content', (opened) => {
  ({ shop, office } = opened);
  visitor = aVisitor(shop);
});

test('a web text is in the shop at once, in both languages and without what could run', async () => {
  const opened = (await office.get('office/web-texts/Contact')).body;
  const saved = await office.put('office/web-texts/Contact', {
    ...opened,
    TextSV: '<h2>Hej</h2><script>x</script>',
    TextEN: '<p>Hello</p>',
  });
  expect([saved.status, saved.body.TextSV]).toEqual([200, '<h2>Hej</h2>']);
  expect((await visitor.get('webtexts?languageCode=en')).body).toContainEqual({
    Position: 'Contact',
    Text: '<p>Hello</p>',
  });
  const second = await office.put('office/web-texts/Contact', { ...opened, TextSV: '<p>Annat</p>' });
  expect(second.body.type).toBe('/problems/changed-meanwhile');
  const { Rows } = (await office.get('office/web-texts')).body;
  expect(Rows).toContainEqual({ Position: 'Contact', BeginningSV: 'Hej', BeginningEN: 'Hello' });
  expect((await office.get('office/web-texts/Nowhere')).status).toBe(404);
  expect((await office.put('office/web-texts/Nowhere', opened)).status).toBe(404);
});

test('a text of the interface is said in other words until it is reset', async () => {
  const opened = (await office.get('office/words/menu.contact')).body;
  expect(opened.IsOwn).toBe(false);
  const saved = await office.put('office/words/menu.contact', {
    ...opened,
    SV: 'Hör av dig',
    EN: 'Write to us',
  });
  expect(saved.body).toMatchObject({ IsOwn: true, ShippedSV: opened.SV });
  expect((await visitor.get('language?languageCode=en')).body['menu.contact']).toBe('Write to us');
  expect((await office.get('office/words?own=true')).body).toMatchObject({ Total: 1 });
  expect((await office.get('office/words?q=hör+av&own=true')).body.Total).toBe(1);
  const stale = await office.put('office/words/menu.contact', { ...opened, SV: 'Annat' });
  expect(stale.status).toBe(409);
  expect((await office.delete('office/words/menu.contact')).status).toBe(204);
  expect((await visitor.get('language?languageCode=sv')).body['menu.contact']).toBe(opened.SV);
  const { Rows } = (await office.get('office/changes?entity=words&entityId=menu.contact')).body;
  expect(Rows.map(({ Action }: { Action: string }) => Action)).toEqual(['delete', 'change']);
});

test('a text of the interface keeps what is filled in, and no key is made up', async () => {
  const { Rows } = (await office.get('office/words?q=%7B&take=1')).body;
  const [{ Key }] = Rows;
  const opened = (await office.get(`office/words/${Key}`)).body;
  const refused = await office.put(`office/words/${Key}`, { ...opened, SV: 'Utan klamrar' });
  expect(refused.body.errors).toMatchObject([{ field: 'SV', rule: 'match' }]);
  expect(refused.body.errors[0].message).toMatch(/^Texten ska innehålla just \{/);
  for (const key of ['no.such.key', '__proto__', 'constructor'])
    expect((await office.put(`office/words/${key}`, opened)).status, key).toBe(404);
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
    ['CompanyRegistrationNumber', '556677-8890'] as const,
    ['CompanyCountryCode', 'XX'] as const,
  ]) {
    const { Version } = (await owner.get('office/settings')).body;
    const wrong = await owner.put('office/settings', { ...changed, Version, [field]: value });
    expect([wrong.status, wrong.body.errors], field).toMatchObject([400, [{ field, rule: 'regex' }]]);
    expect(wrong.body.errors[0].message).toBe('Ogiltigt format');
  }
});

test('those who deal with invoices open the settings, for their part of them', async () => {
  await addStaff(shop, 'finance@maker.example', 'finance');
  const finance = await logInToOfficeAs(shop, 'finance@maker.example');
  const opened = (await finance.get('office/settings')).body;
  const account = { Iban: 'SE45 5000 0000 0583 9825 7466', Bic: 'ESSESESS', CompanyCity: 'Provstad' };
  expect((await finance.put('office/settings', { ...opened, ...account })).body).toMatchObject(account);
  const { Version } = (await finance.get('office/settings')).body;
  const text = await finance.put('office/settings', { ...opened, ...account, Version, OrderMonthSV: 'Juli' });
  expect([text.status, text.body.detail]).toEqual([403, 'Din roll får inte ändra OrderMonthSV']);
});
