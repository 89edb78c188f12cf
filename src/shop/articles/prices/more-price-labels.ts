import type { Language } from '#kit/text/language.ts';
import { formatAmount, wireToOre } from '#kit/text/money.ts';
import type { T } from '#shop/texts/text.ts';
import type { WireStep } from './steps-on-wire.ts';

// Only customers load these: `price-label.ts` is part of every first visit.

/** Formats `24 st 92,00`: what each of so many pieces costs. */
export function stepLabel({ Quantity, Price }: WireStep, t: T, language: Language): string {
  return t('article.priceStep', { count: Quantity, price: formatAmount(wireToOre(Price), language) });
}

/** Formats `Rek.pris 249,00 inkl. moms`. */
export function recommendedLabel(amount: number, t: T, language: Language): string {
  return t('article.recommendedPrice', { price: formatAmount(wireToOre(amount), language) });
}
