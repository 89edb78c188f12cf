import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '#kit/text/dates.ts';
import { addStaff, logInToOfficeAs } from '../../../../test/office.ts';
import { article, wayOfDelivery } from '../../../../test/seed-test-shop.ts';
import { logInAs, openTestShop, type Client, type TestShop } from '../../../../test/shop.ts';

let shop: TestShop;
let owner: Client;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await shop.startOver();
  await addStaff(shop, 'owner@maker.example', 'owner');
  owner = await logInToOfficeAs(shop, 'owner@maker.example');
});
afterAll(() => shop.close());

const toys = { Code: 'toys', Percent: 20, ValidFrom: null, ValidTo: '2026-11-30' };
const toysNext = { Code: 'toys', Percent: 25, ValidFrom: '2026-12-01', ValidTo: null };

type Rate = {
  Id: number;
  Version: string;
  Code: string;
  Percent: number;
  ValidFrom: string | null;
  ValidTo: string | null;
};

async function make(values: object): Promise<Rate> {
  const { status, body, text } = await owner.post('office/vat-rates', values);
  expect(status, text).toBe(200);
  return body;
}

async function rates(client = owner): Promise<string[]> {
  const { Rows } = (await client.get('office/vat-rates')).body;
  return Rows.map(
    ({ Code, Percent, ValidFrom, ValidTo }: Rate) => `${Code} ${Percent} ${ValidFrom ?? ''}–${ValidTo ?? ''}`,
  );
}

const swedish = [
  '25 25 –',
  '12 12 –',
  '6 6 –',
  '0 0 –',
  'food 12 –2026-03-31',
  'food 6 2026-04-01–2027-12-31',
  'food 12 2028-01-01–',
];

async function change(id: number, values: object) {
  const { body } = await owner.get(`office/articles/${id}`);
  return await owner.put(`office/articles/${id}`, {
    ...body,
    QuantityBefore: body.QuantityAvailable,
    ...values,
  });
}

async function vatOf(id: number): Promise<unknown[]> {
  const { body } = await owner.get(`office/articles/${id}`);
  return [body.VatCode, body.VatRate];
}

async function send(kind: string, lines: readonly string[], query = '') {
  const path = `office/exchange/files/${kind}?fileName=${kind}.csv${query}`;
  const bytes = { 'content-type': 'application/octet-stream' };
  return (await owner.send('POST', path, Buffer.from(lines.join('\n')), bytes)).body;
}

test('a shop begins with the rates of Sweden', async () => {
  expect(await rates()).toEqual(swedish);
});

test('rates are read by who may read settings, and changed by who may invoice', async () => {
  const made = await make(toys);
  for (const [role, reading, writing] of [
    ['finance', 200, 200],
    ['content', 200, 403],
    ['sales', 404, 403],
  ] as const) {
    await addStaff(shop, `${role}@maker.example`, role);
    const client = await logInToOfficeAs(shop, `${role}@maker.example`);
    expect((await client.get('office/vat-rates')).status).toBe(reading);
    const { body } = await client.get('office/vat-codes');
    expect(body.Rows).toContainEqual({ Code: 'toys', Percent: 20 });
    const sent = await client.put(`office/vat-rates/${made.Id}`, { ...toys, Version: made.Version });
    expect([role, sent.status]).toEqual([role, writing]);
  }
});

test('days of one code never overlap, and a rate keeps its code', async () => {
  const made = await make(toys);
  for (const [ValidFrom, ValidTo] of [
    [null, null],
    ['2026-11-30', null],
    ['2020-01-01', '2020-01-02'],
  ]) {
    const refused = await owner.post('office/vat-rates', { ...toysNext, ValidFrom, ValidTo });
    expect([refused.status, refused.body.errors[0].field]).toEqual([400, 'ValidFrom']);
    expect(refused.body.detail).toBe('toys har redan 20 % de dagarna: till och med 2026-11-30.');
  }
  const next = await make(toysNext);
  const { Version } = next;
  for (const [values, field, rule] of [
    [{ ...toysNext, ValidFrom: '2026-11-30' }, 'ValidFrom', 'match'],
    [{ ...toysNext, ValidTo: '2026-11-01' }, 'ValidTo', 'minAmount'],
    [{ ...toysNext, ValidTo: '2026-02-30' }, 'ValidTo', 'regex'],
    [{ ...toysNext, Percent: 101 }, 'Percent', 'maxAmount'],
    [{ ...toysNext, Code: 'food' }, 'Code', 'match'],
    [{ ...toysNext, Code: 'Toys' }, 'Code', 'match'],
  ] as const) {
    const { status, body } = await owner.put(`office/vat-rates/${next.Id}`, { ...values, Version });
    expect([status, body.errors[0]]).toMatchObject([400, { field, rule }]);
  }
  expect((await owner.post('office/vat-rates', { ...toysNext, Code: 'TOYS' })).body.detail).toBe(
    'Koden finns redan, skriven toys.',
  );
  const ended = { ...toysNext, ValidTo: '2027-06-30', Version };
  expect((await owner.put(`office/vat-rates/${next.Id}`, ended)).status).toBe(200);
  expect((await owner.put(`office/vat-rates/${next.Id}`, ended)).body.type).toBe(
    '/problems/changed-meanwhile',
  );
  const last = { ...toysNext, ValidFrom: '2027-07-01', ValidTo: '' };
  expect(await make(last)).toMatchObject({ ValidTo: null });
  const log = (await owner.get('office/changes?entity=vat-rate')).body.Rows;
  expect(log.map(({ Action }: { Action: string }) => Action)).toEqual([
    'create',
    'change',
    'create',
    'create',
  ]);
  expect(made.Code).toBe('toys');
});

test('a rate in use is ended, not deleted; one to come may go, and with the last one its code', async () => {
  const [now, next] = [await make(toys), await make(toysNext)];
  const remove = async ({ Id }: Rate) => await owner.delete(`office/vat-rates/${Id}`);
  expect((await change(article.tray, { VatCode: 'toys' })).status).toBe(200);
  const client = await logInAs(shop, '1001');
  await client.post('cartrow', { ArticleId: article.tray, Quantity: 1 });
  const checkout = { wayOfDeliveryId: wayOfDelivery.post, partialDelivery: false };
  expect((await client.post('Order', checkout)).status).toBe(200);

  const used = await remove(now);
  expect([used.status, used.body.type]).toEqual([409, '/problems/in-use']);
  expect(used.body.detail).toMatch(/^Används av: 1 artikel, 1 order\. /);
  expect((await remove(next)).status).toBe(204);
  expect((await change(article.tray, { VatCode: '25' })).status).toBe(200);
  expect((await remove(now)).body.detail).toMatch(/^Används av: 1 order\. /);
  await shop.db.updateTable('customer_order').set({ status: 4 }).execute();
  expect((await remove(now)).status).toBe(204);
  expect((await change(article.tray, { VatCode: 'toys' })).body.errors).toMatchObject([
    { field: 'VatCode', rule: 'match' },
  ]);
  const only = await make({ Code: 'later', Percent: 9, ValidFrom: '2027-01-01', ValidTo: null });
  expect((await change(article.tray, { VatCode: 'later' })).body.VatRate).toBe(9);
  expect((await remove(only)).body.type).toBe('/problems/in-use');
  const { Rows } = (await owner.get('office/vat-rates')).body;
  const standard = await remove(Rows.find(({ Code }: Rate) => Code === '25'));
  expect(standard.status).toBe(409);
});

test.each([
  ['2026-10-14', 409],
  ['2026-10-15', 204],
])('a rate in use that begins %s, while today is the 14th, is deleted with %i', async (ValidFrom, status) => {
  await make({ Code: 'toys', Percent: 20, ValidFrom: null, ValidTo: addDays(ValidFrom, -1) });
  const { Id } = await make({ Code: 'toys', Percent: 9, ValidFrom, ValidTo: null });
  await change(article.tray, { VatCode: 'toys' });
  expect((await owner.delete(`office/vat-rates/${Id}`)).status).toBe(status);
});

test.each<[what: string, given: object, outcome: unknown]>([
  ['a code', { VatCode: 'food' }, ['food', 6]],
  ['a percent, which means a code without days', { VatRate: 6 }, ['6', 6]],
  ['a percent of the next year', { VatRate: 20 }, 'VatRate'],
  ['both, which agree', { VatCode: 'food', VatRate: 6 }, ['food', 6]],
  ['a code with the percent that was read', { VatCode: 'food', VatRate: 25 }, ['food', 6]],
  ['both, which do not', { VatCode: 'food', VatRate: 12 }, 'VatRate'],
  ['an unknown code', { VatCode: 'Food' }, 'VatCode'],
])('an article gets %s', async (_what, given, outcome) => {
  await make({ ...toys, ValidFrom: '2027-01-01', ValidTo: null });
  const { status, body } = await change(article.mug, given);
  expect(status === 200 ? [body.VatCode, body.VatRate] : body.errors[0].field).toEqual(outcome);
  const {
    VatCode: _code,
    VatRate: _rate,
    Id: _id,
    Version: _version,
    ...first
  } = (await owner.get(`office/articles/${article.tray}`)).body;
  const fresh = { ...first, ArticleNumber: 'Ny 1', QuantityBefore: 0, ...given };
  const made = await owner.post('office/articles', fresh);
  expect(made.status === 200 ? [made.body.VatCode, made.body.VatRate] : made.body.errors[0].field).toEqual(
    outcome,
  );
});

test('a percent keeps the code of an article that has it today, and not the day after', async () => {
  await change(article.mug, { VatCode: 'food' });
  const six = ['Artnr;Moms', 'A-1;6'];
  expect(await send('articles', six)).toMatchObject({ Changed: 0, Rejected: 0 });
  expect(await vatOf(article.mug)).toEqual(['food', 6]);
  expect((await change(article.mug, { VatRate: 6 })).body.VatCode).toBe('food');
  shop.setTime('2027-12-31T23:00:00Z');
  owner = await logInToOfficeAs(shop, 'owner@maker.example');
  expect(await vatOf(article.mug)).toEqual(['food', 12]);
  expect(await send('articles', ['Artnr;Moms', 'A-1;12 %'])).toMatchObject({ Changed: 0 });
  expect(await send('articles', six)).toMatchObject({ Changed: 1 });
  expect(await vatOf(article.mug)).toEqual(['6', 6]);
});

test('a form that was open over midnight does not change the code', async () => {
  await change(article.mug, { VatCode: 'food' });
  const { body } = await owner.get(`office/articles/${article.mug}`);
  shop.setTime('2027-12-31T23:00:00Z');
  owner = await logInToOfficeAs(shop, 'owner@maker.example');
  const sent = { ...body, QuantityBefore: body.QuantityAvailable, NameEN: 'Cup' };
  expect((await owner.put(`office/articles/${article.mug}`, sent)).body.type).toBe(
    '/problems/changed-meanwhile',
  );
});

test('a file of articles says a code, in whatever case, and not another percent beside it', async () => {
  const heading = 'article_no;vat_code;vat_rate';
  const [told, both, none, unknown] = [
    await send('articles', [heading, 'A-1;FOOD;']),
    await send('articles', [heading, 'A-1;food;12']),
    await send('articles', [heading, 'A-1;;17']),
    await send('articles', [heading, 'A-1;mat;']),
  ];
  expect(told).toMatchObject({ Changed: 1 });
  expect(await vatOf(article.mug)).toEqual(['food', 6]);
  const reasons = [both, none, unknown].map(({ Errors: [{ Field, Reason }] }) => [Field, Reason]);
  expect(reasons).toEqual([
    ['vat_rate', 'är inte 6, som momskoden food har'],
    ['vat_rate', 'är inte något av 25, 12, 6, 0'],
    ['vat_code', expect.stringMatching(/^är inte något av .*food/)],
  ]);
});

test('a file of rates is tried and taken, ends one before the next begins, and changes nothing twice', async () => {
  await make({ ...toys, ValidTo: null });
  const lines = [
    'code;percent;valid_from;valid_to',
    'Toys;;;2026-12-31',
    'toys;12 %;2027-01-01;2027-06-30',
    'toys;25;2027-07-01;',
    'tea;12;2026-11-01;',
  ];
  const outcome = { Created: 3, Changed: 1, Rejected: 0 };
  const before = await rates();
  expect(await send('vat-rates', lines, '&dryRun=1')).toMatchObject(outcome);
  expect(await rates()).toEqual(before);
  expect(await send('vat-rates', lines)).toMatchObject(outcome);
  const all = [
    'tea 12 2026-11-01–',
    'toys 12 2027-01-01–2027-06-30',
    'toys 20 –2026-12-31',
    'toys 25 2027-07-01–',
  ];
  expect((await rates()).sort()).toEqual([...swedish, ...all].sort());
  expect(await send('vat-rates', lines)).toMatchObject({ Created: 0, Changed: 0, Rejected: 0 });
  const wrong = await send('vat-rates', [
    lines[0]!,
    'toys;30;2027-06-30;',
    'milk;;2027-01-01;',
    'milk;7;2027-01-02;2027-01-01',
    'milk;101;2028-01-01;',
  ]);
  expect(wrong).toMatchObject({ Created: 0, Changed: 0, Rejected: 4 });
  expect(wrong.Errors.map(({ Reason }: { Reason: string }) => Reason)).toEqual([
    'delar dagar med satsen som gäller 2027-01-01–2027-06-30',
    'saknas',
    expect.stringContaining('är före'),
    'är över 100',
  ]);
});

test('a rate of one day holds on that day alone, by the office and by a file', async () => {
  const ofForm = await make({ ...toys, ValidFrom: '2026-10-14', ValidTo: '2026-10-14' });
  const heading = 'code;percent;valid_from;valid_to';
  const ofFile = await send('vat-rates', [heading, 'tea;12;2026-10-14;2026-10-14']);
  expect(ofFile).toMatchObject({ Created: 1, Rejected: 0 });
  const offered = async () =>
    (await owner.get('office/vat-codes')).body.Rows.filter(({ Code }: Rate) =>
      ['toys', 'tea'].includes(Code),
    );
  expect(await offered()).toEqual([
    { Code: 'toys', Percent: 20 },
    { Code: 'tea', Percent: 12 },
  ]);
  // A rate that begins today is not one to come.
  await make({ ...toysNext, ValidFrom: '2026-10-15' });
  expect((await change(article.tray, { VatCode: 'toys' })).status).toBe(200);
  expect((await owner.delete(`office/vat-rates/${ofForm.Id}`)).status).toBe(409);
  shop.setTime('2026-10-14T22:00:00Z');
  owner = await logInToOfficeAs(shop, 'owner@maker.example');
  expect(await offered()).toEqual([{ Code: 'toys', Percent: 25 }]);
  for (const ValidTo of ['2026-10-13', '2026-10-14'])
    expect(
      (await owner.post('office/vat-rates', { ...toys, Code: 'one', ValidFrom: '2026-10-14', ValidTo }))
        .status,
    ).toBe(ValidTo === '2026-10-14' ? 200 : 400);
});

test('a file that has not every column leaves what a rate has in the others', async () => {
  await make({ ...toys, ValidFrom: '2026-01-01' });
  const toysNow = async () => (await rates()).find((rate) => rate.startsWith('toys'));
  expect(await send('vat-rates', ['code;percent;valid_from', 'toys;21;2026-01-01'])).toMatchObject({
    Changed: 1,
  });
  expect(await toysNow()).toBe('toys 21 2026-01-01–2026-11-30');
  expect(await send('vat-rates', ['code;valid_to;valid_from', 'toys;2026-12-01;2026-01-01'])).toMatchObject({
    Changed: 1,
  });
  expect(await toysNow()).toBe('toys 21 2026-01-01–2026-12-01');
});
