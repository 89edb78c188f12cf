import type { Trx } from '#kit/database/db.server.ts';
import { pagesById, tableOut } from '#kit/tables/out/table-out.server.ts';
import { flagText, type RowState } from '#kit/tables/row-changes.server.ts';
import { flagCell, keyCell } from '#kit/tables/table-file-cells.server.ts';
import { column, type ValuesOf } from '#kit/tables/table-file-heading.server.ts';
import { TableFileError } from '#kit/tables/table-file-error.server.ts';
import { importOf, type Import } from '#kit/tables/table-file-import.server.ts';
import type { Taking } from '#kit/tables/table-file-plan.server.ts';
import type { FieldRefusal } from '#kit/tables/table-file-rows.server.ts';
import { readAllNumbers } from '#shop/articles/look-up/all-numbers.server.ts';
import { exactNumberKey } from '#shop/articles/look-up/number-key.ts';
import { customerIdsByNumber } from '#shop/customers/find-customers.server.ts';
import { longestOwnNumber } from '#shop/wanted-rows/contract.ts';
import type { columnTexts } from './column-texts.ts';
import { mostOwnNumbers } from './contract.ts';
import {
  deleteOwnNumbersByKey,
  putOwnNumbers,
  readLargestCount,
  readOwnNumberPage,
  readOwnNumberStates,
  type NewOwnNumber,
} from './store.server.ts';

const ownHeads = (
  'Eget artnr|Eget artikelnr|Eget artikelnummer|Eget nummer|Egna artikelnummer|Ert artnr|Ert artikelnr|Ert artikelnummer|' +
  'Ert nummer|Ert nr|Vårt artnr|Vårt artikelnr|Vårt artikelnummer|Vårt nummer|Vårt nr|Kundens artikelnr|' +
  'Kundens artikelnummer|Kundartikelnummer|Own article number|Own article no|Own number|OwnNumber|Our article number|' +
  'Our article no|Our number|Our item number|Our SKU|Your article number|Your article no|Your number|' +
  'Customer article number|Eigene Artikelnummer|Eigene Nummer|Unsere Artikelnummer|Unsere Nummer|Ihre Artikelnummer|' +
  'Ihre Nummer|Kundenartikelnummer'
).split('|');
const articleHeads = (
  'Artnr|Artikelnr|Artikelnummer|Artikel|Leverantörens artikelnr|Leverantörens artikelnummer|ArticleNumber|Article no|' +
  'Article|Item number|Item no|Supplier article number|Bestellnummer|Bestellnr|Lieferantenartikelnummer'
).split('|');
const columns = {
  own_article_no: column(keyCell({ max: longestOwnNumber }), ...ownHeads),
  article_no: column(keyCell(), ...articleHeads),
  active: column(flagCell(), 'Aktiv'),
} satisfies Record<keyof typeof columnTexts, unknown>;
export const columnsOfAll = {
  customer_no: column(keyCell(), 'Kundnr', 'Kundnummer', 'CustomerNumber'),
  own_article_no: columns.own_article_no,
  article_no: columns.article_no,
  active: columns.active,
};

export const ownNumbersOut = tableOut({
  columns: columnsOfAll,
  keys: ['customer_no', 'own_article_no'],
  needed: ['article_no'],
  async *pages(db) {
    for await (const page of pagesById((part) => readOwnNumberPage(db, part)))
      yield page.map((row) => ({
        customer_no: row.customer_number,
        own_article_no: row.own_number,
        article_no: row.article_number,
        active: flagText(true),
      }));
  },
});

/** A row of a file; without an article, the own number is removed. */
type Line = Omit<NewOwnNumber, 'article_id'> & { article_id: number | undefined };

/** Imports the own numbers of one customer. */
export function importOwnNumbers(customerId: number, now: () => Date): Import {
  return importOf({
    key: 'own_article_no',
    columns,
    atOnce: 1_000,
    async begin(trx): Promise<Taking<ValuesOf<typeof columns>, Line>> {
      const take = await taker(trx);
      return { take: (values) => take(customerId, values), ...writer(trx, now) };
    },
  });
}

/** Imports the own numbers of many customers, from a business system. */
export function importCustomerArticles(now: () => Date): Import {
  return importOf({
    key: 'customer_no',
    alsoKey: ['own_article_no'],
    columns: columnsOfAll,
    atOnce: 1_000,
    async begin(trx): Promise<Taking<ValuesOf<typeof columnsOfAll>, Line>> {
      const customers = await customerIdsByNumber(trx);
      const take = await taker(trx);
      return {
        take({ customer_no = '', ...values }) {
          const customerId = customers.get(customer_no.toLowerCase());
          return customerId === undefined
            ? [{ field: 'customer_no', reason: 'is no customer of the shop' }]
            : take(customerId, values);
        },
        ...writer(trx, now),
      };
    },
  });
}

async function taker(trx: Trx) {
  const articles = await readAllNumbers(trx);
  const seen = new Set<string>();
  return (customerId: number, values: ValuesOf<typeof columns>): Line | FieldRefusal[] => {
    const { own_article_no = '', article_no, active = true } = values;
    const key = exactNumberKey(own_article_no);
    const line = { customer_id: customerId, own_number: own_article_no, number_key: key };
    if (key === '') return [{ field: 'own_article_no', reason: 'is missing' }];
    if (seen.has(`${customerId} ${key}`))
      return [{ field: 'own_article_no', reason: 'is the same as that of an earlier row' }];
    seen.add(`${customerId} ${key}`);
    if (!active) return { article_id: undefined, ...line };
    if (article_no === undefined) return [{ field: 'article_no', reason: 'is missing' }];
    const [articleId, another] = articles.byArticleNumber(article_no);
    if (articleId === undefined || another !== undefined)
      return [{ field: 'article_no', reason: 'is no article of the shop' }];
    if (articles.byAnyNumber(key).some((id) => id !== articleId))
      return [{ field: 'own_article_no', reason: 'is the number of another article' }];
    return { article_id: articleId, ...line };
  };
}

function writer(trx: Trx, now: () => Date) {
  return {
    async write(lines: readonly Line[]) {
      const removed = await deleteOwnNumbersByKey(
        trx,
        lines.filter(({ article_id }) => article_id === undefined),
      );
      const rows = lines.flatMap(({ article_id, ...line }) =>
        article_id === undefined ? [] : [{ article_id, ...line }],
      );
      const put = await putOwnNumbers(trx, rows, now());
      const most = await readLargestCount(
        trx,
        rows.map(({ customer_id }) => customer_id),
      );
      if (most > mostOwnNumbers)
        throw new TableFileError(`it gives a customer more than ${mostOwnNumbers} own numbers`);
      const created = put.filter(({ is_new }) => is_new).length;
      return { created, changed: put.length - created + removed };
    },
    async look(lines: readonly Line[]): Promise<(RowState | undefined)[]> {
      const states = await readOwnNumberStates(trx, lines);
      const nameOf = (row: { customer_id: number; number_key: string }) =>
        `${row.customer_id} ${row.number_key}`;
      const byName = new Map(states.map((state) => [nameOf(state), state]));
      return lines.map((line) => {
        const state = byName.get(nameOf(line));
        return state && { own_article_no: state.own_number, article_no: state.article_number };
      });
    },
  };
}
