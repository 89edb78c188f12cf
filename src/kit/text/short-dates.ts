import { listDate, timeOf } from './dates.ts';
import { entryOf, type Language } from './language.ts';
import { lazyPerLanguage } from './lazy.ts';

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

/** The point of an abbreviated month, and not that of a German day. */
const pointOfMonth = /(?<=\p{L})\./u;

/** `2026-11-12`, in German `12.11.2026`, from a time with a zone or a pure date. */
export function dateInFigures(value: string | Date, language: Language): string {
  const [year = '', month = '', day = ''] = listDate(value).split('-');
  return entryOf(language).date.replace('YYYY', year).replace('MM', month).replace('DD', day);
}

/** `12 nov 2026`, `12 Nov 2026`, in German `12. Nov 2026`, from a pure date. */
export function shortDate(date: string, language: Language): string {
  return shortDates(language).format(timeOf(date)).replace(pointOfMonth, '');
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
  return shortMonths(language).format(timeOf(day)).replace(pointOfMonth, '');
}
