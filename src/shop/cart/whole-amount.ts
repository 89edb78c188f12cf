import type { Language } from '#kit/text/language.ts';
import { formatWholeKronor, wireToOre } from '#kit/text/money.ts';
import type { T } from '#shop/texts/text.ts';

/** Formats `1 235:-`, in German `1.235,–`. The amount is as on the wire. */
export function wholeAmount(amount: number, t: T, language: Language): string {
  return `${formatWholeKronor(wireToOre(amount), language)}${t('general.currencySuffix')}`;
}
