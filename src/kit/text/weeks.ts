import { entryOf, type Language } from './language.ts';
import { dateOfDay, dayNumber } from './dates.ts';

/** An ISO 8601 week. Its year may differ from the calendar year: 2027-01-01 lies in 2026-W53. */
export type Week = { year: number; week: number };

export function isoWeekOf(date: string): Week {
  // A week belongs to the year of its Thursday, and day 0 was a Thursday.
  const thursday = 7 * Math.floor((dayNumber(date) + 3) / 7);
  const year = dateOfDay(thursday).slice(0, 4);
  const dayOfYear = thursday - dayNumber(`${year}-01-01`);
  return { year: Number(year), week: 1 + Math.floor(dayOfYear / 7) };
}

/** Returns 52 or 53. */
export function weeksInYear(year: number): number {
  return isoWeekOf(`${year}-12-28`).week;
}

/** Returns `2026-W43`, the format of `<input type="week">`. */
export function weekString(year: number, week: number): string {
  return `${year}-W${String(week).padStart(2, '0')}`;
}

/** Returns the week of a day in words: `v. 10` or `week 10`, in another year than today's `v. 10 2027`. */
export function weekInWords(day: string, language: Language, today: string): string {
  return isoWeekInWords(isoWeekOf(day), language, today);
}

/** Returns a week in words, as `weekInWords` does. */
export function isoWeekInWords({ year, week }: Week, language: Language, today: string): string {
  const words = entryOf(language).week.replace('{week}', String(week));
  return year === Number(today.slice(0, 4)) ? words : `${words} ${year}`;
}

/** Returns `2026-W50` in words, as `weekInWords` does; a text that is no week stays as it is. */
export function weekStringInWords(text: string, language: Language, today: string): string {
  const week = parseWeek(text);
  return week ? isoWeekInWords(week, language, today) : text;
}

/** Returns null when there is no such week. */
export function parseWeek(text: string): Week | null {
  const match = /^([1-9]\d{3})-W(\d{2})$/.exec(text);
  if (!match) return null;
  const [year, week] = [Number(match[1]), Number(match[2])];
  return week >= 1 && week <= weeksInYear(year) ? { year, week } : null;
}

/** Returns false for the current week. */
export function isPastWeek({ year, week }: Week, today: string): boolean {
  const current = isoWeekOf(today);
  return year < current.year || (year === current.year && week < current.week);
}

/** Returns the current calendar year and the next. */
export function deliveryYears(today: string): [number, number] {
  const year = Number(today.slice(0, 4));
  return [year, year + 1];
}
