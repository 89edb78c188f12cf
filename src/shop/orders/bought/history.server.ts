import { ByteBoundedCache } from '#kit/cache/byte-bounded-cache.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { deletedArticle, readOrderedRows, readStateOfOrders, type OrderedRows } from './store.server.ts';

/**
 * A customer's orders without what was cancelled. Numbers without objects around them take a tenth of the memory, and
 * the garbage collector does not look at them.
 */
export type History = {
  orders: readonly { id: number; seconds: number; rowCount: number }[];
  /** The rows of all orders in turn; `deletedArticle` where the article is deleted. */
  articleIds: Int32Array;
  pieces: Int32Array;
  /** By the place of the row. */
  deleted: ReadonlyMap<number, DeletedArticle>;
};
/** A deleted article is told apart by the number that the order has of it. */
type DeletedArticle = { articleNumber: string; description: string };

export type HistoryOf = (customerId: number) => Promise<History>;

/** All that a customer has ordered of one article in a period. */
export type BoughtArticle = DeletedArticle & {
  /** Null when the article is deleted; otherwise its number and name here are ''. */
  articleId: number | null;
  times: number;
  pieces: number;
  lastSeconds: number;
  lastOrderId: number;
};

const capacityBytes = 2 * 1024 * 1024;
const bytesOfOrder = 60;
const bytesOfRow = 8;
const bytesOfDeleted = 200;

/**
 * The returned function reads what a customer has ordered. It is kept in memory while the customer's orders stay as they
 * are, because people leaf through it, filter and sort.
 */
export function openHistory({ db, versions }: Pick<Services, 'db' | 'versions'>): HistoryOf {
  const known = new ByteBoundedCache<{ state: string; history: History }>(capacityBytes);
  return async (customerId) => {
    const name = String(customerId);
    // An article that is deleted leaves its rows without it, and no order changes.
    const state = `${versions.current} ${await readStateOfOrders(db, customerId)}`;
    const before = known.get(name);
    if (before?.state === state) return before.history;
    const history = historyOf(await readOrderedRows(db, customerId));
    known.set(name, { state, history }, bytesOf(history));
    return history;
  };
}

function historyOf(ordered: readonly OrderedRows[]): History {
  const orders = ordered.map(({ id, seconds, pieces }) => ({ id, seconds, rowCount: pieces.length }));
  const rowCount = orders.reduce((sum, order) => sum + order.rowCount, 0);
  const articleIds = new Int32Array(rowCount);
  const pieces = new Int32Array(rowCount);
  const deleted = new Map<number, DeletedArticle>();
  let first = 0;
  for (const order of ordered) {
    articleIds.set(order.article_ids, first);
    pieces.set(order.pieces, first);
    let place = -1;
    for (const [articleNumber, description] of order.deleted ?? []) {
      place = order.article_ids.indexOf(deletedArticle, place + 1);
      deleted.set(first + place, { articleNumber, description });
    }
    first += order.pieces.length;
  }
  return { orders, articleIds, pieces, deleted };
}

function bytesOf({ orders, articleIds, deleted }: History): number {
  return orders.length * bytesOfOrder + articleIds.length * bytesOfRow + deleted.size * bytesOfDeleted;
}

export function boughtSince(history: History, since: Date): BoughtArticle[] {
  const from = since.getTime() / 1000;
  const byArticle = new Map<number | string, Counted>();
  let place = 0;
  for (const order of history.orders) {
    const end = place + order.rowCount;
    if (order.seconds >= from) {
      for (let row = place; row < end; row++) addRow(byArticle, history, order, row);
    }
    place = end;
  }
  return [...byArticle.values()];
}

type Counted = BoughtArticle & { countedOrderId: number };

function addRow(
  byArticle: Map<number | string, Counted>,
  { articleIds, pieces: piecesOf, deleted: deletedOf }: History,
  { id: orderId, seconds }: History['orders'][number],
  row: number,
): void {
  const deleted = deletedOf.get(row);
  const articleId = articleIds[row]!;
  const pieces = piecesOf[row]!;
  const key = deleted?.articleNumber ?? articleId;
  const one = byArticle.get(key);
  if (!one) {
    byArticle.set(key, {
      articleId: deleted ? null : articleId,
      articleNumber: deleted?.articleNumber ?? '',
      description: deleted?.description ?? '',
      times: 1,
      pieces,
      lastSeconds: seconds,
      lastOrderId: orderId,
      countedOrderId: orderId,
    });
    return;
  }
  // An order may have an article in several rows, and counts once.
  if (one.countedOrderId !== orderId) one.times++;
  one.countedOrderId = orderId;
  one.pieces += pieces;
  if (seconds > one.lastSeconds || (seconds === one.lastSeconds && orderId > one.lastOrderId)) {
    one.lastSeconds = seconds;
    one.lastOrderId = orderId;
  }
}
