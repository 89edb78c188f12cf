import { lazy } from './lazy.ts';

const clock = lazy(
  () =>
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Stockholm',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    }),
);

/** Returns the local time in Sweden in the format of a time field: `2026-10-14T12:00`. */
export function stockholmClock(moment: Date): string {
  return clock().format(moment).replace(' ', 'T');
}

/**
 * Returns the moment of a local time in Sweden, `2026-10-14T12:00`; undefined when the text is not a time. An
 * ambiguous time in autumn means its first occurrence; a skipped time in spring is moved forward by the length of the
 * change.
 */
export function momentOfStockholm(text: string): Date | undefined {
  const asUtc = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) ? Date.parse(`${text}:00Z`) : Number.NaN;
  if (Number.isNaN(asUtc)) return undefined;
  const [summer, winter] = [2, 1].map((hours) => new Date(asUtc - hours * 3_600_000)) as [Date, Date];
  return stockholmClock(summer) === text ? summer : winter;
}
