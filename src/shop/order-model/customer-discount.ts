/** A price of a list in öre, and whether it holds to a day: then it is the same for all customers. */
export type ListedPrice = { priceOre: number; isCampaign: boolean };

const whole = 10_000;

/** Returns what a customer pays by a list's price; the discount is in hundredths of a percent, 0 for none. */
export function priceLessDiscount({ priceOre, isCampaign }: ListedPrice, basisPoints: number): number {
  if (basisPoints === 0 || isCampaign) return priceOre;
  const left = whole - basisPoints;
  const rest = priceOre % whole;
  // The price taken in two parts is exact also where the product would be no safe integer.
  return ((priceOre - rest) / whole) * left + Math.floor((rest * left + whole / 2) / whole);
}
