import type { OfficeT } from '#shop/texts/office-language/text.ts';

/** `25 %`, and `food · 6 %` of a code that is not its own percent. */
export function vatRateName({ Code, Percent }: { Code: string; Percent: number }): string {
  return Code === String(Percent) ? `${Percent} %` : `${Code} · ${Percent} %`;
}

/** `from 2028-01-01`, within a sentence. */
export function vatRateDays(t: OfficeT, from: string | null, to: string | null): string {
  if (from !== null && to !== null) return t('vatRates.days', { from, to });
  if (from !== null) return t('vatRates.from', { from });
  return to === null ? t('vatRates.always') : t('vatRates.to', { to });
}
