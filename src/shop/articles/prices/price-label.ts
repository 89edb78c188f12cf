import type { Language } from '#kit/text/language.ts';
import { formatAmount, wireToOre } from '#kit/text/money.ts';
import type { T } from '#shop/texts/text.ts';

/** Formats `1 234,50/St`, in German `1.234,50 / Stück`. The amount is as on the wire. */
export function priceLabel(amount: number, t: T, language: Language): string {
  return t('article.pricePerPiece', { price: formatAmount(wireToOre(amount), language) });
}

/** Like `priceLabel`, but `Kostnadsfri` for an amount of 0. */
export function priceOrFree(amount: number, t: T, language: Language): string {
  return amount === 0 ? t('article.free') : priceLabel(amount, t, language);
}
