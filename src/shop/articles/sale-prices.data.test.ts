import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dateOfDay, dayNumber, stockholmToday } from '#kit/text/dates.ts';
import { inTransaction } from '#kit/database/db.server.ts';
import { article } from '../../../test/seed-test-shop.ts';
import { openTestShop, type TestShop } from '../../../test/shop.ts';
import { inTheWay, type Period } from '#shop/articles/prices/price-of-day.ts';
import { readPricesOfArticle } from '#shop/articles/prices/office/found-price-store.server.ts';
import { takeSnapshot } from './snapshot.server.ts';
import { articlesForSale, lockForSale } from '#shop/articles/stock/stock.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.startOver();
  await shop.db
    .insertInto('price_list')
    .values({ code: 'kedja', currency_code: 'SEK', name_sv: 'Kedja', name_en: null })
    .execute();
});
afterAll(() => shop.close());

const first = dayNumber('2026-10-01');
const dayOf = (place: number | null) => (place === null ? null : dateOfDay(first + place));
const place = fc.option(fc.integer({ min: 0, max: 9 }));
const period = fc
  .tuple(place, place)
  .filter(([from, to]) => (from ?? 0) <= (to ?? 9) && (from !== null || to !== null))
  .map(([from, to]): Period => ({ valid_from: dayOf(from), valid_to: dayOf(to) }));
const day = fc.integer({ min: -1, max: 10 });
const isSetBack = fc.boolean();
const lists = ['standard', 'kedja'] as const;
const periods = fc.array(period, { maxLength: 6 }).map((all) => {
  const accepted: Period[] = [];
  for (const one of all) if (!inTheWay(one, accepted)) accepted.push(one);
  return accepted;
});

test('the cart, an order and the office’s price lists tell one price, on every day of any periods', async () => {
  await fc.assert(
    fc.asyncProperty(periods, periods, day, isSetBack, async (standard, kedja, on, isBack) => {
      await shop.db.deleteFrom('timed_price').execute();
      const rows = [standard, kedja].flatMap((all, list) =>
        all.map((one, index) => ({
          price_list_code: lists[list] ?? 'standard',
          article_id: article.mug,
          price: 100 * (list + 1) + index,
          regular_price: null,
          ...one,
        })),
      );
      if (rows.length > 0) await shop.db.insertInto('timed_price').values(rows).execute();
      // The last second of the day in Sweden.
      const at = new Date(`${dateOfDay(first + on)}T21:59:59Z`);
      // The articles may be read when a clock that is then set back has passed midnight.
      const snapshot = await takeSnapshot(shop.db, isBack ? new Date(at.getTime() + 2_000) : at);
      snapshot.followClock(at);
      for (const list of lists) {
        const buyer = { priceListCode: list, discountBasisPoints: 0 };
        const locked = await inTransaction(shop.db, (trx) =>
          lockForSale(trx, [{ ids: [article.mug], buyer }], at),
        );
        const shown = articlesForSale(snapshot, [article.mug], buyer);
        expect(locked[0]?.get(article.mug)?.priceOre).toBe(shown.get(article.mug)?.priceOre);
        const listed = await readPricesOfArticle(shop.db, article.mug, stockholmToday(at));
        const holding = listed.filter(({ state }) => state === 'holds');
        const ofList = holding.filter(({ price_list_code: code }) => code === list);
        const ofStandard = holding.filter(({ price_list_code: code }) => code === 'standard');
        const [held, ...others] = ofList.length > 0 ? ofList : ofStandard;
        expect([held?.price, others]).toEqual([shown.get(article.mug)?.priceOre, []]);
      }
    }),
    { numRuns: 40 },
  );
});
