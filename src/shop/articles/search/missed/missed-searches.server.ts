import { addDays, stockholmToday } from '#kit/text/dates.ts';
import type { Services } from '#kit/services/services.server.ts';
import { isoWeekOf, weekString } from '#kit/text/weeks.ts';
import {
  addMissedSearches,
  deleteMissedSearchesBefore,
  readMissedSearches,
} from './missed-search-store.server.ts';
import { numberToCount, wordsToCount } from './missed-terms.ts';

/** The limit in memory: a stranger may search for anything without end, and must not fill the memory or the disk. */
const mostInMemory = 200;
const mostAWeek = 500;
const retentionDays = 371;

/** Counts searches without results, never who made them. */
export type MissedSearches = {
  count(searchText: string): void;
  /** Counts a number of an order that no article has, together with the searches. */
  countNumber(number: string): void;
  /** Saves what was counted since the last save. */
  keep(): Promise<void>;
  forgetOld(): Promise<void>;
  /** Returns the weeks between two days, latest first, and in each the most frequent words first. */
  between(days: { from: string; to: string }): Promise<{ Week: string; Words: string; Times: number }[]>;
};

export function openMissedSearches({ db, now }: Pick<Services, 'db' | 'now'>): MissedSearches {
  let counts = new Map<string, number>();
  const countWords = (words: string | undefined) => {
    if (words === undefined) return;
    const times = counts.get(words);
    if (times === undefined && counts.size >= mostInMemory) return;
    counts.set(words, (times ?? 0) + 1);
  };
  const searches: MissedSearches = {
    count: (searchText) => countWords(wordsToCount(searchText)),
    countNumber: (number) => countWords(numberToCount(number)),
    async keep() {
      if (counts.size === 0) return;
      const counted = counts;
      counts = new Map();
      await addMissedSearches(db, weekOf(stockholmToday(now())), counted, mostAWeek);
    },
    async forgetOld() {
      await deleteMissedSearchesBefore(db, weekOf(addDays(stockholmToday(now()), -retentionDays)));
    },
    async between({ from, to }) {
      await searches.keep();
      const rows = await readMissedSearches(db, { from: weekOf(from), to: weekOf(to) });
      return rows.map(({ week, words, times }) => ({ Week: week, Words: words, Times: times }));
    },
  };
  return searches;
}

/** Returns `2026-W43`, a format that sorts chronologically. */
function weekOf(day: string): string {
  const { year, week } = isoWeekOf(day);
  return weekString(year, week);
}
