import type { CartRow } from '#shop/cart/contract.ts';

export type Removed = { row: CartRow; index: number };
export type Shown = { row: CartRow; removed: boolean };

/** Returns the rows together with those just removed, which can still be restored. */
export function shownRows(rows: readonly CartRow[], removed: readonly Removed[]): Shown[] {
  const shown: Shown[] = rows.map((row) => ({ row, removed: false }));
  for (const { row, index } of removed.toSorted((a, b) => a.index - b.index)) {
    shown.splice(index, 0, { row, removed: true });
  }
  return shown;
}

/** Removes an entry; those below it move up. */
export function forgetRemoved(removed: readonly Removed[], rowId: number): Removed[] {
  const gone = removed.find(({ row }) => row.Id === rowId);
  if (!gone) return [...removed];
  return removed
    .filter((one) => one !== gone)
    .map((one) => (one.index > gone.index ? { ...one, index: one.index - 1 } : one));
}
