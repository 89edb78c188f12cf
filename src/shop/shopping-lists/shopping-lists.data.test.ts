import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addPerson } from '../../../test/persons.ts';
import { article } from '../../../test/seed-test-shop.ts';
import { addStaff, logInToOfficeAs } from '../../../test/office.ts';
import { aVisitor, logInAs, openTestShop, type Client, type TestShop } from '../../../test/shop.ts';
import type { Verdict } from '#shop/wanted-rows/contract.ts';

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

type Pairs = readonly (readonly [ArticleId: number, Quantity: number])[];

const rowsOf = (pairs: Pairs) => pairs.map(([ArticleId, Quantity]) => ({ ArticleId, Quantity }));
const save = (more: object = {}, headers?: Record<string, string>) =>
  client.post('lists', { Name: 'Hösthyllan', ...more }, headers);
const saveRows = async (pairs: Pairs) => (await save({ Rows: rowsOf(pairs) })).body;
const count = async () => (await client.get('lists')).body.TotalCount;
const cart = async () => (await client.get('cart')).body.Rows.length;
const shown = ({ Rows }: { Rows: Verdict[] }) =>
  Rows.map(({ Article, Quantity }) => [Article?.ArticleId, Quantity]);
const limitReached = { status: 409, body: { type: '/problems/limit-reached' } };

test('a list has a name, rows with the prices of today and who changed it', async () => {
  const made = await save({
    Rows: rowsOf([
      [article.mug, 12],
      [article.tray, 1],
    ]),
  });
  expect(made.status).toBe(200);
  expect(made.body).toMatchObject({
    Name: 'Hösthyllan',
    Shared: true,
    OwnerName: 'Butik Ett & Co',
    ChangedBy: 'Butik Ett & Co',
    ChangedDate: '2026-10-14',
    RowCount: 2,
    Version: 1,
    Counts: { Ok: 2, Changed: 0, Short: 0, Stopped: 0 },
    TotalExcludingVat: 718.8,
    CurrencyCode: 'SEK',
    Skipped: [],
  });
  expect(shown(made.body)).toEqual([
    [article.mug, 12],
    [article.tray, 1],
  ]);
  expect((await client.get(`lists/${made.body.Id}`)).body).toEqual(made.body);
  const { Id, Name, Shared, OwnerName, Own, ChangedBy, ChangedDate, RowCount, Version } = made.body;
  expect((await client.get('lists')).body).toEqual({
    Rows: [{ Id, Name, Shared, OwnerName, Own, ChangedBy, ChangedDate, RowCount, Version }],
    TotalCount: 1,
  });
});

test('lists come with the last changed first, a part at a time, each with the count of its own rows', async () => {
  const first = (await save({ Name: 'A' })).body;
  shop.wait(60);
  await save({ Name: 'B' });
  shop.wait(60);
  await client.post(`lists/${first.Id}/rows`, { ArticleId: article.mug, Quantity: 6 });
  const listed = async (query = '') =>
    (await client.get(`lists${query}`)).body.Rows.map((list: { Name: string; RowCount: number }) => [
      list.Name,
      list.RowCount,
    ]);
  expect(await listed()).toEqual([
    ['A', 1],
    ['B', 0],
  ]);
  expect(await listed('?skip=1&take=1')).toEqual([['B', 0]]);
  expect((await client.get('lists?take=101')).status).toBe(400);
});

describe('saving', () => {
  test('takes an order of the customer less what was cancelled, and nobody else’s', async () => {
    await client.post('cartrow', { ArticleId: article.mug, Quantity: 12 });
    await client.post('cartrow', { ArticleId: article.tray, Quantity: 2 });
    const { OrderId } = (await client.post('Order', { wayOfDeliveryId: 1, partialDelivery: true })).body;
    await shop.db
      .updateTable('order_row')
      .set({ quantity_cancelled: 2 })
      .where('article_id', '=', article.tray)
      .execute();
    expect(shown((await save({ FromOrderId: OrderId })).body)).toEqual([[article.mug, 12]]);
    const other = await logInAs(shop, '1002');
    expect((await other.post('lists', { Name: 'X', FromOrderId: OrderId })).status).toBe(404);
    expect((await other.get('lists')).body.TotalCount).toBe(0);
  });

  test('the cart and emptying it are one step, which a repeat with the same key does not do again', async () => {
    await client.post('cartrow', { ArticleId: article.mug, Quantity: 6 });
    const headers = { 'idempotency-key': 'lägg-undan-1' };
    const request = { FromCart: true, EmptyCart: true };
    const [first, second] = await Promise.all([save(request, headers), save(request, headers)]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.Id).toBe(first.body.Id);
    expect([await count(), await cart()]).toEqual([1, 0]);
    await client.post('cartrow', { ArticleId: article.tray, Quantity: 1 });
    const third = await save(request, headers);
    expect(third.headers['idempotency-replayed']).toBe('true');
    expect([await count(), await cart()]).toEqual([1, 1]);
    expect(await save({ ...request, Name: 'Annan' }, headers)).toMatchObject({
      status: 422,
      body: { type: '/problems/key-reused' },
    });
  });

  test('without emptying leaves the cart, and an empty cart cannot be saved', async () => {
    expect(await save({ FromCart: true })).toMatchObject({
      status: 409,
      body: { type: '/problems/cart-empty' },
    });
    await client.post('cartrow', { ArticleId: article.mug, Quantity: 6 });
    expect(shown((await save({ FromCart: true, Rows: rowsOf([[article.mug, 6]]) })).body)).toEqual([
      [article.mug, 12],
    ]);
    expect(await cart()).toBe(1);
    const emptied = await save({ EmptyCart: true });
    expect(emptied.body.errors).toMatchObject([{ field: 'EmptyCart' }]);
    expect(await cart()).toBe(1);
  });

  test.each([
    ['no name', { Name: '' }, 'Name', 'required'],
    ['a name of blanks', { Name: '   ' }, 'Name', 'required'],
    ['a name of 81 characters', { Name: 'x'.repeat(81) }, 'Name', 'maxLength'],
    ['no quantity', { Rows: [{ ArticleId: 1 }] }, 'Rows.Quantity', 'required'],
    ['a quantity of 0', { Rows: rowsOf([[1, 0]]) }, 'Rows.Quantity', 'minAmount'],
    ['half a piece', { Rows: rowsOf([[1, 0.5]]) }, 'Rows.Quantity', 'integer'],
    [
      'too many pieces in all',
      {
        Rows: rowsOf([
          [1, 60_000],
          [1, 60_000],
        ]),
      },
      'Quantity',
      'maxAmount',
    ],
    ['rows that are no list', { Rows: 'x' }, 'Rows', 'regex'],
  ])('%s is bad input, and no list is made', async (_what, more, field, rule) => {
    expect(await save(more)).toMatchObject({ status: 400, body: { errors: [{ field, rule }] } });
    expect(await count()).toBe(0);
  });

  test('an article that does not exist is not found, and a name of 80 characters fits', async () => {
    expect((await save({ Rows: rowsOf([[999_999, 1]]) })).status).toBe(404);
    expect((await save({ Name: 'å'.repeat(80) })).status).toBe(200);
  });

  test('the 101st list and the 1,001st row are over the limit', async () => {
    await addPerson(shop, 1001, 'Bo');
    const bo = await shop.db
      .selectFrom('person')
      .select('id')
      .where('name', '=', 'Bo')
      .executeTakeFirstOrThrow();
    // Lists that others of the customer keep for themselves count too.
    const of = (place: number) => ({
      customer_id: 1001,
      name: `L${place}`,
      changed_at: new Date(),
      changed_by: 'X',
      ...(place < 49 && { shared: false, owner_id: bo.id }),
    });
    await shop.db
      .insertInto('shopping_list')
      .values(Array.from({ length: 99 }, (_, place) => of(place)))
      .execute();
    const list = (await save()).body;
    const refused = await save();
    expect(refused).toMatchObject(limitReached);
    expect(refused.body.detail).toBe('Gränsen är nådd: högst 100.');
    expect(await count()).toBe(51);
    const many = Array.from({ length: 1001 }, () => ({ ArticleId: article.mug, Quantity: 6 }));
    expect((await save({ Rows: many })).status).toBe(413);
    await shop.db
      .insertInto('shopping_list_row')
      .values(
        Array.from({ length: 1000 }, (_, place) => ({
          list_id: list.Id,
          article_id: 10_000 + place,
          row_number: place,
          article_number: 'X',
          name_sv: 'X',
          name_en: null,
          quantity: 1,
          quantity_per_package: 1,
        })),
      )
      .execute();
    const full = await client.post(`lists/${list.Id}/rows`, { ArticleId: article.mug, Quantity: 6 });
    expect(full).toMatchObject(limitReached);
    expect(full.body.detail).toMatch(/högst 1\s000/);
  });
});

describe('changing', () => {
  test('renames, keeps the rows that are not sent, and writes those that are', async () => {
    const { Id } = await saveRows([
      [article.mug, 6],
      [article.tray, 2],
    ]);
    const renamed = await client.put(`lists/${Id}`, { Name: 'Jul', Shared: true, Version: 1 });
    expect(renamed.body).toMatchObject({ Name: 'Jul', RowCount: 2, Version: 2 });
    const changed = await client.put(`lists/${Id}`, {
      Name: 'Jul',
      Version: 2,
      Rows: rowsOf([
        [article.book, 1],
        [article.mug, 12],
      ]),
    });
    expect(shown(changed.body)).toEqual([
      [article.book, 1],
      [article.mug, 12],
    ]);
    expect((await client.put(`lists/${Id}`, { Name: 'Jul', Version: 3, Rows: [] })).body.RowCount).toBe(0);
  });

  test('from a version of before is refused, and what the other wrote stays', async () => {
    const { Id, Version } = await saveRows([[article.mug, 6]]);
    await client.post(`lists/${Id}/rows`, { ArticleId: article.tray, Quantity: 1 });
    expect(await client.put(`lists/${Id}`, { Name: 'Gammal', Version, Rows: [] })).toMatchObject({
      status: 409,
      body: { type: '/problems/changed-meanwhile' },
    });
    expect((await client.get(`lists/${Id}`)).body).toMatchObject({ Name: 'Hösthyllan', RowCount: 2 });
  });

  test('adds to the row that is there, from many windows at once', async () => {
    const { Id } = await saveRows([[article.mug, 6]]);
    await Promise.all(
      Array.from({ length: 5 }, () =>
        client.post(`lists/${Id}/rows`, { ArticleId: article.mug, Quantity: 6 }),
      ),
    );
    expect(shown((await client.get(`lists/${Id}`)).body)).toEqual([[article.mug, 36]]);
    const headers = { 'idempotency-key': 'en-rad' };
    const add = () => client.post(`lists/${Id}/rows`, { ArticleId: article.tray, Quantity: 1 }, headers);
    await add();
    expect(shown((await add()).body)[1]).toEqual([article.tray, 1]);
    expect((await client.post(`lists/${Id}/rows`, { ArticleId: 999_999, Quantity: 1 })).status).toBe(404);
  });

  test('removes a list once', async () => {
    const { Id } = await saveRows([[article.mug, 6]]);
    expect((await client.delete(`lists/${Id}`)).status).toBe(204);
    expect((await client.delete(`lists/${Id}`)).status).toBe(404);
    expect((await client.get(`lists/${Id}`)).status).toBe(404);
  });
});

test('a package of another size is told only of a quantity that was whole packages', async () => {
  const { Id } = await saveRows([
    [article.mug, 12],
    [article.book, 7],
  ]);
  await shop.db.updateTable('article').set({ quantity_per_package: 5 }).execute();
  await shop.services.versions.changed();
  const { Rows } = (await client.get(`lists/${Id}`)).body;
  expect(Rows.map(({ Notes }: Verdict) => Notes.map(({ Code }) => Code))).toEqual([
    ['packChanged', 'rounded'],
    ['packChanged', 'rounded'],
  ]);
  const odd = await saveRows([[article.mug, 7]]);
  expect(odd.Rows[0].Notes.map(({ Code }: Verdict['Notes'][number]) => Code)).toEqual(['rounded']);
});

test('a quantity that is changed is one of packages as they are now, and one that stays is not', async () => {
  const { Id } = await saveRows([
    [article.mug, 12],
    [article.tray, 3],
  ]);
  await shop.db.updateTable('article').set({ quantity_per_package: 8 }).execute();
  await shop.services.versions.changed();
  const codes = async (Version: number, mugs: number, trays: number) => {
    const Rows = rowsOf([
      [article.mug, mugs],
      [article.tray, trays],
    ]);
    const { body } = await client.put(`lists/${Id}`, { Name: 'A', Version, Rows });
    return body.Rows.map(({ Notes }: Verdict) => Notes.map(({ Code }) => Code));
  };
  expect(await codes(1, 12, 3)).toMatchObject([
    ['packChanged', 'rounded'],
    ['packChanged', 'rounded', expect.anything()],
  ]);
  // Sixteen are two packages of eight; three were three of one.
  expect((await codes(2, 16, 3))[0]).toEqual([]);
  expect((await codes(3, 16, 4))[1]).not.toContain('packChanged');
});

test('a deleted article stays by number and name as discontinued, through changes too', async () => {
  const { Id } = await saveRows([
    [article.tray, 1],
    [article.book, 2],
  ]);
  await shop.db.deleteFrom('article').where('id', '=', article.tray).execute();
  await shop.services.versions.changed();
  const gone = { State: 'stopped', Quantity: 0, Article: { ArticleNumber: 'A-2', ArticleText: 'Bricka' } };
  const { body } = await client.get(`lists/${Id}`);
  expect(body.Rows[0]).toMatchObject(gone);
  expect(body.Rows[0].Notes).toMatchObject([{ Code: 'ended' }]);
  const { ArticleId } = body.Rows[0].Article;
  const kept = await client.put(`lists/${Id}`, {
    Name: 'Kvar',
    Version: 1,
    Rows: rowsOf([
      [ArticleId, 3],
      [article.book, 2],
    ]),
  });
  expect(kept.body.Rows[0]).toMatchObject({ ...gone, GivenQuantity: 3 });
  const english = await client.get(`lists/${Id}?languageCode=en`);
  expect(english.body.Rows[0].Article.ArticleText).toBe('Tray');
});

test('lists are of one customer', async () => {
  const { Id } = await saveRows([[article.mug, 6]]);
  const other = await logInAs(shop, '1002');
  expect((await other.get('lists')).body).toEqual({ Rows: [], TotalCount: 0 });
  for (const answer of [
    await other.get(`lists/${Id}`),
    await other.put(`lists/${Id}`, { Name: 'Min', Version: 1 }),
    await other.delete(`lists/${Id}`),
    await other.post(`lists/${Id}/rows`, { ArticleId: article.mug, Quantity: 6 }),
  ])
    expect(answer.status).toBe(404);
  expect((await aVisitor(shop).get('lists')).status).toBe(401);
  expect((await client.get(`lists/${Id}`)).body).toMatchObject({ Name: 'Hösthyllan', RowCount: 1 });
});

test('the office sees the lists of a customer as the customer does, and those of no other', async () => {
  await addStaff(shop, 'sales@maker.example', 'sales');
  const office = await logInToOfficeAs(shop, 'sales@maker.example');
  const made = await saveRows([
    [article.mug, 12],
    [article.tray, 1],
  ]);
  const { body: summaries } = await client.get('lists');
  const customer = 'office/customers/1001';
  expect(await office.get(`${customer}/lists`)).toMatchObject({
    status: 200,
    body: { Rows: summaries.Rows.map((one: object) => ({ ...one, Own: false })), Total: 1 },
  });
  expect((await office.get(`${customer}/lists/${made.Id}`)).body).toEqual({ ...made, Own: false });
  expect((await office.get(`${customer}/lists?skip=1`)).body).toEqual({ Rows: [], Total: 1 });
  expect((await office.get('office/customers/1002/lists')).body).toEqual({ Rows: [], Total: 0 });
  for (const path of [`office/customers/1002/lists/${made.Id}`, 'office/customers/9999/lists'])
    expect((await office.get(path)).status).toBe(404);
  expect((await office.delete(`${customer}/lists/${made.Id}`)).status).toBe(405);
});
