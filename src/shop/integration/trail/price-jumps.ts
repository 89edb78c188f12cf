import { isPriceJump } from '#shop/articles/prices/price-jump.ts';

/** Whether a changed column is a price that becomes more than double or less than half. Texts as files write them: `9500,00`. */
export function isJumpOf(field: string, old: string, now: string): boolean {
  if (!/^price(?::|$)/.test(field)) return false;
  return isPriceJump(oreOf(old), oreOf(now));
}

/** Two decimals make whole numbers that compare exactly. */
function oreOf(text: string): number {
  return Math.round(Number(text.replace(',', '.')) * 100);
}
