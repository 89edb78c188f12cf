import { ByteBoundedCache } from '#kit/cache/byte-bounded-cache.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import {
  deletedArticle,
  readOrderedColumns,
  readStateOfOrders,
  type OrderedColumns,
} from './store.server.ts';

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
    const history = historyOf(await readOrderedColumns(db, customerId));
    known.set(name, { state, history }, bytesOf(history));
    return history;
  };
}

function historyOf({ order_ids, seconds, row_counts, ...rows }: OrderedColumns): History {
  const articleIds = integersIn(rows.article_ids);
  const deleted = new Map<number, DeletedArticle>();
  let place = -1;
  for (const [articleNumber, description] of rows.deleted.flat()) {
    place = articleIds.indexOf(deletedArticle, place + 1);
    deleted.set(place, { articleNumber, description });
  }
  return {
    orders: order_ids.map((id, at) => ({ id, seconds: seconds[at]!, rowCount: row_counts[at]! })),
    articleIds,
    pieces: integersIn(rows.pieces),
    deleted,
  };
}

/** Copies the integers, since the driver's bytes may lie anywhere in a larger piece of memory. */
function integersIn(bytes: Buffer | null): Int32Array {
  const integers = new Int32Array((bytes?.length ?? 0) / 4);
  for (let at = 0; at < integers.length; at++) integers[at] = bytes!.readInt32BE(at * 4);
  return integers;
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
