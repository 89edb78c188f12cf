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

const shortDates = lazyPerLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
);
const days = lazyPerLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
);
const shortMonths = lazyPerLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }),
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

/** `12 nov 2026`, `12 Nov 2026`, from a pure date. */
export function shortDate(date: string, language: Language): string {
  return shortDates(language).format(timeOf(date)).replace('.', '');
}

/** `8–14 mars`, `29 March – 4 April`, from two pure dates; the year is left out. */
export function daysInWords(from: string, to: string, language: Language): string {
  const dash = from.slice(0, 7) === to.slice(0, 7) ? '–' : ' – ';
  // Languages and versions of their data differ in the spaces around the dash.
  return days(language)
    .formatRange(timeOf(from), timeOf(to))
    .replace(/\s*–\s*/, dash);
}

/** `jan 2027`, `Jan 2027`, from a date or a month `2027-01`. */
export function shortMonth(date: string, language: Language): string {
  const day = date.length === 7 ? `${date}-01` : date;
  return shortMonths(language).format(timeOf(day)).replace('.', '');
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

function timeOf(date: string): number {
  return dayNumber(date) * millisecondsPerDay;
}
