import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addStaff, logInToOfficeAs } from '../../../../../test/office.ts';
import { aVisitor, logInAs, openTestShop, type Client, type TestShop } from '../../../../../test/shop.ts';

let shop: TestShop;
let office: Client;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await shop.endpoints.missedSearches.keep();
  await shop.startOver();
  await addStaff(shop, 'sales@maker.example', 'sales');
  office = await logInToOfficeAs(shop, 'sales@maker.example');
});
afterAll(() => shop.close());

async function search(client: Client, words: string, more = '') {
  const { status, body } = await client.get(`search?searchtext=${encodeURIComponent(words)}${more}`);
  expect(status).toBe(200);
  return body.TotalCount as number;
}

async function counted(days = 'from=2026-10-01&to=2026-10-31') {
  const { Rows } = (await office.get(`office/figures/vain?${days}`)).body;
  return Rows.map(({ Week, Words, Times }: Record<string, string | number>) => `${Week} ${Words} ${Times}`);
}

test('what finds nothing is counted by week, the most wanted first, and what finds something is not', async () => {
  const client = await logInAs(shop, '1001');
  expect(await search(client, 'mugg')).toBeGreaterThan(0);
  for (const words of ['teljus', 'Gardin', ' GARDIN ', 'gardin']) expect(await search(client, words)).toBe(0);
  expect(await counted()).toEqual(['2026-W42 gardin 3', '2026-W42 teljus 1']);
  shop.setTime('2026-10-19T08:00:00Z');
  await search(await logInAs(shop, '1002'), 'gardin');
  office = await logInToOfficeAs(shop, 'sales@maker.example');
  expect(await counted()).toEqual(['2026-W43 gardin 1', '2026-W42 gardin 3', '2026-W42 teljus 1']);
  expect(await counted('from=2026-10-19&to=2026-10-20')).toEqual(['2026-W43 gardin 1']);
});

test('a search is counted when its answer is computed, not when it comes from the cache', async () => {
  for (let time = 0; time < 3; time++) await search(aVisitor(shop), 'gardin');
  expect(await counted()).toEqual(['2026-W42 gardin 1']);
  await shop.services.versions.changed();
  await search(aVisitor(shop), 'gardin');
  expect(await counted()).toEqual(['2026-W42 gardin 2']);
});

test('what is narrowed down, has no words or may tell who it was is not kept', async () => {
  const client = await logInAs(shop, '1001');
  for (const words of ['asa@butik.example', '070-123 45 67', '!!']) await search(client, words);
  await search(client, 'gardin', '&onlyInStock=true');
  await search(client, 'gardin', '&productGroupId=1');
  await search(client, 'gardin', '&colors[]=1');
  expect(await counted()).toEqual([]);
});

test('a stranger who searches for anything fills neither memory nor disk', async () => {
  const { missedSearches } = shop.endpoints;
  const nonsense = (place: number) =>
    `skräp ${[...String(place)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
  for (let round = 0; round < 4; round++) {
    for (let place = 0; place < 1_000; place++) missedSearches.count(nonsense(1_000 * round + place));
    await missedSearches.keep();
  }
  const rows = await shop.db.selectFrom('vain_search').selectAll().execute();
  expect(rows).toHaveLength(500);
  // Where there is room for one more, what is wanted most takes it.
  await shop.db.deleteFrom('vain_search').where('words', '=', nonsense(1)).execute();
  for (const words of ['en', 'två', 'två', 'tre', 'en gång', 'två']) missedSearches.count(`saknad ${words}`);
  await missedSearches.keep();
  const wanted = shop.db.selectFrom('vain_search').select(['words', 'times']);
  expect(await wanted.where('words', 'like', 'saknad%').execute()).toEqual([
    { words: 'saknad två', times: 3 },
  ]);
  missedSearches.count(nonsense(0));
  await missedSearches.keep();
  expect(await counted()).toContain(`2026-W42 ${nonsense(0)} 2`);
  shop.setTime('2027-10-21T08:00:00Z');
  await missedSearches.forgetOld();
  expect(await shop.db.selectFrom('vain_search').selectAll().execute()).toHaveLength(500);
  shop.setTime('2027-10-27T08:00:00Z');
  await missedSearches.forgetOld();
  expect(await shop.db.selectFrom('vain_search').selectAll().execute()).toEqual([]);
});
