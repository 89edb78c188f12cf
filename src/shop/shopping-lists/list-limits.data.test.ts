import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addStaff, logInToOfficeAs } from '../../../test/office.ts';
import { article } from '../../../test/seed-test-shop.ts';
import { logInAs, openTestShop, type Client, type TestShop } from '../../../test/shop.ts';

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

const save = (Rows: readonly object[] = [], Name = 'Hyllan') => client.post('lists', { Name, Rows });

test('a list may have a thousand rows, and a row a hundred thousand pieces', async () => {
  const like = await shop.db
    .selectFrom('article')
    .selectAll()
    .where('id', '=', article.book)
    .executeTakeFirstOrThrow();
  const ids = Array.from({ length: 1001 }, (_, place) => 10_000 + ((place * 10) % 1001));
  const rows = ids.map((id) => ({ ...like, id, article_number: `N-${id}` }));
  for (let from = 0; from < rows.length; from += 500)
    await shop.db
      .insertInto('article')
      .values(rows.slice(from, from + 500))
      .execute();
  await shop.services.versions.changed();
  const wanted = ids.map((ArticleId) => ({ ArticleId, Quantity: 1 }));
  const made = await save(wanted.slice(0, 1000));
  expect(made.body.RowCount).toBe(1000);
  const read = (await client.get(`lists/${made.body.Id}`)).body.Rows;
  expect(read.map(({ Article }: { Article: { ArticleId: number } }) => Article.ArticleId)).toEqual(
    ids.slice(0, 1000),
  );
  const another = { ArticleId: ids[1000], Quantity: 1 };
  expect((await client.post(`lists/${made.body.Id}/rows`, another)).status).toBe(409);
  const more = { ArticleId: ids[999], Quantity: 99_999 };
  expect((await client.post(`lists/${made.body.Id}/rows`, more)).status).toBe(200);
  const one = { ArticleId: ids[999], Quantity: 1 };
  expect(await client.post(`lists/${made.body.Id}/rows`, one)).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'Quantity', rule: 'maxAmount' }] },
  });
});

test.each([
  ['2026-10-14T21:59:59Z', '2026-10-14'],
  ['2026-10-14T22:00:00Z', '2026-10-15'],
  ['2026-12-31T22:59:59Z', '2026-12-31'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
])('what is changed at %s is changed on %s in Sweden', async (at, day) => {
  shop.setTime(at);
  client = await logInAs(shop, '1001');
  expect((await save()).body.ChangedDate).toBe(day);
});

test('of lists changed at one moment the newest comes first, for the customer and the office', async () => {
  await addStaff(shop, 'sales@maker.example', 'sales');
  const office = await logInToOfficeAs(shop, 'sales@maker.example');
  const names = Array.from({ length: 55 }, (_, place) => `L${place}`);
  for (const name of names) await save([], name);
  const read = async (from: Client, path: string): Promise<string[]> =>
    (await from.get(path)).body.Rows.map(({ Name }: { Name: string }) => Name);
  const newest = names.toReversed();
  expect(await read(client, 'lists')).toEqual(newest.slice(0, 30));
  expect(await read(client, 'lists?skip=50')).toEqual(newest.slice(50));
  const path = 'office/customers/1001/lists';
  expect(await read(office, path)).toEqual(newest.slice(0, 50));
  expect(await read(office, `${path}?take=3`)).toEqual(newest.slice(0, 3));
  expect(await read(office, `${path}?skip=2&take=3`)).toEqual(newest.slice(2, 5));
});
