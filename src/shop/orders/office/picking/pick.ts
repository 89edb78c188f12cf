import { naturalCompare } from '#kit/text/collate.ts';
import { orderIs } from '#shop/order-model/may.ts';

export type PickArticle = {
  /** Null for an article that is erased, which is known by its number. */
  articleId: number | null;
  number: string;
  name: string;
  ean: string;
  shelf: string;
};
/** A row of an order; `ready` pieces are picked now, and `waiting` ones of those that are left are not there. */
export type PickRow = PickArticle & { ready: number; waiting: number };
type PickOrder = { id: number; status: number; held: string | null; rows: readonly PickRow[] };

/** Why an order is not picked. */
export const leftOutReasons = ['held', 'closed', 'nothing'] as const;
export type LeftOut = (typeof leftOutReasons)[number];

/** Returns why nothing of the order is picked now; undefined when something is. */
export function leftOutOf({ status, held, rows }: PickOrder): LeftOut | undefined {
  if (!orderIs.open(status)) return 'closed';
  if (held !== null) return 'held';
  return rows.some(({ ready }) => ready > 0) ? undefined : 'nothing';
}

/** Sorts by shelf, as people count: A9 before A10; what has none comes last. */
export function byShelf<Row extends Pick<PickArticle, 'shelf' | 'number'>>(rows: readonly Row[]): Row[] {
  return [...rows].sort(
    (one, other) =>
      Number(one.shelf === '') - Number(other.shelf === '') ||
      naturalCompare(one.shelf, other.shelf) ||
      naturalCompare(one.number, other.number),
  );
}

/** What is picked of an article for several orders: the pieces in all, and those of each order. */
export type SummedRow = PickArticle & { pieces: number; orders: { id: number; pieces: number }[] };

/** Sums what is picked over the orders, sorted by shelf; of each article the orders stand as they were given. */
export function summed(orders: readonly Pick<PickOrder, 'id' | 'rows'>[]): SummedRow[] {
  const sums = new Map<string, SummedRow>();
  for (const { id, rows } of orders)
    for (const { ready, waiting: _waiting, ...article } of rows) {
      if (ready === 0) continue;
      const key = article.articleId === null ? `erased ${article.number}` : String(article.articleId);
      const sum = sums.get(key) ?? { ...article, pieces: 0, orders: [] };
      sums.set(key, sum);
      sum.pieces += ready;
      const last = sum.orders.at(-1);
      if (last?.id === id) last.pieces += ready;
      else sum.orders.push({ id, pieces: ready });
    }
  return byShelf([...sums.values()]);
}
