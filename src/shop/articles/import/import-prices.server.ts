import type { Trx } from '#kit/database/db.server.ts';
import { choiceCell, dayCell, keyCell, wholeNumberCell } from '#kit/tables/table-file-cells.server.ts';
import { column, type ValuesOf } from '#kit/tables/table-file-heading.server.ts';
import { importOf } from '#kit/tables/table-file-import.server.ts';
import type { FieldRefusal } from '#kit/tables/table-file-rows.server.ts';
import { articleColumns, articleNumber } from './import-columns.server.ts';
import {
  putPrices,
  putTimedPrices,
  readAllTimedPrices,
  readPriceLists,
  type ImportedPrice,
  type ImportedTimedPrice,
} from './write-prices-store.server.ts';
import { readArticleIds } from './write-articles-store.server.ts';
import { readPriceStates } from './article-to-row.server.ts';
import { inTheWay, type Period } from '#shop/articles/prices/price-of-day.ts';

export const columns = {
  article_no: articleNumber,
  price_list: column(keyCell(), 'Prislista', 'PriceList'),
  currency: column(choiceCell(['sek', 'eur', 'nok', 'dkk', 'usd', 'gbp', 'chf']), 'Valuta', 'Valutakod'),
  price: articleColumns.price,
  regular_price: articleColumns.regular_price,
  min_qty: column(wholeNumberCell({ min: 0 }), 'Från antal', 'Minsta antal'),
  valid_from: column(dayCell(), 'Gäller från', 'Giltig från'),
  valid_to: column(dayCell(), 'Gäller till', 'Giltig till'),
};
type Values = ValuesOf<typeof columns>;
type Line = ImportedPrice | ImportedTimedPrice;

/** Imports prices by price list, without VAT; a row without a list belongs to the standard list. */
export const importPrices = importOf({
  key: 'article_no',
  alsoKey: ['price_list', 'valid_from'],
  // A price without days is another one than that which only ends.
  apartBy: ['valid_to'],
  columns,
  topic: 'catalogue',
  atOnce: 1_000,
  async begin(trx) {
    const ids = await readArticleIds(trx);
    const lists = await readPriceLists(trx);
    const periods = await readPeriods(trx);
    return {
      take(values): Line | FieldRefusal[] {
        const { article_no = '', price_list = 'standard', price, regular_price } = values;
        const id = ids.get(article_no.toLowerCase());
        const list = lists.get(price_list);
        const refusals = [
          ...(id === undefined ? [{ field: 'article_no', reason: 'is no article of the shop' }] : []),
          ...(list ? inAnotherCurrency(values, list.currency_code) : [noList]),
          ...refusePrice(values),
        ];
        if (id === undefined || !list || refusals.length > 0) return refusals;
        const line = { price_list_code: list.code, article_id: id, price, regular_price };
        if (values.valid_from === undefined && values.valid_to === undefined) return line;
        const period = periods.take(`${list.code} ${id}`, values);
        return Array.isArray(period) ? period : { ...line, ...period };
      },
      async write(rows: readonly Line[]) {
        const timed = rows.filter((row) => 'valid_from' in row);
        const always = rows.filter((row) => !('valid_from' in row));
        const changed = [...(await putPrices(trx, always)), ...(await putTimedPrices(trx, timed))];
        return { created: 0, changed: changed.length };
      },
      look: (rows: readonly Line[]) => readPriceStates(trx, rows),
    };
  },
});

const noList = { field: 'price_list', reason: 'is no price list of the shop' };

function inAnotherCurrency({ currency }: Values, ofList: string): FieldRefusal[] {
  if (currency === undefined || currency.toUpperCase() === ofList) return [];
  return [{ field: 'currency', reason: `is not that of the price list, ${ofList}` }];
}

function refusePrice({ price, regular_price, min_qty = 1, valid_from, valid_to }: Values): FieldRefusal[] {
  const refusals: FieldRefusal[] = [];
  if (price === undefined && regular_price === undefined)
    refusals.push({ field: 'price', reason: 'is missing' });
  if (price === 0) refusals.push({ field: 'price', reason: 'is not above 0' });
  if (min_qty > 1)
    refusals.push({ field: 'min_qty', reason: 'is above 1: the shop has one price for all quantities' });
  if (valid_from !== undefined && valid_to !== undefined && valid_to < valid_from)
    refusals.push({ field: 'valid_to', reason: 'is before valid_from' });
  return refusals;
}

/** Tracks the periods of the stored prices and of those that the file has listed so far. */
async function readPeriods(trx: Trx) {
  type Known = Period & { isOfFile: boolean };
  const known = new Map<string, Known[]>();
  for (const { price_list_code, article_id, valid_from, valid_to } of await readAllTimedPrices(trx)) {
    const key = `${price_list_code} ${article_id}`;
    known.set(key, [...(known.get(key) ?? []), { valid_from, valid_to, isOfFile: false }]);
  }
  return {
    /** A stored price keeps its last day when the file does not give one. */
    take(key: string, { valid_from: from, valid_to, price }: Values): Period | FieldRefusal[] {
      const valid_from = from ?? null;
      const those = known.get(key) ?? [];
      const same = those.find((one) => one.valid_from === valid_from);
      const others = those.filter((one) => one !== same);
      const period = { valid_from, valid_to: valid_to ?? same?.valid_to ?? null };
      if (same?.isOfFile) return [{ field: 'valid_from', reason: 'is the same as that of an earlier row' }];
      if (!same && price === undefined)
        return [{ field: 'price', reason: 'is missing, and no price begins on this day yet' }];
      const other = inTheWay(period, others);
      if (other) return [{ field: 'valid_from', reason: `shares days with the price of ${daysOf(other)}` }];
      known.set(key, [...others, { ...period, isOfFile: true }]);
      return period;
    },
  };
}

function daysOf({ valid_from, valid_to }: Period): string {
  return `${valid_from ?? ''}–${valid_to ?? ''}`;
}
