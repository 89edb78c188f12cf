import { choiceCell, Refusal, textCell, wholeNumberCell } from '#kit/table-file-cells.server.ts';
import type { ReadCell } from '#kit/table-file-cells.server.ts';
import { column } from '#kit/table-file-heading.server.ts';
import { importOf } from '#kit/table-file-import.server.ts';
import type { FieldRefusal } from '#kit/table-file-rows.server.ts';
import { articleColumns, articleNumber } from './import-columns.server.ts';
import { putPrices, readArticleIds, readPriceLists } from './import-store.server.ts';
import type { ImportedPrice } from './import-store.server.ts';

const columns = {
  article_no: articleNumber,
  price_list: column(textCell({ max: 50 }), 'Prislista', 'PriceList'),
  currency: column(choiceCell(['sek', 'eur', 'nok', 'dkk', 'usd', 'gbp', 'chf']), 'Valuta', 'Valutakod'),
  price: articleColumns.price,
  regular_price: articleColumns.regular_price,
  min_qty: column(wholeNumberCell({ min: 0 }), 'Från antal', 'Minsta antal'),
  valid_from: column(always(), 'Gäller från', 'Giltig från'),
  valid_to: column(always(), 'Gäller till', 'Giltig till'),
};

/** What articles cost by the lists of the shop, without VAT; a row without a list is of the standard one. */
export const importPrices = importOf({
  ...{ key: 'article_no', alsoKey: ['price_list'], columns, topic: 'catalogue', atOnce: 1_000 },
  async begin(trx) {
    const ids = await readArticleIds(trx);
    const lists = await readPriceLists(trx);
    return {
      take(values): ImportedPrice | FieldRefusal[] {
        const { article_no = '', price_list = 'standard', price, regular_price } = values;
        const id = ids.get(article_no.toLowerCase());
        const list = lists.get(price_list);
        const refusals: FieldRefusal[] = [];
        if (id === undefined) refusals.push({ field: 'article_no', reason: 'is no article of the shop' });
        if (!list) refusals.push({ field: 'price_list', reason: 'is no price list of the shop' });
        if (price === undefined && regular_price === undefined)
          refusals.push({ field: 'price', reason: 'is missing' });
        if (list && values.currency !== undefined && values.currency.toUpperCase() !== list.currency_code)
          refusals.push({
            field: 'currency',
            reason: `is not that of the price list, ${list.currency_code}`,
          });
        if ((values.min_qty ?? 1) > 1)
          refusals.push({
            field: 'min_qty',
            reason: 'is above 1: the shop has one price for all quantities',
          });
        if (id === undefined || !list || refusals.length > 0) return refusals;
        return { price_list_code: list.code, article_id: id, price, regular_price };
      },
      async write(rows: readonly ImportedPrice[]) {
        return { created: 0, changed: (await putPrices(trx, rows)).length };
      },
    };
  },
});

/** A price that holds only for a time would be charged for ever. */
function always(): ReadCell<string> {
  return () => new Refusal('is not empty: prices hold until the next file');
}
