import DataLoader from 'dataloader';

/** Does in one call of `work` what is asked for in the same step; `work` answers in the order of the items. */
export function together<Item extends NonNullable<unknown>, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  const loader = new DataLoader<Item, Result>(work, { cache: false });
  return (item) => loader.load(item);
}

/** The same for work that answers nothing. */
export function doneTogether<Item extends NonNullable<unknown>>(
  work: (items: readonly Item[]) => Promise<void>,
): (item: Item) => Promise<void> {
  return together(async (items) => {
    await work(items);
    return items.map(() => undefined);
  });
}
