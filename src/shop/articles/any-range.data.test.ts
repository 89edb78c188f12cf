import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { times } from '../../../test/sizes.ts';
import { aVisitor, logInAs, openTestShop, type Client, type TestShop } from '../../../test/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** Three levels, and two groups that only customers see: one by itself, one by what it lies below. */
const groups = [
  { id: 31, parent_id: null, require_login: false },
  { id: 32, parent_id: 31, require_login: false },
  { id: 33, parent_id: 32, require_login: false },
  { id: 34, parent_id: null, require_login: true },
  { id: 35, parent_id: 34, require_login: false },
];
const currencies = { standard: 'SEK', kedja: 'SEK', euro: 'EUR' };
type List = keyof typeof currencies;
const lists = Object.keys(currencies) as List[];
const today = '2026-10-14';

const price = fc.record({
  list: fc.constantFrom(...lists),
  price: fc.integer({ min: 1, max: 30 }),
  regular: fc.option(fc.integer({ min: 1, max: 40 })),
});
const timed = fc.record({
  list: fc.constantFrom(...lists),
  price: fc.integer({ min: 50, max: 60 }),
  regular: fc.constant(null),
  days: fc.constantFrom(
    ['2026-10-14', null],
    [null, '2026-10-14'],
    ['2026-10-01', '2026-10-31'],
    ['2026-10-15', null],
    [null, '2026-10-13'],
  ),
});
const goods = fc.record({
  group: fc.constantFrom(...groups.map(({ id }) => id)),
  sort: fc.integer({ min: 0, max: 2 }),
  active: fc.integer({ min: 0, max: 4 }).map((n) => n > 0),
  news: fc.boolean(),
  season_news: fc.boolean(),
  quantity_available: fc.integer({ min: -1, max: 2 }),
  material_id: fc.option(fc.integer({ min: 1, max: 2 })),
  colours: fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { maxLength: 3 }),
  name_en: fc.constantFrom('Mug', '', null),
  prices: fc.uniqueArray(price, { selector: ({ list }) => list, maxLength: 3 }),
  timed: fc.uniqueArray(timed, { selector: ({ list }) => list, maxLength: 2 }),
});
type Goods = typeof goods extends fc.Arbitrary<infer G> ? G & { id: number } : never;
type Query = {
  group?: number;
  news?: boolean;
  season?: boolean;
  stock?: boolean;
  ids?: number[];
  skip?: number;
  take?: number;
  material?: number;
  colours?: number[];
};

/** Each differs from the one before it in one thing, so that nothing answers for another. */
const queries: Query[] = [
  {},
  { group: 31 },
  { group: 32 },
  { group: 34 },
  { group: 32, stock: true },
  { group: 32, news: true },
  { group: 32, season: true },
  { group: 31, take: 2 },
  { group: 31, skip: 1, take: 2 },
  { skip: 1, take: 2 },
  { ids: [2005, 2003, 2004, 2003] },
  { ids: [2003, 2004, 2005] },
  { ids: [2003, 2004, 2005], group: 31 },
];
const searches: Query[] = [
  { material: 1 },
  { material: 2 },
  { colours: [1] },
  { colours: [1, 2] },
  { colours: [2, 1], material: 1 },
  { colours: [3], group: 32, stock: true },
  { colours: [3], news: true, take: 1 },
];

function pathOf(query: Query, language: string): string {
  const isSearch = query.material !== undefined || query.colours !== undefined;
  const entries: [string, unknown][] = [
    ['productGroupId', query.group],
    [isSearch ? 'onlyNews' : 'news', query.news],
    ['seasonNews', query.season],
    ['onlyInStock', query.stock],
    ['materialId', query.material],
    ['skip', query.skip],
    ['take', query.take],
    ...(query.ids ?? []).map((id): [string, unknown] => ['ids[]', id]),
    ...(query.colours ?? []).map((id): [string, unknown] => ['colors[]', id]),
    ['languageCode', language],
  ];
  const given = entries.filter(([, value]) => value !== undefined);
  return `${isSearch ? 'search' : 'products'}?${given.map(([name, value]) => `${name}=${String(value)}`).join('&')}`;
}

async function fill(range: readonly Goods[]) {
  for (const table of ['article_colour', 'timed_price', 'price', 'article'] as const)
    await shop.db.deleteFrom(table).execute();
  const { db } = shop;
  for (const { id, group, colours, prices, timed: of, ...row } of range) {
    const names = { article_number: `B-${id}`, name_sv: `Mugg ${id}`, product_group_id: group };
    const nothing = { description_en: null, text_en: null, image_id: null, estimated_delivery_date: null };
    const unknown = {
      ean: null,
      box_width_mm: null,
      box_height_mm: null,
      box_depth_mm: null,
      weight_g: null,
    };
    const origin = { country_of_origin: null, hs_code: null };
    await db
      .insertInto('article')
      .values({ id, ...names, ...nothing, ...unknown, ...origin, ...row })
      .execute();
    for (const colour_id of colours)
      await db.insertInto('article_colour').values({ article_id: id, colour_id }).execute();
    for (const one of prices) await db.insertInto('price').values(inRow(id, one)).execute();
    for (const { days, ...one } of of) {
      const [valid_from = null, valid_to = null] = days;
      await db
        .insertInto('timed_price')
        .values({ ...inRow(id, one), valid_from, valid_to })
        .execute();
    }
  }
  await shop.services.versions.changed();
}

function inRow(article_id: number, one: { list: List; price: number; regular: number | null }) {
  return {
    article_id,
    price_list_code: one.list,
    price: 100 * one.price,
    regular_price: one.regular && 100 * one.regular,
  };
}

/** The price that somebody with this list pays today: of the list, or of the standard list in the same currency. */
function priceOf({ prices, timed: of }: Goods, list: List) {
  for (const code of [list, 'standard' as const].filter((one) => currencies[one] === currencies[list])) {
    const now = of.find(
      ({ list: its, days: [from, to] }) => its === code && (from ?? '') <= today && (to ?? '9') >= today,
    );
    const found = now ?? prices.find((one) => one.list === code);
    if (!found) continue;
    const { price: is, regular } = found;
    const isLess = regular !== null && regular > is;
    const percent = isLess ? Math.floor(Number((((regular - is) * 100) / regular).toFixed(9))) : 0;
    return { Price: is, RegularPrice: isLess ? regular : null, Discount: percent > 0 ? percent : null };
  }
  return {};
}

const isBelow = (id: number | null, top: number): boolean =>
  id !== null && (id === top || isBelow(groups.find((one) => one.id === id)?.parent_id ?? null, top));

function expected(
  range: readonly Goods[],
  query: Query,
  { list, language }: { list?: List; language: string },
) {
  const conditions: ((one: Goods) => boolean)[] = [
    ({ active }) => active,
    ({ group }) => list !== undefined || !isBelow(group, 34),
    ({ group }) => query.group === undefined || isBelow(group, query.group),
    ({ news }) => !query.news || news,
    ({ season_news }) => !query.season || season_news,
    ({ quantity_available }) => !query.stock || quantity_available > 0,
    ({ material_id }) => query.material === undefined || material_id === query.material,
    ({ colours }) => query.colours === undefined || query.colours.some((id) => colours.includes(id)),
    ({ id }) => query.ids === undefined || query.ids.includes(id),
  ];
  const found = range.filter((one) => conditions.every((holds) => holds(one)));
  found.sort((a, b) =>
    query.ids ? query.ids.indexOf(a.id) - query.ids.indexOf(b.id) : a.sort - b.sort || a.id - b.id,
  );
  const { skip = 0, take = 60 } = query;
  return {
    TotalCount: found.length,
    Articles: found.slice(skip, skip + take).map((one) => ({
      Id: one.id,
      ArticleText: language === 'en' && one.name_en ? one.name_en : `Mugg ${one.id}`,
      ...(list === undefined
        ? {}
        : { QuantityAvailable: Math.max(0, one.quantity_available), ...priceOf(one, list) }),
    })),
  };
}

function shownOf({ Articles, TotalCount }: { Articles: Record<string, unknown>[]; TotalCount: number }) {
  const names = ['Id', 'ArticleText', 'QuantityAvailable', 'Price', 'RegularPrice', 'Discount'];
  const some = Articles.map((one) =>
    Object.fromEntries(names.filter((name) => name in one).map((name) => [name, one[name]])),
  );
  return { Articles: some, TotalCount };
}

test('every reader finds what each question asks for, at the own prices of the day', async () => {
  const { db } = shop;
  const names = { name_sv: 'Grupp', name_en: null };
  await db
    .insertInto('product_group')
    .values(groups.map((group) => ({ ...group, ...names })))
    .execute();
  const some = (ids: number[]) => ids.map((id) => ({ id, name_sv: `N${id}`, name_en: null }));
  await db
    .insertInto('material')
    .values(some([1, 2]))
    .execute();
  await db
    .insertInto('colour')
    .values(some([1, 2, 3]).map((one) => ({ ...one, hex: '#112233' })))
    .execute();
  const more = lists.slice(1).map((code) => ({ code, currency_code: currencies[code], name_sv: code }));
  await db.insertInto('price_list').values(more).execute();
  for (const [number, code] of [
    ['1001', 'kedja'],
    ['1004', 'euro'],
  ] as const)
    await db
      .updateTable('customer')
      .set({ price_list_code: code, currency_code: currencies[code] })
      .where('customer_number', '=', number)
      .execute();
  const readers: { client: Client; list?: List }[] = [
    { client: aVisitor(shop) },
    { client: await logInAs(shop, '1001'), list: 'kedja' },
    { client: await logInAs(shop, '1002'), list: 'standard' },
    { client: await logInAs(shop, '1004'), list: 'euro' },
  ];
  const ranges = fc
    .array(goods, { maxLength: 9 })
    .map((all) => all.map((one, place): Goods => ({ ...one, id: 2001 + place })));
  const property = fc.asyncProperty(ranges, async (range) => {
    await fill(range);
    for (const query of [...queries, ...searches])
      for (const { client, list } of readers)
        for (const language of ['sv', 'en']) {
          const path = pathOf(query, language);
          const { body } = await client.get(path);
          expect(shownOf(body), `${path} ${list}`).toEqual(expected(range, query, { list, language }));
        }
  });
  await fc.assert(property, { numRuns: 5 * times, seed: 20783 });
});
