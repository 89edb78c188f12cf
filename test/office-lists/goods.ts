import {
  all,
  bothWays,
  by,
  byId,
  day,
  idOf,
  isSet,
  lower,
  now,
  number,
  as,
  oneOf,
  places,
  shuffled,
  text,
  textOf,
  type Fact,
  type OfficeList,
} from './office-list.ts';
import type { TestShop } from '../shop.ts';
import { storeImage } from './store-image.ts';

const group = { hidden: 2, below: 51 };

export function inKronor(name: string) {
  return (fact: Fact) => (fact[name] === null ? null : Number(fact[name]) / 100);
}

/** Stores articles in place of those that are there, without prices. */
export async function storeArticles({ db }: TestShop) {
  await db.deleteFrom('timed_price').execute();
  await db.deleteFrom('price').execute();
  await db.deleteFrom('article').execute();
  await db.insertInto('product_group').values({ id: group.below, name_sv: 'Under', parent_id: 1 }).execute();
  await storeImage(db);
  const rows = places.map((place) => ({
    id: 3_000 + shuffled(place, 24),
    article_number: `${oneOf(['K', 'A', 'M'], place)}${1_000 + shuffled(place, 24)}`,
    name_sv: textOf(place, 'namn'),
    name_en: oneOf([null, '', textOf(place, 'name')], place),
    ean: isSet(place, 0) ? `73500000${1_000 + place}` : null,
    product_group_id: oneOf([1, group.hidden, group.below], place),
    active: !isSet(place, 1),
    news: isSet(place, 2),
    season_news: isSet(place, 3),
    quantity_available: shuffled(place, 5) - 1,
    quantity_ordered: 0,
    image_id: isSet(place, 0) ? 1 : null,
    changed_at: new Date(now.getTime() - shuffled(place, 12) * 1_000),
  }));
  await db.insertInto('article').values(rows).execute();
  return rows;
}

const articles: OfficeList = {
  async seed(shop) {
    const rows = await storeArticles(shop);
    const prices = rows
      .filter(({ id }) => id % 3 > 0)
      .map(({ id }) => ({ price_list_code: 'standard', article_id: id, price: 1_000 * (id % 7) + 100 }));
    await shop.db.insertInto('price').values(prices).execute();
    const priceOf = new Map(prices.map(({ article_id, price }) => [article_id, price]));
    return rows.map((row) => Object.assign(row, { key: String(row.id), price: priceOf.get(row.id) ?? null }));
  },
  searched: ['article_number', 'name_sv', 'name_en', 'ean'],
  filters: {
    group: {
      '': all,
      '1': (fact) => fact['product_group_id'] !== group.hidden,
      '2': (fact) => fact['product_group_id'] === group.hidden,
      '51': (fact) => fact['product_group_id'] === group.below,
    },
    state: {
      '': all,
      active: (fact) => fact['active'] === true,
      withdrawn: (fact) => fact['active'] === false,
      soldOut: (fact) => fact['active'] === true && Number(fact['quantity_available']) <= 0,
      news: (fact) => fact['news'] === true || fact['season_news'] === true,
    },
    lacks: {
      '': all,
      english: (fact) => !fact['name_en'],
      picture: (fact) => fact['image_id'] === null,
      price: (fact) => fact['price'] === null,
    },
  },
  sorts: {
    '': by(lower('article_number')),
    ...bothWays('number', lower('article_number')),
    ...bothWays('name', lower('name_sv')),
    ...bothWays('price', number('price')),
    ...bothWays('stock', number('quantity_available')),
    ...bothWays('changed', (fact) => (fact['changed_at'] as Date).getTime()),
  },
  columns: {
    ArticleNumber: as('article_number'),
    NameSV: as('name_sv'),
    NameEN: text('name_en'),
    ProductGroupId: as('product_group_id'),
    ImageId: as('image_id'),
    QuantityAvailable: as('quantity_available'),
    News: as('news'),
    SeasonNews: as('season_news'),
    Active: as('active'),
    Price: inKronor('price'),
  },
  parts: 'numbered',
  keyOf: idOf,
};

/** Periods around the day of the shop's clock, to the day; they begin on different days. */
const periods: readonly (readonly [from: string | null, to: string | null])[] = [
  ['2026-09-01', '2026-10-13'],
  ['2026-10-14', '2026-10-14'],
  ['2026-10-15', '2026-11-30'],
  [null, '2026-10-31'],
  ['2026-10-01', null],
];

const today = '2026-10-14';

const prices: OfficeList = {
  async seed(shop) {
    const rows = await storeArticles(shop);
    await shop.db
      .insertInto('price_list')
      .values({ code: 'other', currency_code: 'SEK', name_sv: 'Annan' })
      .execute();
    const facts: Fact[] = [];
    for (const [place, { id, article_number, name_sv, name_en }] of rows.entries()) {
      const named = { id, article_number, name_sv, name_en };
      // Each article has a price without days or not, and any of the periods.
      const own = periods.filter((_period, bit) => isSet(place, bit));
      const always = place % 3 > 0 ? [{ price: 100 * (place % 5), period: 0, from: null, to: null }] : [];
      for (const { price } of always)
        await shop.db
          .insertInto('price')
          .values({ price_list_code: 'standard', article_id: id, price })
          .execute();
      const timed = await Promise.all(
        own.map(async ([valid_from, valid_to], bit) => {
          const price = 100 * bit + place;
          const row = { price_list_code: 'standard', article_id: id, price, valid_from, valid_to };
          const stored = await shop.db
            .insertInto('timed_price')
            .values(row)
            .returning('id')
            .executeTakeFirstOrThrow();
          return { price, period: stored.id, from: valid_from, to: valid_to };
        }),
      );
      // A price of another list is neither listed nor in the way.
      const another = {
        price_list_code: 'other',
        article_id: id,
        price: 1,
        valid_from: today,
        valid_to: null,
      };
      await shop.db.insertInto('timed_price').values(another).execute();
      const holds = timed.filter(({ from, to }) => (from ?? '') <= today && (to ?? '9') >= today);
      const latest = holds
        .map(({ from }) => from ?? '')
        .sort()
        .at(-1);
      for (const { price, period, from, to } of [...always, ...timed]) {
        const isHeld = period === 0 ? latest === undefined : (from ?? '') === latest;
        const state =
          (to ?? '9') < today ? 'passed' : (from ?? '') > today ? 'coming' : isHeld ? 'holds' : 'replaced';
        facts.push({ ...named, key: `${id} ${period}`, period, price, from, to, state });
      }
    }
    return facts;
  },
  searched: ['article_number', 'name_sv', 'name_en'],
  filters: {
    state: {
      '': all,
      ...Object.fromEntries(
        ['holds', 'replaced', 'coming', 'passed'].map((state) => [
          state,
          (fact: Fact) => fact['state'] === state,
        ]),
      ),
    },
  },
  sorts: Object.fromEntries(
    Object.entries({
      number: lower('article_number'),
      name: lower('name_sv'),
      price: number('price'),
      from: day('from'),
      to: day('to'),
    }).flatMap(([name, key]) => {
      const then = (one: Fact, other: Fact) =>
        byId(one, other) ||
        by(day('from'), { nulls: 'first', then: (a, b) => Number(a['period']) - Number(b['period']) })(
          one,
          other,
        );
      const up = by(key, { then });
      return [
        ...(name === 'number' ? [['', up] as const] : []),
        [name, up],
        [`-${name}`, by(key, { descends: true, then })],
      ];
    }),
  ),
  columns: {
    ArticleNumber: as('article_number'),
    NameSV: as('name_sv'),
    NameEN: text('name_en'),
    Price: inKronor('price'),
    ValidFrom: text('from'),
    ValidTo: text('to'),
    State: as('state'),
  },
  parts: 'numbered',
  keyOf: (row) => `${String(row['ArticleId'])} ${String(row['PeriodId'])}`,
};

export const listsOfGoods = {
  '/api/office/articles': articles,
  '/api/office/price-lists/standard/prices': prices,
};
