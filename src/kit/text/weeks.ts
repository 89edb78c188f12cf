import { dateOfDay, dayNumber } from './dates.ts';

/** An ISO 8601 week. Its year is not always that of the calendar: 2027-01-01 lies in 2026-W53. */
export type Week = { year: number; week: number };

export function isoWeekOf(date: string): Week {
  // A week belongs to the year of its Thursday, and day 0 was a Thursday.
  const thursday = 7 * Math.floor((dayNumber(date) + 3) / 7);
  const year = dateOfDay(thursday).slice(0, 4);
  const dayOfYear = thursday - dayNumber(`${year}-01-01`);
  return { year: Number(year), week: 1 + Math.floor(dayOfYear / 7) };
}

/** 52 or 53. */
export function weeksInYear(year: number): number {
  return isoWeekOf(`${year}-12-28`).week;
}

/** `2026-W43`, as an `<input type="week">` has it. */
export function weekString(year: number, week: number): string {
  return `${year}-W${String(week).padStart(2, '0')}`;
}

/** Null when there is no such week. */
export function parseWeek(text: string): Week | null {
  const match = /^([1-9]\d{3})-W(\d{2})$/.exec(text);
  if (!match) return null;
  const [year, week] = [Number(match[1]), Number(match[2])];
  return week >= 1 && week <= weeksInYear(year) ? { year, week } : null;
}

/** The current week is not past. */
export function isPastWeek({ year, week }: Week, today: string): boolean {
  const current = isoWeekOf(today);
  return year < current.year || (year === current.year && week < current.week);
}

/** This calendar year and the next. */
export function deliveryYears(today: string): [number, number] {
  const year = Number(today.slice(0, 4));
  return [year, year + 1];
}
