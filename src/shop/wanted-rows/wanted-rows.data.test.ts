import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { article } from '../../../test/seed-test-shop.ts';
import { aVisitor, logInAs, openTestShop, type Client, type TestShop } from '../../../test/shop.ts';
import { forgetOldCalls } from '#kit/http/idempotency/idempotency.server.ts';
import type { CartRow } from '#shop/cart/contract.ts';
import type { Verdict } from './contract.ts';

let shop: TestShop;
let client: Client;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await shop.startOver();
  client = await logInAs(shop, '1001');
});
afterAll(() => shop.close());

function put(rows: readonly [id: number, quantity: unknown][], Mode = 'add', to = client) {
  return to.post('cartrows', { Rows: rows.map(([ArticleId, Quantity]) => ({ ArticleId, Quantity })), Mode });
}

async function quantities(of = client): Promise<[number, number][]> {
  return (await of.get('cart')).body.Rows.map((row: CartRow) => [row.ArticleId, row.Quantity]);
}

/** Fills the cart of 1001 with articles that have no price, and so are not shown. */
async function fillCart(count: number) {
  const like = await shop.db
    .selectFrom('article')
    .selectAll()
    .where('id', '=', article.tray)
    .executeTakeFirstOrThrow();
  const ids = Array.from({ length: count }, (_, place) => 10_000 + place);
  const rows = ids.map((id) => ({ ...like, id, article_number: `N-${id}` }));
  // A statement takes 65,535 values.
  for (let from = 0; from < count; from += 500)
    await shop.db
      .insertInto('article')
      .values(rows.slice(from, from + 500))
      .execute();
  await shop.db
    .insertInto('cart_row')
    .values(ids.map((article_id) => ({ customer_id: 1001, article_id, quantity: 1, price_when_added: 1 })))
    .execute();
}

function codesOf({ NotAdded }: { NotAdded: Verdict[] }) {
  return NotAdded.map(({ Line, Notes }) => [Line, ...Notes.map(({ Code }) => Code)]);
}

test('only a customer puts rows in a cart', async () => {
  expect((await put([[article.mug, 6]], 'add', aVisitor(shop))).status).toBe(401);
  expect((await put([[article.mug, 6]], 'add', await logInAs(shop, '1003'))).status).toBe(403);
});

test('what can be added is, rounded up, and the rest is told', async () => {
  const answer = await put([
    [article.mug, 7],
    [article.withdrawn, 1],
    [article.soldOut, 1],
    [999, 1],
    [article.mug, 6],
    [article.tray, 1.5],
    [article.book, 100_001],
  ]);
  expect(answer.status).toBe(200);
  expect(codesOf(answer.body)).toEqual([
    [2, 'ended'],
    [3, 'soldOut'],
    [4, 'unknown'],
    [6, 'quantity'],
    [7, 'tooMany'],
  ]);
  expect(answer.body.NotAdded[0]).toMatchObject({ Given: null, Quantity: 0, State: 'stopped' });
  expect(await quantities()).toEqual([[article.mug, 18]]);
  expect(answer.body.Cart.Rows).toHaveLength(1);
});

test('rows are added to those that are there, or replace them', async () => {
  await put([
    [article.mug, 6],
    [article.tray, 1],
  ]);
  await put([[article.mug, 12]]);
  expect(await quantities()).toEqual([
    [article.mug, 18],
    [article.tray, 1],
  ]);
  await put([[article.mug, 6]], 'replace');
  expect(await quantities()).toEqual([[article.mug, 6]]);
  expect(codesOf((await put([[article.soldOut, 6]], 'replace')).body)).toEqual([[1, 'soldOut']]);
  expect(await quantities()).toEqual([[article.mug, 6]]);
});

test('what the cart holds counts to the largest quantity, unless it is replaced', async () => {
  await put([[article.book, 99_999]]);
  expect(codesOf((await put([[article.book, 2]])).body)).toEqual([[1, 'tooMany', 'inCart']]);
  expect(codesOf((await put([[article.book, 100_000]], 'replace')).body)).toEqual([]);
  expect(await quantities()).toEqual([[article.book, 100_000]]);
});

test.each([
  ['no rows', { Rows: [], Mode: 'add' }, 'Rows', 'required'],
  ['rows that are missing', { Mode: 'add' }, 'Rows', 'required'],
  ['no mode', { Rows: [{ ArticleId: 1, Quantity: 6 }] }, 'Mode', 'regex'],
  [
    'a quantity as a text',
    { Rows: [{ ArticleId: 1, Quantity: '6' }], Mode: 'add' },
    'Rows.Quantity',
    'number',
  ],
  ['no quantity', { Rows: [{ ArticleId: 1 }], Mode: 'add' }, 'Rows.Quantity', 'required'],
  ['an id as a text', { Rows: [{ ArticleId: 'x', Quantity: 6 }], Mode: 'add' }, 'Rows.ArticleId', 'number'],
])('%s is bad input', async (_what, body, field, rule) => {
  expect(await client.post('cartrows', body)).toMatchObject({
    status: 400,
    body: { errors: [{ field, rule }] },
  });
});

test('more than a thousand rows at a time are too many', async () => {
  const rows = Array.from({ length: 1001 }, (): [number, number] => [article.mug, 6]);
  expect(await put(rows)).toMatchObject({
    status: 413,
    body: { type: '/problems/too-large', detail: 'Högst 1 000 rader åt gången' },
  });
  expect(await quantities()).toEqual([]);
  expect((await put(rows.slice(1))).status).toBe(200);
  expect(await quantities()).toEqual([[article.mug, 6000]]);
});

test('a cart holds at most 2,000 rows, however they come', async () => {
  const { mug, tray } = article;
  await fillCart(1999);
  const full = { status: 409, body: { type: '/problems/limit-reached' } };

  const refused = await put([
    [mug, 6],
    [tray, 1],
  ]);
  expect(refused).toMatchObject(full);
  expect(refused.body.detail).toMatch(/^Gränsen är nådd: högst 2\s000\.$/);
  expect(await quantities()).toEqual([]);
  expect((await client.post('cartrow', { ArticleId: mug, Quantity: 6 })).status).toBe(200);
  expect(await client.post('cartrow', { ArticleId: tray, Quantity: 1 })).toMatchObject(full);
  expect((await client.post('cartrow', { ArticleId: mug, Quantity: 6 })).status).toBe(200);
  expect((await put([[mug, 6]])).status).toBe(200);
  expect(await quantities()).toEqual([[mug, 18]]);
});

test('a call that is repeated with its key adds once, and answers the same', async () => {
  const body = {
    Rows: [
      { ArticleId: article.mug, Quantity: 6 },
      { ArticleId: 999, Quantity: 1 },
    ],
    Mode: 'add',
  };
  const send = (more: object = {}, key = 'k1') =>
    client.post('cartrows', { ...body, ...more }, { 'idempotency-key': key });
  const both = await Promise.all([send(), send()]);
  const replayed = both.map(({ headers }) => headers['idempotency-replayed']);
  expect(replayed.sort()).toEqual(['true', undefined]);
  for (const { status, body: answer } of [...both, await send()]) {
    expect(status).toBe(200);
    expect(codesOf(answer)).toEqual([[2, 'unknown']]);
  }
  expect(await quantities()).toEqual([[article.mug, 6]]);
  expect(await send({ Mode: 'replace' })).toMatchObject({
    status: 422,
    body: { type: '/problems/key-reused' },
  });
  expect((await send({}, 'x'.repeat(256))).status).toBe(400);
  await send({}, 'k2');
  expect(await quantities()).toEqual([[article.mug, 12]]);
  const other = await logInAs(shop, '1002');
  await other.post('cartrows', body, { 'idempotency-key': 'k1' });
  expect(await quantities(other)).toEqual([[article.mug, 6]]);
});

test('a refused call may be repeated with its key', async () => {
  const send = (row: object) =>
    client.post('cartrows', { Rows: [row], Mode: 'add' }, { 'idempotency-key': 'k' });
  await fillCart(2000);
  expect((await send({ ArticleId: article.mug, Quantity: 6 })).status).toBe(409);
  await shop.db.deleteFrom('cart_row').execute();
  expect((await send({ ArticleId: article.mug, Quantity: 6 })).status).toBe(200);
  expect(await quantities()).toEqual([[article.mug, 6]]);
  shop.wait(8 * 86_400);
  await forgetOldCalls(shop.services);
  expect(await shop.db.selectFrom('idempotent_call').selectAll().execute()).toEqual([]);
});

test('from many windows at once loses not one piece', async () => {
  await Promise.all(Array.from({ length: 10 }, () => put([[article.mug, 6]])));
  expect(await quantities()).toEqual([[article.mug, 60]]);
});
