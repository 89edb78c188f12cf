import type { Db } from '#kit/database/db.server.ts';
import { pagesById, tableOut } from '#kit/tables/out/table-out.server.ts';
import { stockholmToday } from '#kit/text/dates.ts';
import { readImageNames } from '#shop/images/image-ids.server.ts';
import { vatPercentsOn } from '#shop/order-model/vat-rates.ts';
import { readVatPeriods } from '#shop/vat-rates/vat-rates.server.ts';
import { articleColumns } from './import-columns.server.ts';
import { columns as priceColumns } from './import-prices.server.ts';
import { columns as stockColumns } from './import-stock.server.ts';
import {
  readArticlePage,
  readArticlesWith,
  readPricesOf,
  readStockPage,
  type Page,
} from './read-back-store.server.ts';
import { articleState, priceState, stepState, stockState } from './article-to-row.server.ts';
import { namedTraits } from './named-traits.ts';
import { colourTable, materialTable } from '#shop/articles/traits/store.server.ts';
import { readStepsOf } from './write-steps-store.server.ts';
import { readCurrenciesOfLists } from './write-prices-store.server.ts';

export const articlesOut = tableOut({
  columns: articleColumns,
  unkept: ['unit', 'changed_at'],
  keys: ['article_no'],
  needed: ['name_sv', 'group_id'],
  async *pages(db, now, only) {
    const images = await readImageNames(db);
    const vatPercents = vatPercentsOn(stockholmToday(now), await readVatPeriods(db));
    const traits = {
      colours: namedTraits(await colourTable.read(db)),
      materials: namedTraits(await materialTable.read(db)),
    };
    const read = async (part: Page) =>
      only ? readArticlesWith(db, await only(part)) : readArticlePage(db, part);
    for await (const page of pagesById(read))
      yield page.map((row) => ({
        article_no: row.article_number,
        ...articleState(row, { images, vatPercents, traits }),
      }));
  },
});

export const stockOut = tableOut({
  columns: stockColumns,
  unkept: ['changed_at'],
  keys: ['article_no'],
  async *pages(db) {
    for await (const page of stockPages(db))
      yield page.map((row) => ({ article_no: row.article_number, ...stockState(row) }));
  },
});

export const pricesOut = tableOut({
  columns: priceColumns,
  keys: ['article_no', 'price_list', 'min_qty', 'valid_from'],
  needed: ['price'],
  async *pages(db) {
    const currencies = await readCurrenciesOfLists(db);
    for await (const page of stockPages(db)) {
      const numbers = new Map(page.map(({ id, article_number }) => [id, article_number]));
      const prices = await readPricesOf(db, [...numbers.keys()]);
      const steps = await readStepsOf(db, [...numbers.keys()]);
      const keysOf = (row: { article_id: number; price_list_code: string; valid_from: string | null }) => ({
        article_no: numbers.get(row.article_id) ?? '',
        price_list: row.price_list_code,
        currency: currencies.get(row.price_list_code) ?? '',
        valid_from: row.valid_from ?? '',
        id: row.article_id,
      });
      const ofOnePiece = { regular_price: '', recommended_price: '' };
      yield [
        ...prices.map((row) => ({ ...keysOf(row), ...priceState(row), from: 1, min_qty: '' })),
        ...steps.map((row) => ({
          ...keysOf(row),
          ...ofOnePiece,
          ...stepState(row),
          from: row.min_qty,
          min_qty: String(row.min_qty),
        })),
      ]
        .sort(
          (one, other) =>
            one.id - other.id ||
            (one.price_list < other.price_list ? -1 : one.price_list > other.price_list ? 1 : 0) ||
            one.from - other.from ||
            (one.valid_from < other.valid_from ? -1 : 1),
        )
        .map(({ id: _id, from: _from, ...row }) => row);
    }
  },
});

function stockPages(db: Db) {
  return pagesById((part) => readStockPage(db, part));
}
