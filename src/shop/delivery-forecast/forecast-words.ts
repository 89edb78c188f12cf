import { daysInWords } from '#kit/text/short-dates.ts';
import type { Language } from '#kit/text/language.ts';
import { isoWeekInWords, parseWeek } from '#kit/text/weeks.ts';
import { plural, type T } from '#shop/texts/text.ts';
import type { CompleteWeek } from './contract.ts';

/** For whom the forecast is written: `today` is the date in Sweden. */
export type ForecastLocale = { t: T; language: Language; today: string };

/**
 * What is sent in one week: `2027-W05`, or null when that is unknown. `Rests` of the rows have pieces in an earlier
 * delivery too; what was stored before they were counted does not tell them.
 */
export type DeliveryCount = { Week: string | null; Rows: number; Rests?: number | undefined };

/** `v. 10`, `week 10`; in another year with the year. */
export function nameOfWeek(week: string, { language, today }: ForecastLocale): string {
  const parsed = parseWeek(week);
  return parsed ? isoWeekInWords(parsed, language, today) : week;
}

/**
 * Says in which week everything can be sent, or how many rows have no date; `isMade` says that all of these are made to
 * order.
 */
export function completeInWords(
  completeWeek: CompleteWeek | null,
  deliveries: readonly DeliveryCount[],
  locale: ForecastLocale,
  isMade = false,
): string {
  const { t, language } = locale;
  if (!completeWeek && isMade) return t('forecast.madeToOrder');
  if (!completeWeek) return plural(t, 'forecast.incomplete', rowsWithoutDate(deliveries));
  const { Week, From, To } = completeWeek;
  return t('forecast.complete', { week: nameOfWeek(Week, locale), days: daysInWords(From, To, language) });
}

/** Says by which week everything can have arrived; '' while that is unknown. */
export function arrivalInWords(arrival: CompleteWeek | null, locale: ForecastLocale): string {
  if (!arrival) return '';
  const { Week, From, To } = arrival;
  const days = daysInWords(From, To, locale.language);
  return locale.t('forecast.arrival', { week: nameOfWeek(Week, locale), days });
}

/**
 * Says what partial deliveries would be: `Paket 1 v. 5: 18 rader · Paket 2 v. 10: 2 rader och resten av 1 rad, samma
 * frakt`. The rows of all are those of the order: one that is sent in two parts counts once.
 */
export function partsInWords(deliveries: readonly DeliveryCount[], locale: ForecastLocale): string {
  const { t } = locale;
  const parcels = deliveries.map(({ Week, Rows, Rests = 0 }, place) => {
    const rows = rowsInWords(Rows - Rests, Rests, t);
    return Week === null
      ? t('forecast.noDate', { rows })
      : t('forecast.parcel', { number: place + 1, week: nameOfWeek(Week, locale), rows });
  });
  const all = parcels.join(' · ');
  return parcels.length > 1 ? t('forecast.sameFreight', { parcels: all }) : all;
}

function rowsInWords(whole: number, rests: number, t: T): string {
  const rows = plural(t, 'forecast.rows', whole);
  if (rests === 0) return rows;
  const rest = plural(t, 'forecast.rests', rests);
  return whole === 0 ? rest : t('forecast.rowsAndRests', { rows, rest });
}

/** Says when everything would be sent at once: `Allt v. 10`. */
export function wholeInWords(deliveries: readonly DeliveryCount[], locale: ForecastLocale): string {
  const { t } = locale;
  const last = deliveries.at(-1)?.Week;
  return last
    ? t('forecast.all', { week: nameOfWeek(last, locale) })
    : plural(t, 'forecast.cannotSay', rowsWithoutDate(deliveries));
}

/** Returns whether nothing at all has a date, so that there is nothing to choose between. */
export function isAllUndated(deliveries: readonly DeliveryCount[]): boolean {
  return deliveries.every(({ Week }) => Week === null);
}

function rowsWithoutDate(deliveries: readonly DeliveryCount[]): number {
  return deliveries.find(({ Week }) => Week === null)?.Rows ?? 0;
}
