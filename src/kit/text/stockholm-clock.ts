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

/** What the clocks in Sweden say, as a field for a time takes it: `2026-10-14T12:00`. */
export function stockholmClock(moment: Date): string {
  return clock().format(moment).replace(' ', 'T');
}

/**
 * The moment at which the clocks in Sweden say `2026-10-14T12:00`; undefined for what is no time. Of an hour that comes
 * twice it is the first; a time that is skipped in spring is as much later as the clocks are put forward.
 */
export function momentOfStockholm(text: string): Date | undefined {
  const asUtc = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) ? Date.parse(`${text}:00Z`) : Number.NaN;
  if (Number.isNaN(asUtc)) return undefined;
  const [summer, winter] = [2, 1].map((hours) => new Date(asUtc - hours * 3_600_000)) as [Date, Date];
  return stockholmClock(summer) === text ? summer : winter;
}
