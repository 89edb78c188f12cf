import type { Db } from '#kit/database/db.server.ts';
import { putStock, type Snapshot } from '#shop/articles/snapshot.server.ts';
import { readStockChangedSince, type StockRow } from '#shop/articles/store.server.ts';

/**
 * A transaction may commit a little after its `changed_at`, so each poll overlaps the previous one by this many
 * milliseconds.
 */
const overlapMs = 5_000;

export type StockOfSnapshot = {
  /** Must be called after the commit of a stock change, with the new values. */
  changed(rows: readonly StockRow[]): Promise<void>;
  /** Applies the stock changes that other nodes have made since the last poll. */
  follow(): Promise<void>;
  /** Rises whenever a stock value may have changed. */
  readonly version: number;
};

/** `newest` is the snapshot whose reading began last, which nobody may have been given yet. */
export function openStockOfSnapshot(
  db: Db,
  snapshot: () => Promise<Snapshot>,
  newest: () => Promise<Snapshot> | undefined,
): StockOfSnapshot {
  let version = 0;
  let seenAt = new Date();
  const put = async (rows: readonly StockRow[]): Promise<void> => {
    if (putStock(await snapshot(), rows)) version++;
    // It may have been read before these changes.
    newest()?.then(
      (next) => putStock(next, rows),
      () => undefined,
    );
  };
  return {
    changed: put,
    async follow() {
      const changes = await readStockChangedSince(db, new Date(seenAt.getTime() - overlapMs));
      const newest = Math.max(...changes.map((change) => change.changed_at.getTime()), seenAt.getTime());
      seenAt = new Date(newest);
      // The newest changes are returned again at every poll, because of the overlap.
      if (changes.length > 0) await put(changes);
    },
    get version() {
      return version;
    },
  };
}
