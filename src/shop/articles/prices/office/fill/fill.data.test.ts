import { expect, test } from 'vitest';
import { article } from '../../../../../../test/seed-test-shop.ts';
import { addStaff, eachInOffice, logInToOfficeAs } from '../../../../../../test/office.ts';
import type { Client, TestShop } from '../../../../../../test/shop.ts';

let shop: TestShop;
let sales: Client;
eachInOffice('sales', async (opened) => {
  ({ shop, office: sales } = opened);
  await addList('KEDJA');
});

async function addList(Code: string, CurrencyCode = 'SEK') {
  await sales.post('office/price-lists', { Code, NameSV: Code, NameEN: '', CurrencyCode });
}
const asked = { From: 'standard', Percent: 80, Rounding: 'none', Steps: false, Which: 'all' };
const fill = async (values: object = {}, code = 'KEDJA') =>
  await sales.post(`office/price-lists/${code}/fill`, { ...asked, ...values });
const pricesOf = async (code: string) => {
  const rows = await shop.db
    .selectFrom('price')
    .select(['article_id', 'price', 'recommended_price'])
    .where('price_list_code', '=', code)
    .execute();
  return new Map(rows.map((row) => [row.article_id, Number(row.price)]));
};
type Row = { price_list_code: string; article_id: number; price: number };
const step = (row: Row & { min_qty: number; valid_from?: string; valid_to?: string }) =>
  shop.db
    .insertInto('price_step')
    .values({ valid_from: null, valid_to: null, ...row })
    .execute();

test('a list is filled in percent of another, as the preview says, with the log of single prices', async () => {
  const source = await pricesOf('standard');
  const { body: preview } = await fill({ DryRun: true });
  expect(preview).toEqual({
    Added: source.size,
    Changed: 0,
    Dearer: 0,
    Cheaper: 0,
    Unchanged: 0,
    Kept: 0,
    Refused: 0,
    Refusals: [],
  });
  expect((await pricesOf('KEDJA')).size).toBe(0);
  expect((await fill()).body).toEqual(preview);
  const expected = new Map([...source].map(([id, ore]) => [id, Math.round((ore * 8_000) / 10_000)]));
  expect(await pricesOf('KEDJA')).toEqual(expected);
  expect((await fill()).body).toMatchObject({ Added: 0, Changed: 0, Unchanged: source.size });
  expect((await fill({ Percent: 90, Which: 'missing' })).body).toMatchObject({
    Kept: source.size,
    Changed: 0,
  });
  expect((await fill({ Percent: 90 })).body).toMatchObject({ Changed: source.size, Dearer: source.size });
  expect((await fill({ Percent: 70 })).body).toMatchObject({ Cheaper: source.size });
  const logged = await shop.db
    .selectFrom('change_log')
    .select(['before', 'after'])
    .where('entity_id', '=', 'KEDJA')
    .where('action', '=', 'change')
    .orderBy('id')
    .execute();
  expect(logged.filter(({ after }) => 'A-1' in (after as object))).toEqual([
    { before: { 'A-1': null }, after: { 'A-1': '39,92 SEK' } },
    { before: { 'A-1': '39,92 SEK' }, after: { 'A-1': '44,91 SEK' } },
    { before: { 'A-1': '44,91 SEK' }, after: { 'A-1': '34,93 SEK' } },
  ]);
});

test('what has no last day is taken, and prices for a time are left alone', async () => {
  const timed = (
    price_list_code: string,
    price: number,
    valid_from: string | null,
    valid_to: string | null,
  ) =>
    shop.db
      .insertInto('timed_price')
      .values({
        price_list_code,
        article_id: article.mug,
        price,
        regular_price: null,
        valid_from,
        valid_to,
      })
      .execute();
  await timed('standard', 6_000, '2026-10-01', null);
  await timed('standard', 3_000, '2026-10-02', '2026-10-31');
  await timed('standard', 9_000, '2026-12-01', null);
  await timed('KEDJA', 2_500, null, '2026-10-31');
  expect((await fill({ Which: 'missing' })).body).toMatchObject({ Kept: 1 });
  expect((await pricesOf('KEDJA')).has(article.mug)).toBe(false);
  await fill();
  expect((await pricesOf('KEDJA')).get(article.mug)).toBe(4_800);
  const kept = await shop.db
    .selectFrom('timed_price')
    .select('price')
    .where('price_list_code', '=', 'KEDJA')
    .execute();
  expect(kept).toEqual([{ price: 2_500 }]);
});

test('steps come along: of two on one quantity the lowest, none dearer than one of fewer, and no clash', async () => {
  const mug = { price_list_code: 'standard', article_id: article.mug };
  await step({ ...mug, min_qty: 24, price: 4_500 });
  await step({ ...mug, min_qty: 24, price: 4_400, valid_from: '2026-10-01' });
  await step({ ...mug, min_qty: 48, price: 4_600 });
  await step({ ...mug, min_qty: 96, price: 4_000, valid_from: '2026-10-02' });
  await step({ ...mug, min_qty: 12, price: 100, valid_to: '2026-10-31' });
  await step({ price_list_code: 'KEDJA', article_id: article.mug, min_qty: 6, price: 4_900 });
  await step({ price_list_code: 'standard', article_id: article.tray, min_qty: 5, price: 9_000 });
  await step({
    price_list_code: 'KEDJA',
    article_id: article.tray,
    min_qty: 5,
    price: 8_000,
    valid_from: '2026-10-01',
    valid_to: '2026-11-30',
  });
  const { status, body } = await fill({ Steps: true });
  expect(status).toBe(200);
  expect([body.Refused, body.Refusals]).toEqual([
    1,
    [{ ArticleNumber: 'A-2', Text: 'Mängdpriserna krockar med dem som gäller för en tid' }],
  ]);
  const steps = await shop.db
    .selectFrom('price_step')
    .select(['min_qty', 'price'])
    .where('price_list_code', '=', 'KEDJA')
    .where('article_id', '=', article.mug)
    .orderBy('min_qty')
    .execute();
  expect(steps).toEqual([
    { min_qty: 24, price: 3_520 },
    { min_qty: 96, price: 3_200 },
  ]);
  expect((await pricesOf('KEDJA')).has(article.tray)).toBe(false);
  expect((await fill({ Steps: true })).body).toMatchObject({ Added: 0, Changed: 0 });
});

test('another currency needs a factor, and the same one has none', async () => {
  await addList('EURO', 'EUR');
  const refused = async (values: object, code = 'EURO') => {
    const { status, body } = await fill(values, code);
    return status === 400 && `${body.errors[0].field} ${body.errors[0].rule}: ${body.errors[0].message}`;
  };
  expect(await refused({})).toBe(
    'Factor required: Listan är i EUR och den andra i SEK: ange hur många EUR en SEK är',
  );
  expect(await refused({ Factor: 1 }, 'KEDJA')).toBe(
    'Factor match: Båda listorna är i SEK: ingen kurs behövs',
  );
  expect(await refused({ From: 'EURO' })).toMatch(/^From match/);
  expect(await refused({ From: 'NONE' })).toMatch(/^From match/);
  expect(await refused({ Percent: 0 })).toMatch(/^Percent minAmount/);
  expect(await refused({ Percent: 1_001 })).toMatch(/^Percent maxAmount/);
  expect(await refused({ Factor: 0.0000001 })).toMatch(/^Factor minAmount/);
  expect((await fill({}, 'NONE')).status).toBe(404);
  expect((await fill({ Percent: 100, Factor: 0.0875, Rounding: '0.05' }, 'EURO')).status).toBe(200);
  // 49.90 × 0.0875 is 4.36625.
  expect((await pricesOf('EURO')).get(article.mug)).toBe(435);
  const dear = await fill({ Percent: 1_000, Factor: 10_000 }, 'EURO');
  expect(dear.body.Refusals[0].Text).toBe('Priset blir högre än det högsta som går att ange');
});

test('a copy has the currency, prices and steps that hold or come, and no customers', async () => {
  const mug = { price_list_code: 'standard', article_id: article.mug };
  await step({ ...mug, min_qty: 24, price: 4_500 });
  await step({ ...mug, min_qty: 24, price: 4_400, valid_from: '2026-10-01' });
  await step({ ...mug, min_qty: 48, price: 4_300, valid_to: '2026-10-13' });
  const source = await pricesOf('standard');
  const copy = (values: object, code = 'standard') =>
    sales.post(`office/price-lists/${code}/copies`, {
      Code: 'KOPIA',
      NameSV: 'Kopia',
      NameEN: '',
      ...values,
    });
  const { status, body } = await copy({});
  expect([status, body]).toMatchObject([
    200,
    { Code: 'KOPIA', CurrencyCode: 'SEK', Customers: 0, Articles: source.size, Version: expect.any(String) },
  ]);
  expect(await pricesOf('KOPIA')).toEqual(source);
  const { Total } = (await sales.get('office/price-lists/KOPIA/steps')).body;
  expect(Total).toBe(2);
  expect((await copy({})).body.errors[0]).toMatchObject({ field: 'Code', rule: 'match' });
  expect((await copy({ Code: 'kopia' })).status).toBe(400);
  expect((await copy({ Code: 'X' }, 'NONE')).status).toBe(404);
  const { Rows } = (await sales.get('office/changes?entity=price-list&entityId=KOPIA')).body;
  expect(Rows[0].Action).toBe('create');
});

test('who does not set prices fills and copies nothing', async () => {
  await addStaff(shop, 'content@maker.example', 'content');
  const content = await logInToOfficeAs(shop, 'content@maker.example');
  expect((await content.post('office/price-lists/KEDJA/fill', asked)).status).toBe(403);
  expect((await content.post('office/price-lists/KEDJA/copies', { Code: 'X', NameSV: 'X' })).status).toBe(
    403,
  );
});
