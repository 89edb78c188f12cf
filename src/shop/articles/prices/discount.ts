import { wireToOre } from '#kit/text/money.ts';

/**
 * Returns the discount on the regular price in percent, rounded down; null when there is none. Amounts are as on the
 * wire.
 * It calculates in whole öre and by remainder: with floats, 100 → 71 would give 28.
 */
export function discountPercent(price: number, regularPrice: number | null | undefined): number | null {
  const regular = wireToOre(regularPrice ?? 0);
  const off = (regular - wireToOre(price)) * 100;
  if (regular <= 0 || off < regular) return null;
  return (off - (off % regular)) / regular;
}
