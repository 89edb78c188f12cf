import { isDatabaseAway } from './postgres.server.ts';

type Waiting<Item, Result> = {
  item: Item;
  since: number;
  resolve(result: Result): void;
  reject(error: unknown): void;
};

type Bounds<Item> = {
  /**
   * While an item of an owner is processed, further items of that owner wait, without delaying those of other owners.
   * An item of several owners waits for each of them.
   */
  ownersOf: (item: Item) => readonly unknown[];
  /** The maximum number of items in a group. */
  most: number;
  /** The maximum number of groups processed concurrently. */
  atOnce: number;
};

/**
 * In milliseconds. An item that has waited longer fails with an error, for example when the database is unreachable,
 * instead of waiting on.
 */
const longestWait = 10_000;

/**
 * Processes concurrent requests in batches (group commit). An item that arrives alone starts at once; items that
 * arrive while groups are running form the next group, so that the group size follows the load. `work` returns one
 * result per item, in order. When a group fails because of its contents, each of its items is retried alone, so that
 * no item is refused because of another. `work` must therefore undo everything when it fails.
 */
export function batched<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
  { ownersOf, most, atOnce }: Bounds<Item>,
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = [];
  const busy = new Set<unknown>();
  let atWork = 0;
  let isDue = false;

  function start(): void {
    isDue = false;
    while (atWork < atOnce && waiting.length > 0) {
      const group = takeGroup();
      if (group.length === 0) return;
      atWork++;
      void settle(group).finally(() => {
        for (const owner of group.flatMap(({ item }) => ownersOf(item))) busy.delete(owner);
        atWork--;
        start();
      });
    }
  }

  function takeGroup(): Waiting<Item, Result>[] {
    const group: Waiting<Item, Result>[] = [];
    const later: Waiting<Item, Result>[] = [];
    const owners = new Set(busy);
    for (const one of waiting) {
      if (performance.now() - one.since > longestWait) {
        one.reject(new Error('timeout while others were at work'));
        continue;
      }
      const own = ownersOf(one.item);
      const fits = group.length < most && !own.some((owner) => owners.has(owner));
      (fits ? group : later).push(one);
      for (const owner of own) {
        owners.add(owner);
        if (fits) busy.add(owner);
      }
    }
    waiting = later;
    return group;
  }

  async function settle(group: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await work(group.map(({ item }) => item));
      for (const [place, one] of group.entries()) one.resolve(results[place] as Result);
    } catch (error) {
      if (group.length > 1 && !isDatabaseAway(error)) await Promise.all(group.map((one) => settle([one])));
      else for (const one of group) one.reject(error);
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, since: performance.now(), resolve, reject });
      // A `setImmediate` lets the event loop read requests that have arrived on other connections first.
      if (!isDue && atWork < atOnce) setImmediate(start);
      isDue = true;
    });
}
