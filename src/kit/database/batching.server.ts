import { isDatabaseAway } from './postgres.server.ts';

type Waiting<Item, Result> = {
  item: Item;
  since: number;
  resolve(result: Result): void;
  reject(error: unknown): void;
};

type Bounds<Item> = {
  /** While an item of an owner is worked on, what the same owner asks for besides waits, and keeps nobody else waiting. */
  ownerOf: (item: Item) => unknown;
  /** Items in a group. */
  most: number;
  /** Groups at work. */
  atOnce: number;
};

/** In milliseconds. Whoever has waited longer is told so, as when the database is away, instead of being kept waiting. */
const longestWait = 10_000;

/**
 * Does together what is asked for at the same time. What arrives alone begins at once; what comes while groups are at
 * work forms the next one, so that a group is as large as the load makes it. `work` answers a result for each item,
 * in their order. Where a group fails by what it is about, each of its items is done again alone, so that nobody is
 * refused for another's sake; `work` must therefore undo all it did when it fails.
 */
export function batched<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
  { ownerOf, most, atOnce }: Bounds<Item>,
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
        for (const { item } of group) busy.delete(ownerOf(item));
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
      const owner = ownerOf(one.item);
      const fits = group.length < most && !owners.has(owner);
      owners.add(owner);
      (fits ? group : later).push(one);
      if (fits) busy.add(owner);
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
      // What has arrived on other connections by now is read before.
      if (!isDue && atWork < atOnce) setImmediate(start);
      isDue = true;
    });
}
