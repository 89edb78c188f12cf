import type { Language } from '#kit/text/language.ts';
import type { Right } from '#kit/http/principal.ts';
import { serve, type Route } from '#kit/http/router.server.ts';
import type { Opening } from '#shop/opening/opening.server.ts';
import {
  dayTasks,
  foundKinds,
  mostCounted,
  mostOfKind,
  rareTasks,
  readDay,
  searchOffice,
  dayLists,
  mostListed,
  type Day,
  type DayList,
  type DayRow,
  type DayTask,
  type Found,
  type FoundKind,
} from './day-contract.ts';

/** Counts pending items; it may stop counting after `most`. */
export type Counter = { rights: readonly Right[]; count: (most: number) => Promise<number> };

/** Lists the first pending items; lists that are read together are those of one lister. */
export type Lister = {
  rights: readonly Right[];
  list: (most: number, language: Language) => Promise<Partial<Record<DayList, DayRow[]>>>;
};

/** Finds items of one kind by these words, the most likely first. */
export type Finder = {
  right: Right;
  find: (words: string, most: number, language: Language) => Promise<Omit<Found, 'Kind'>[]>;
};

const leastLetters = 2;

/** The start page and the global search: each area counts and finds its own items, for staff who may read them. */
export function officeDayRoutes(
  counters: Record<DayTask, Counter>,
  listers: readonly Lister[],
  finders: Record<FoundKind, Finder>,
  { opening, mailReach }: { opening: Pick<Opening, 'read'>; mailReach: () => Promise<Day['Mail']> },
): Route[] {
  return [
    serve(readDay, async (_input, { rights }, { language }) => {
      const seen = dayTasks.filter((task) => counters[task].rights.every((right) => rights.has(right)));
      const rows = seen.map(async (Task) => ({ Task, Count: await counters[Task].count(mostCounted + 1) }));
      const readable = listers.filter((lister) => lister.rights.every((right) => rights.has(right)));
      const listed = readable.map(({ list }) => list(mostListed, language));
      const [counted, lists, mail] = await Promise.all([Promise.all(rows), Promise.all(listed), mailReach()]);
      const byName = new Map(lists.flatMap((some) => Object.entries(some)));
      return {
        Rows: counted.filter(({ Task, Count }) => Count > 0 || !rareTasks.includes(Task)),
        Lists: dayLists.flatMap((List) => {
          const Rows = byName.get(List);
          return Rows && (Rows.length > 0 || List === 'canGo') ? [{ List, Rows }] : [];
        }),
        Mail: { Reach: mail.Reach, Error: rights.has('mail.read') ? mail.Error : '' },
        ShopIsOpen: (await opening.read()).isOpen,
      };
    }),
    serve(searchOffice, async ({ q }, { rights }, { language }) => {
      const words = q.trim();
      if ((words.length < leastLetters && !/^\d$/.test(words)) || !/[\p{L}\p{N}]/u.test(words))
        return { Rows: [] };
      const readable = foundKinds.filter((kind) => rights.has(finders[kind].right));
      const found = readable.map(async (Kind) => {
        const rows = await finders[Kind].find(words, mostOfKind, language);
        return rows.slice(0, mostOfKind).map((row) => ({ Kind, ...row }));
      });
      return { Rows: (await Promise.all(found)).flat() };
    }),
  ];
}
