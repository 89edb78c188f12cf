import type { Db } from '#kit/database/db.server.ts';
import { inSlices } from '#kit/process/in-slices.server.ts';
import { putStock, type Snapshot } from '#shop/articles/snapshot.server.ts';
import { readSettledAt, readStockChangedSince, type StockRow } from '#shop/articles/store.server.ts';

/** The first poll looks this far back, in milliseconds: the snapshot may have been read a little before. */
const firstLookMs = 60_000;
/** How far the database's clock may be set back unnoticed, in milliseconds. */
const overlapMs = 1_000;

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
  let since: Date | undefined;
  const put = async (rows: readonly StockRow[]): Promise<void> => {
    if (await inSlices(putStock(await snapshot(), rows))) version++;
    // It may have been read before these changes.
    newest()?.then(
      (next) => inSlices(putStock(next, rows)),
      () => undefined,
    );
  };
  return {
    changed: put,
    async follow() {
      // Asked before the changes: whatever commits after this was written at this time or later.
      const settledAt = (await readSettledAt(db)).getTime();
      const changes = await readStockChangedSince(db, since ?? new Date(settledAt - firstLookMs));
      since = new Date(settledAt - overlapMs);
      if (changes.length > 0) await put(changes);
    },
    get version() {
      return version;
    },
  };
}
