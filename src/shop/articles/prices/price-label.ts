import { formatAmount, wireToOre } from '#kit/text/money.ts';
import type { T } from '#shop/texts/text.ts';

/** Formats `1 234,50/St` in both languages. The amount is as on the wire. */
export function priceLabel(amount: number): string {
  return `${formatAmount(wireToOre(amount))}/St`;
}

/** Like `priceLabel`, but `Kostnadsfri` for an amount of 0. */
export function priceOrFree(amount: number, t: T): string {
  return amount === 0 ? t('article.free') : priceLabel(amount);
}
