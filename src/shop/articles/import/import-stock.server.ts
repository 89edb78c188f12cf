import { importOf } from '#kit/tables/table-file-import.server.ts';
import type { FieldRefusal } from '#kit/tables/table-file-rows.server.ts';
import { articleNumber, changedAt, stockColumns } from './import-columns.server.ts';
import { readArticleIds, updateStock, type ImportedStock } from './write-articles-store.server.ts';
import { readStockStates } from './article-to-row.server.ts';

type Line = ImportedStock & { id: number };

export const columns = { article_no: articleNumber, ...stockColumns, changed_at: changedAt };

/** Imports the warehouse's stock, from which the orders known to the business system have already been subtracted. */
export const importStock = importOf({
  key: 'article_no',
  columns,
  topic: 'catalogue',
  atOnce: 1_000,
  async begin(trx) {
    const ids = await readArticleIds(trx);
    return {
      take({ article_no = '', ...values }): Line | FieldRefusal[] {
        const id = ids.get(article_no.toLowerCase());
        if (id === undefined) return [{ field: 'article_no', reason: 'is no article of the shop' }];
        return {
          id,
          quantity_available: values.qty_available,
          quantity_ordered: values.qty_on_order,
          estimated_delivery_date: values.expected_date,
        };
      },
      async write(lines: readonly Line[]) {
        return { created: 0, changed: (await updateStock(trx, lines)).length };
      },
      look: (lines: readonly Line[]) => readStockStates(trx, lines),
      idsOf: async (lines: readonly Line[]) => lines.map(({ id }) => id),
    };
  },
});
