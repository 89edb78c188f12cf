import { ByteBoundedCache } from '#kit/cache/byte-bounded-cache.server.ts';
import type { Services } from '#kit/http/router.server.ts';
import { readOrderedColumns, readStateOfOrders } from './store.server.ts';
import type { OrderedColumns } from './store.server.ts';

/** A row of an order, less what was cancelled. */
type Ordered = {
  /** Null when the article is deleted; it is told apart by its number then. */
  articleId: number | null;
  /** The number and the name that the order has of a deleted article, otherwise ''. */
  articleNumber: string;
  description: string;
  orderId: number;
  pieces: number;
  seconds: number;
};
/** The rows of the customer's orders, those of one order together. */
export type History = readonly Ordered[];
export type HistoryOf = (customerId: number) => Promise<History>;

/** All that a customer has ordered of one article in a period. */
export type BoughtArticle = Pick<Ordered, 'articleId' | 'articleNumber' | 'description'> & {
  times: number;
  pieces: number;
  lastSeconds: number;
  lastOrderId: number;
};

const capacityBytes = 16 * 1024 * 1024;
const bytesOfRow = 100;

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
    known.set(name, { state, history }, history.length * bytesOfRow);
    return history;
  };
}

function historyOf(columns: OrderedColumns): History {
  let deleted = 0;
  return columns.article_ids.map((articleId, place) => {
    const isDeleted = articleId === null;
    const articleNumber = isDeleted ? columns.deleted_numbers[deleted]! : '';
    const description = isDeleted ? columns.deleted_names[deleted]! : '';
    if (isDeleted) deleted++;
    return {
      articleId,
      articleNumber,
      description,
      orderId: columns.order_ids[place]!,
      pieces: columns.pieces[place]!,
      seconds: columns.seconds[place]!,
    };
  });
}

export function boughtSince(history: History, since: Date): BoughtArticle[] {
  const from = since.getTime() / 1000;
  const byArticle = new Map<number | string, BoughtArticle & { countedOrderId: number }>();
  for (const { articleId, articleNumber, description, orderId, pieces, seconds } of history) {
    if (seconds < from) continue;
    const key = articleId ?? articleNumber;
    const one = byArticle.get(key);
    if (!one) {
      byArticle.set(key, {
        articleId,
        articleNumber,
        description,
        times: 1,
        pieces,
        lastSeconds: seconds,
        lastOrderId: orderId,
        countedOrderId: orderId,
      });
      continue;
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
  return [...byArticle.values()];
}
