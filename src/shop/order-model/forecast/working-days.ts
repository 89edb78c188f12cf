import { dateOfDay, dayNumber, yearOfDay } from '#kit/text/dates.ts';
import { holidaysOf } from './holidays.ts';

/** Returns whether the date is a Monday to Friday on which Swedish warehouses work. */
export function isWorkingDay(date: string): boolean {
  return isWorked(dayNumber(date));
}

/** Returns the date itself when it is a working day, otherwise the first one after it. */
export function firstWorkingDay(date: string): string {
  return addWorkingDays(date, 0);
}

/** Returns the day that is `count` working days after the date; with 0 the first working day from the date on. */
export function addWorkingDays(date: string, count: number): string {
  let day = dayNumber(date);
  if (count <= 0) day = firstWorkedFrom(day);
  for (let left = count; left > 0; left -= 1) day = firstWorkedFrom(day + 1);
  return dateOfDay(day);
}

/** Returns the day that is `count` working days before the date; with 0 the last working day until the date. */
export function subtractWorkingDays(date: string, count: number): string {
  let day = lastWorkedUntil(dayNumber(date));
  for (let left = count; left > 0; left -= 1) day = lastWorkedUntil(day - 1);
  return dateOfDay(day);
}

function lastWorkedUntil(day: number): number {
  let worked = day;
  while (!isWorked(worked)) worked -= 1;
  return worked;
}

function firstWorkedFrom(day: number): number {
  let worked = day;
  while (!isWorked(worked)) worked += 1;
  return worked;
}

function isWorked(day: number): boolean {
  return weekdayOf(day) <= friday && !knownHolidaysOf(yearOfDay(day)).has(day);
}

const friday = 5;

/** Returns 1 for Monday to 7 for Sunday; day 0 was a Thursday. */
function weekdayOf(day: number): number {
  return ((((day + 3) % 7) + 7) % 7) + 1;
}

const known = new Map<number, ReadonlySet<number>>();

/** Computes the holidays of a year once. */
function knownHolidaysOf(year: number): ReadonlySet<number> {
  const holidays = known.get(year) ?? holidaysOf(year);
  known.set(year, holidays);
  return holidays;
}
