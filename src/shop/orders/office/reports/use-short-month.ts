import { entryOf } from '#kit/text/language.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';

/** Returns how `2026-11` reads where there is little room: `nov 2026`. */
export function useShortMonth(): (month: string) => string {
  const { locale } = entryOf(useLanguage());
  const short = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  // Swedish has a point after some of its months, which a column of them does not need.
  return (month) => short.format(new Date(`${month}-01T00:00:00Z`)).replace('.', '');
}
