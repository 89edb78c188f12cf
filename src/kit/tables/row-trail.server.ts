import type { RowChange } from './row-changes.server.ts';

/** A row that was written; `itemId` is that of what it is about, where its kind tells. */
export type TracedChange = RowChange & { itemId: number | undefined };

/** Keeps what the rows of a file change, batch by batch, in the transaction that writes them. */
export type Trail = {
  /** Is told what the batch is about that is there already. */
  before(itemIds: readonly number[]): Promise<void>;
  after(changes: readonly TracedChange[]): Promise<void>;
};
