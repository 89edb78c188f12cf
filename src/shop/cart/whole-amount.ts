import type { Language } from '#kit/text/language.ts';
import { formatAmount, formatWholeKronor, noBreakSpace, wireToOre } from '#kit/text/money.ts';
import type { Cart } from './contract.ts';
import type { T } from '#shop/texts/text.ts';

/** Formats `1 235:-`, in German `1.235,–`, and `1 234,50 EUR` in other currencies. The amount is as on the wire. */
export function wholeAmount(
  { amount, currencyCode }: { amount: number; currencyCode: string },
  t: T,
  language: Language,
): string {
  if (currencyCode !== 'SEK')
    return `${formatAmount(wireToOre(amount), language)}${noBreakSpace}${currencyCode}`;
  return `${formatWholeKronor(wireToOre(amount), language)}${t('general.currencySuffix')}`;
}

export function sumOf({ TotalExcludingVat: amount, CurrencyCode: currencyCode }: Cart) {
  return { amount, currencyCode };
}
