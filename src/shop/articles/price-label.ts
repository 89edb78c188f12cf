import { formatAmount, wireToOre } from '#kit/money.ts';

/** `1 234,50/St` in both languages. The amount is as on the wire. */
export function priceLabel(amount: number): string {
  return `${formatAmount(wireToOre(amount))}/St`;
}
