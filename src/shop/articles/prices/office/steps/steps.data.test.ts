import { expect, test } from 'vitest';
import { article } from '../../../../../../test/seed-test-shop.ts';
import { addStaff, eachInOffice, logInToOfficeAs } from '../../../../../../test/office.ts';
import { logInAs, type Client, type TestShop } from '../../../../../../test/shop.ts';

let shop: TestShop;
let sales: Client;
eachInOffice('sales', (opened) => {
  ({ shop, office: sales } = opened);
});

const path = 'office/price-lists/standard/steps';
const step = { ArticleNumber: 'A-1', Quantity: 24, Price: 40, ValidFrom: '', ValidTo: '' };

async function add(values: object, code = 'standard') {
  return await sales.post(`office/price-lists/${code}/steps`, { ...step, ...values });
}

async function rows(query = '') {
  return (await sales.get(`${path}${query}`)).body;
}

async function seenSteps() {
  return (await (await logInAs(shop, '1001')).get(`article/${article.mug}`)).body.PriceSteps;
}

test('a step that is added is sold by at once, changed and taken away, each in the log', async () => {
  const { status, body: added } = await add({});
  expect([status, added]).toEqual([
    200,
    {
      ...step,
      StepId: expect.any(Number),
      PriceListCode: 'standard',
      CurrencyCode: 'SEK',
      ArticleId: article.mug,
      NameSV: 'Mugg',
      NameEN: 'Mug',
      CountsFrom: 24,
      State: 'holds',
      Version: expect.any(String),
    },
  ]);
  expect(await seenSteps()).toEqual([{ Quantity: 24, Price: 40 }]);
  expect(await rows()).toEqual({ Rows: [added], Total: 1 });
  const changed = { ...step, Quantity: 20, Price: 39, ValidTo: '2026-10-31', Version: added.Version };
  const { body: later } = await sales.put(`${path}/${added.StepId}`, changed);
  // Six are in a package.
  expect(later).toMatchObject({ Quantity: 20, CountsFrom: 24, Price: 39, ValidTo: '2026-10-31' });
  expect(await seenSteps()).toEqual([{ Quantity: 24, Price: 39 }]);
  expect(await sales.put(`${path}/${added.StepId}`, changed)).toMatchObject({ status: 409 });
  const ofArticle = (await sales.get(`office/articles/${article.mug}/prices`)).body;
  expect(ofArticle).toMatchObject({ Rows: [{ Price: 49.9 }], Steps: [later] });
  shop.setTime('2026-11-01T12:00:00Z');
  expect(await seenSteps()).toBeUndefined();
  shop.setTime('2026-10-14T10:00:00Z');
  expect((await sales.delete(`${path}/${added.StepId}`)).status).toBe(204);
  expect((await sales.delete(`${path}/${added.StepId}`)).status).toBe(404);
  const { Rows } = (await sales.get('office/changes?entity=price-list&entityId=standard')).body;
  expect(Rows.map(({ Values }: { Values: unknown[] }) => Values[0])).toEqual([
    { Name: 'A-1', Before: '20 × 39,00 SEK –2026-10-31', After: null },
    { Name: 'A-1', Before: '24 × 40,00 SEK', After: '20 × 39,00 SEK –2026-10-31' },
    { Name: 'A-1', Before: null, After: '24 × 40,00 SEK' },
  ]);
});

test('what another step forbids is refused with it, and a sixth at all', async () => {
  await add({});
  const { body: last } = await add({ Quantity: 96, Price: 35 });
  const refused = async (values: object) => {
    const { status, body } = await add(values);
    return status === 400 && `${body.errors[0].field} ${body.errors[0].rule}: ${body.errors[0].message}`;
  };
  expect(await refused({ Price: 38 })).toBe('Quantity match: Det finns redan ett pris från 24 st');
  expect(await refused({ Quantity: 48, Price: 41 })).toBe(
    'Price maxAmount: Högst 40,00\u00a0kr, som är priset från 24 st',
  );
  expect(await refused({ Quantity: 48, Price: 34 })).toBe(
    'Price minAmount: Lägst 35,00\u00a0kr, som är priset från 96 st',
  );
  for (const [values, field] of [
    [{ Quantity: 1 }, 'Quantity'],
    [{ Quantity: 100_001 }, 'Quantity'],
    [{ Price: 0 }, 'Price'],
    [{ ValidFrom: '2026-11-02', ValidTo: '2026-11-01' }, 'ValidTo'],
    [{ ArticleNumber: 'FINNS-EJ' }, 'ArticleNumber'],
  ] as const)
    expect(await refused(values)).toMatch(new RegExp(`^${field} `));
  for (const Quantity of [48, 60, 72]) expect((await add({ Quantity, Price: 36 })).status).toBe(200);
  const sixth = await add({ Quantity: 120, Price: 30 });
  expect([sixth.status, sixth.body.type, sixth.body.detail]).toEqual([
    409,
    '/problems/limit-reached',
    'Gränsen är nådd: högst 5.',
  ]);
  // Five can be changed, also to their own quantity, and other days have their own five.
  const { StepId, Version } = last;
  const changed = { ...step, Quantity: 96, Price: 34, Version };
  expect((await sales.put(`${path}/${StepId}`, changed)).status).toBe(200);
  const ended = await add({ ArticleNumber: 'A-2', ValidTo: '2026-10-13' });
  const coming = await add({ ArticleNumber: 'A-2', ValidFrom: '2026-10-15' });
  expect([ended.body.State, coming.body.State]).toEqual(['passed', 'coming']);
  expect((await rows('?q=mugg')).Total).toBe(5);
  expect(await rows('?skip=4&take=1')).toMatchObject({ Rows: [{ Quantity: 96 }], Total: 7 });
});

test('a step is not another list’s, and goes with its list', async () => {
  await sales.post('office/price-lists', { Code: 'CAFE', NameSV: 'Kafé', NameEN: '', CurrencyCode: 'EUR' });
  const { body } = await add({ Price: 3 }, 'CAFE');
  expect(body.CurrencyCode).toBe('EUR');
  expect((await sales.put(`${path}/${body.StepId}`, { ...step, Version: body.Version })).status).toBe(404);
  expect((await sales.delete(`${path}/${body.StepId}`)).status).toBe(404);
  expect((await rows()).Total).toBe(0);
  expect((await sales.get('office/price-lists/NONE/steps')).status).toBe(404);
  expect((await add({}, 'NONE')).status).toBe(404);
  expect((await sales.delete('office/price-lists/CAFE')).status).toBe(204);
  expect(await shop.db.selectFrom('price_step').select('id').execute()).toEqual([]);
});

test('steps are read by every role and changed by those who set prices', async () => {
  await addStaff(shop, 'content@maker.example', 'content');
  const content = await logInToOfficeAs(shop, 'content@maker.example');
  expect((await content.get(path)).status).toBe(200);
  expect((await content.post(path, step)).status).toBe(403);
  expect((await content.delete(`${path}/1`)).status).toBe(403);
});

test('the recommended price is set with a price, shown to customers, and kept by who does not say it', async () => {
  const [row] = (await sales.get('office/price-lists/standard/prices?q=A-1')).body.Rows;
  expect(row.RecommendedPrice).toBeNull();
  const prices = `office/price-lists/standard/prices/${article.mug}/0`;
  const { Price, RegularPrice, ValidFrom, ValidTo, Version } = row;
  const same = { Price, RegularPrice, ValidFrom, ValidTo };
  const put = async (values: object, of: string) =>
    await sales.put(prices, { ...same, ...values, Version: of });
  expect((await put({ RecommendedPrice: 249 }, Version)).status).toBe(204);
  const seen = async () =>
    (await (await logInAs(shop, '1001')).get(`article/${article.mug}`)).body.RecommendedPrice;
  expect(await seen()).toBe(249);
  const versionNow = async () =>
    (await sales.get('office/price-lists/standard/prices?q=A-1')).body.Rows[0].Version;
  expect((await put({ Price: 48 }, await versionNow())).status).toBe(204);
  expect(await seen()).toBe(249);
  // A campaign does not hide it, unless it has its own.
  const campaign = { ...same, ArticleNumber: 'A-1', Price: 40, ValidFrom: '2026-10-01' };
  await sales.post('office/price-lists/standard/prices', campaign);
  expect(await seen()).toBe(249);
  await sales.post('office/price-lists/standard/prices', {
    ...campaign,
    ValidFrom: '2026-10-02',
    RecommendedPrice: 199,
  });
  expect(await seen()).toBe(199);
  const { Rows } = (await sales.get('office/changes?entity=price-list&entityId=standard')).body;
  expect(Rows[3].Values[0]).toEqual({ Name: 'A-1', Before: '49,90 SEK', After: '49,90 SEK [249,00]' });
});
