import { lazy } from '#kit/text/lazy.ts';

const moment = lazy(
  () =>
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Stockholm',
      dateStyle: 'short',
      timeStyle: 'short',
    }),
);

/** Formats `2026-10-14 12:00` in Stockholm time, the same in both languages. */
export function momentText(iso: string): string {
  return moment().format(new Date(iso));
}

const clock = lazy(
  () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm', timeStyle: 'short' }),
);

/** Formats `12:00` in Stockholm time, for what is of today. */
export function clockText(iso: string): string {
  return clock().format(new Date(iso));
}
