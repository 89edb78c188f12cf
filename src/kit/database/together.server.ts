import DataLoader from 'dataloader';

/**
 * Batches items requested in the same step into one call of `work`, which returns the results in the order of the
 * items.
 */
export function together<Item extends NonNullable<unknown>, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  const loader = new DataLoader<Item, Result>(work, { cache: false });
  return (item) => loader.load(item);
}

/** Batches work that returns no result. */
export function doneTogether<Item extends NonNullable<unknown>>(
  work: (items: readonly Item[]) => Promise<void>,
): (item: Item) => Promise<void> {
  return together(async (items) => {
    await work(items);
    return items.map(() => undefined);
  });
}
