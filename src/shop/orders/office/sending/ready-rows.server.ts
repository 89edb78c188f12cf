import type { Db } from '#kit/database/db.server.ts';
import { groupBy } from '#kit/text/group-by.ts';
import { leftOf, reservedOf, type Pieces } from '#shop/order-model/pieces.ts';
import { readinessOfRows } from '#shop/order-model/sending/readiness.ts';
import { isFee, type RowKind } from '#shop/order-model/row-kind.ts';
import { readWaiting } from './store.server.ts';

type Row = Pieces & { id: number; kind: RowKind; article_id: number | null };

/**
 * Returns of each row how many pieces can be sent now: those that are set aside for it and, of what is free, what older
 * orders leave.
 */
export async function readyRows(db: Db, rows: readonly Row[], today: string): Promise<Map<number, number>> {
  const goods = rows.filter((row) => !isFee(row));
  const short = goods.filter((row) => leftOf(row) > reservedOf(row));
  const articleIds = [...new Set(short.flatMap(({ article_id }) => article_id ?? []))];
  if (articleIds.length === 0) return new Map(goods.map((row) => [row.id, reservedOf(row)]));
  const waiting = await readWaiting(db, articleIds);
  const open = [...groupBy(waiting.rows, ({ order_id }) => order_id)].map(([id, own]) => ({
    id,
    created_at: own[0]!.created_at,
    rows: own,
  }));
  const readiness = readinessOfRows(open, waiting.free, today);
  return new Map(goods.map((row) => [row.id, readiness.get(row.id)?.ready ?? reservedOf(row)]));
}
