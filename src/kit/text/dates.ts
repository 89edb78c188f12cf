import type { Language } from './language.ts';
import { lazy, lazyPerLanguage } from './lazy.ts';

// A pure date is a string `YYYY-MM-DD` and is calculated with in UTC: the process's time zone never affects it.

const pureDate = /^\d{4}-\d{2}-\d{2}$/;
const withZone = /(?:Z|[-+]\d{2}:?\d{2})$/;

const millisecondsPerDay = 86_400_000;

const inStockholm = lazy(
  () =>
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Stockholm',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
);
const longDates = lazyPerLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
);
const months = lazyPerLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

/** Returns the current date in Sweden, `YYYY-MM-DD`. */
export function stockholmToday(now: Date): string {
  return inStockholm().format(now);
}

/**
 * Returns `YYYY-MM-DD` in Sweden, from a time with a zone or a pure date.
 * @throws RangeError when it is neither
 */
export function listDate(value: string | Date): string {
  if (value instanceof Date) return stockholmToday(value);
  if (pureDate.test(value)) return dateOfDay(dayNumber(value));
  if (!withZone.test(value)) throw new RangeError(`a time without a zone: ${value}`);
  return stockholmToday(new Date(value));
}

/** `5 oktober 2026`, `5 October 2026` */
export function pressDate(value: string | Date, language: Language): string {
  return longDates(language).format(timeOf(listDate(value)));
}

/** `mars 2027`, `March 2027` */
export function monthAndYear(date: string, language: Language): string {
  return months(language).format(timeOf(date));
}

/** Returns the last day of a month, `2027-02`; undefined when the text is not a month. */
export function lastDayOfMonth(month: string): string | undefined {
  return ['31', '30', '29', '28'].map((day) => `${month}-${day}`).find(isDate);
}

export function isMonth(text: string): boolean {
  return isDate(`${text}-01`);
}

export function addDays(date: string, days: number): string {
  return dateOfDay(dayNumber(date) + days);
}

export function isDate(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  // Some JavaScript engines parse 30 February as 2 March.
  return pureDate.test(text) && !Number.isNaN(time) && dateOfDay(time / millisecondsPerDay) === text;
}

/**
 * Returns the days since 1970-01-01, a Thursday.
 * @throws RangeError when there is no such date
 */
export function dayNumber(date: string): number {
  if (!isDate(date)) throw new RangeError(`not a date: ${date}`);
  return Date.parse(`${date}T00:00:00Z`) / millisecondsPerDay;
}

export function dateOfDay(day: number): string {
  return new Date(day * millisecondsPerDay).toISOString().slice(0, 10);
}

export function yearOfDay(day: number): number {
  return new Date(day * millisecondsPerDay).getUTCFullYear();
}

/** Returns the milliseconds of a pure date. */
export function timeOf(date: string): number {
  return dayNumber(date) * millisecondsPerDay;
}
