import type { Services } from '#kit/services/services.server.ts';
import { stockholmToday } from '#kit/text/dates.ts';
import { groupBy } from '#kit/text/group-by.ts';
import { customerNumbersOf } from '#shop/customers/find-customers.server.ts';
import { isFee } from '#shop/order-model/row-kind.ts';
import { readNotes } from '#shop/orders/office/notes/store.server.ts';
import { readReadiness } from '#shop/orders/readiness/readiness-store.server.ts';
import { readRowsOfOrders } from '#shop/orders/whole-order-store.server.ts';
import { leftOutOf, type LeftOut, type PickRow } from './pick.ts';
import { readArticlesToPick, readOrderHeads } from './picking-store.server.ts';

type OrderRow = Awaited<ReturnType<typeof readRowsOfOrders>>[number];
export type OrderToPick = Awaited<ReturnType<typeof readOrdersToPick>>[number];

/** Returns the orders in the order of the ids, with what of each row is picked now; an unknown id is left out. */
export async function readOrdersToPick({ db, now }: Pick<Services, 'db' | 'now'>, ids: readonly number[]) {
  const heads = new Map((await readOrderHeads(db, ids)).map((head) => [head.id, head]));
  const all = await readRowsOfOrders(db, ids);
  const readiness = new Map(
    (await readReadiness(db, ids, stockholmToday(now()))).map((one) => [one.row_id, one]),
  );
  const articles = new Map(
    (await readArticlesToPick(db, articleIdsOf(all))).map((article) => [article.id, article]),
  );
  const rowsOf = groupBy(all, (row) => row.order_id);
  const notesOf = groupBy(await readNotes(db, ids), (note) => note.order_id);
  const numbers = await customerNumbersOf(db, [
    ...new Set([...heads.values()].map((head) => head.customer_id)),
  ]);
  return ids.flatMap((id) => {
    const head = heads.get(id);
    if (!head) return [];
    const whole = rowsOf.get(id) ?? [];
    const rows = whole
      .filter((row) => !isFee(row))
      .map((row): PickRow & { row: OrderRow } => {
        const { pieces = 0, ready = 0 } = readiness.get(row.id) ?? {};
        const article = row.article_id === null ? undefined : articles.get(row.article_id);
        return {
          row,
          articleId: row.article_id,
          number: row.article_number,
          // The storeroom reads the names of the maker's own lists; the buyer's language is for what the buyer gets.
          name: row.description_sv ?? row.description,
          ean: article?.ean ?? '',
          shelf: article?.shelf ?? '',
          ready,
          waiting: pieces - ready,
        };
      });
    const pinned = (notesOf.get(id) ?? []).filter((note) => note.pinned).map((note) => note.body);
    return [{ ...head, whole, rows, pinned, customerNumber: numbers.get(head.customer_id) ?? '' }];
  });
}

/** Separates the orders that are picked from those of which nothing is, with the reason. */
export function sortedOut<Order extends Parameters<typeof leftOutOf>[0]>(orders: readonly Order[]) {
  const picked: Order[] = [];
  const leftOut: { id: number; why: LeftOut }[] = [];
  for (const order of orders) {
    const why = leftOutOf(order);
    if (why) leftOut.push({ id: order.id, why });
    else picked.push(order);
  }
  return { picked, leftOut };
}

function articleIdsOf(rows: readonly OrderRow[]): number[] {
  return [...new Set(rows.flatMap(({ article_id }) => (article_id === null ? [] : [article_id])))];
}
