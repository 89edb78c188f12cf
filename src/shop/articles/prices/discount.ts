import { wireToOre } from '#kit/text/money.ts';

/**
 * Whole percent off the regular price, floored; null when there is nothing to show. Amounts are as on the wire.
 * In whole öre and by remainder: floats floor 100 → 71 to 28.
 */
export function discountPercent(price: number, regularPrice: number | null | undefined): number | null {
  const regular = wireToOre(regularPrice ?? 0);
  const off = (regular - wireToOre(price)) * 100;
  if (regular <= 0 || off < regular) return null;
  return (off - (off % regular)) / regular;
}
