import { afterAll, beforeAll, expect, test } from 'vitest';
import { jsonSchemaOf } from '../../src/kit/http/answer-writer.server.ts';
import { ok } from '../opening/first-owner.ts';
import { addPerson } from '../persons.ts';
import { wayOfDelivery } from '../seed-test-shop.ts';
import type { TestShop } from '../shop.ts';
import { openFullShop, type Callers } from './open-full-shop.ts';

let shop: TestShop;
let callers: Callers;
beforeAll(async () => {
  ({ shop, callers } = await openFullShop());
  await fillOwners();
  await shop.services.versions.changed();
});
afterAll(() => shop.close());

type Row = Record<string, unknown>;
type Counted = {
  list: string;
  who?: keyof Callers;
  key: string;
  counts: Record<string, Record<string, number>>;
};

/** What each row of a list is told of what is its own. No two owners of a list have the same number. */
const counted: readonly Counted[] = [
  {
    list: 'lists',
    who: 'customer',
    key: 'Name',
    counts: { RowCount: { Lista: 1, 'Lista av 2': 2, 'Lista av 3': 3 } },
  },
  {
    list: 'office/customers/1001/lists',
    key: 'Name',
    counts: { RowCount: { Lista: 1, 'Lista av 2': 2, 'Lista av 3': 3 } },
  },
  {
    list: 'office/price-lists',
    key: 'Code',
    counts: {
      Customers: { standard: 14, one: 2, none: 1 },
      Articles: { standard: 9, one: 4, none: 0 },
      Timed: { standard: 1, one: 3, none: 0 },
    },
  },
  {
    list: 'office/price-lists/standard/grid',
    key: 'ArticleNumber',
    counts: { TimedSteps: { 'K-100': 1, 'K-101': 2, 'K-102': 0 } },
  },
  { list: 'office/groups', key: 'NameSV', counts: { Articles: { Muggar: 15, Dolt: 1, Nya: 2 } } },
  {
    list: 'bought',
    who: 'customer',
    key: 'Article.ArticleNumber',
    counts: { Times: { 'K-100': 1, 'K-101': 3, 'K-102': 2 } },
  },
  {
    list: 'office/orders',
    key: 'PurchaseOrderNumber',
    counts: { Pieces: { 'PO8 Röd Mössa': 7, 'av 21': 21, 'av 12': 12 } },
  },
  {
    list: 'office/exchange/runs',
    key: 'FileName',
    counts: {
      Read: { 'en.csv': 1, 'tre.csv': 4 },
      Created: { 'en.csv': 0, 'tre.csv': 1 },
      Changed: { 'en.csv': 1, 'tre.csv': 2 },
      Rejected: { 'en.csv': 0, 'tre.csv': 1 },
    },
  },
  {
    list: 'products',
    who: 'customer',
    key: 'ArticleNumber',
    counts: { OrderedArticles: { 'K-102': 60, 'K-103': 70, 'K-104': 0 } },
  },
  {
    list: 'search',
    who: 'customer',
    key: 'ArticleNumber',
    counts: { OrderedArticles: { 'K-102': 60, 'K-103': 70, 'K-104': 0 } },
  },
  {
    list: 'office/articles',
    key: 'ArticleNumber',
    counts: { OrderedArticles: { 'K-102': 60, 'K-103': 70, 'K-104': 0 } },
  },
];

async function fillOwners(): Promise<void> {
  const { db } = shop;
  const { customer, staff } = callers;
  const articles = [100, 101, 102, 103];
  for (const count of [2, 3]) {
    const Rows = articles.slice(0, count).map((ArticleId) => ({ ArticleId, Quantity: 1 }));
    await ok(customer.post('lists', { Name: `Lista av ${count}`, Shared: true, Rows }));
  }
  // A list of somebody else's, with the same name.
  const other = await addPerson(shop, 1002, 'Annan');
  await ok(
    other.post('lists', {
      Name: 'Lista',
      Shared: true,
      Rows: articles.map((ArticleId) => ({ ArticleId, Quantity: 1 })),
    }),
  );
  for (const [purchaseOrderNumber, ids] of [
    ['av 21', [101, 102]],
    ['av 12', [101]],
  ] as const) {
    for (const [at, ArticleId] of ids.entries())
      await ok(customer.post('cartrow', { ArticleId, Quantity: at === 0 ? 12 : 9 }));
    await ok(
      customer.post('Order', {
        wayOfDeliveryId: wayOfDelivery.post,
        partialDelivery: true,
        purchaseOrderNumber,
      }),
    );
  }
  await db
    .insertInto('price_list')
    .values(['one', 'none'].map((code) => ({ code, currency_code: 'SEK', name_sv: code })))
    .execute();
  await db.updateTable('customer').set({ price_list_code: 'one' }).where('id', 'in', [1100, 1101]).execute();
  await db.updateTable('customer').set({ price_list_code: 'none' }).where('id', '=', 1102).execute();
  const price = { price: 5_000 };
  await db
    .insertInto('price')
    .values([100, 101].map((article_id) => ({ ...price, article_id, price_list_code: 'one' })))
    .execute();
  const timed = (price_list_code: string, article_id: number) => ({
    ...price,
    price_list_code,
    article_id,
    valid_from: '2026-11-01',
    valid_to: null,
  });
  await db
    .insertInto('timed_price')
    .values([timed('one', 101), timed('one', 102), timed('one', 103), timed('standard', 100)])
    .execute();
  const step = (article_id: number, min_qty: number) => ({
    ...timed('standard', article_id),
    price: 4_000,
    min_qty,
  });
  await db
    .insertInto('price_step')
    .values([step(100, 24), step(101, 24), step(101, 48)])
    .execute();
  await db.insertInto('product_group').values({ id: 50, name_sv: 'Nya' }).execute();
  await db.updateTable('article').set({ product_group_id: 50 }).where('id', 'in', [107, 108]).execute();
  for (const [id, quantity_ordered] of [
    [102, 60],
    [103, 70],
  ] as const)
    await db.updateTable('article').set({ quantity_ordered }).where('id', '=', id).execute();
  const head = 'article_no;name_sv;group_id';
  for (const [name, rows] of [
    ['en.csv', ['K-100;Annat;1']],
    ['tre.csv', ['K-101;Annat;1', 'K-102;Annat;1', 'NY-1;Ny;1', ';Utan;1']],
  ] as const)
    await ok(
      staff.send(
        'POST',
        `office/exchange/files/articles?fileName=${name}&skipBad=true`,
        Buffer.from([head, ...rows].join('\n')),
        {
          'content-type': 'application/octet-stream',
        },
      ),
    );
}

function at(row: Row, place: string): unknown {
  return place.split('.').reduce<unknown>((value, name) => (value as Row | undefined)?.[name], row);
}

test.each(counted)(
  'each row of $list is told its own numbers',
  async ({ list, who = 'staff', key, counts }) => {
    const { body, status } = await callers[who].get(list);
    expect(status).toBe(200);
    const rows = (Array.isArray(body) ? body : Object.values(body).find(Array.isArray)) as Row[];
    for (const [name, expected] of Object.entries(counts)) {
      const told = Object.keys(expected).map((owner) => [
        owner,
        rows.find((row) => at(row, key) === owner)?.[name],
      ]);
      expect([name, Object.fromEntries(told)]).toEqual([name, expected]);
    }
  },
);

type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
};

/** Whole numbers that are no counts, or those of a row itself. */
const isNoCount =
  /(?:Id|Version|Year|Week|Minutes|Width|Height|Mm|Quantity|Quantity[A-Z]\w+|Package|WeightG|Status|Number|Days|Rate|Payment|Index|Sort|Line|Level|Percent|Tries|CountsFrom|DaysWithoutRate)$/;

/** Returns the names of the whole numbers in rows, by their lists. */
function countsIn({ properties, items, anyOf = [] }: Schema, inRow: boolean, depth = 0): string[] {
  if (depth > 6) return [];
  const own = Object.entries(properties ?? {}).flatMap(([name, one]) => {
    const isCount = inRow && [one.type].flat().includes('integer') && !isNoCount.test(name);
    return (isCount ? [name] : []).concat(countsIn(one, inRow, depth + 1));
  });
  const ofRows = items ? countsIn(items, true, depth + 1) : [];
  return own.concat(ofRows, ...anyOf.map((one) => countsIn(one, inRow, depth + 1)));
}

/** Counts of lists that the tests of their parts fill: what an article has on order is the article's own everywhere. */
const triedElsewhere = [
  'GET /api/office/day Count',
  'GET /api/office/figures/kept Kept Missed Open Told',
  'GET /api/office/figures/sales Orders',
  'GET /api/office/figures/short Orders',
  'GET /api/office/figures/vain Times',
  'GET /api/office/orders PiecesReady PiecesShort',
  'GET /api/office/orders/:id/picking Ready Waiting',
  'GET /api/office/orders/sending Pieces PiecesReady',
  'GET /api/office/picture-intakes Files Taken',
  'GET /api/searchsuggestions TotalCount',
];

test('every count beside a row is tried here or elsewhere', () => {
  const declared = shop.endpoints.routes.flatMap(({ endpoint: { method, path, output } }) => {
    const own = counted
      .filter(({ list }) => new RegExp(`^${path.slice(5).replace(/:\w+/g, '[^/]+')}$`).test(list))
      .flatMap(({ counts }) => Object.keys(counts));
    const names = new Set(countsIn(jsonSchemaOf(output), false));
    const left = [...names].filter((name) => name !== 'OrderedArticles' && !own.includes(name));
    return method === 'GET' && left.length > 0 ? [`GET ${path} ${left.sort().join(' ')}`] : [];
  });
  expect(declared.sort()).toEqual(triedElsewhere);
});
