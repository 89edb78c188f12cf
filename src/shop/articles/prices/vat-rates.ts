/** Sweden's VAT rates in percent; 0 is for exempt articles. */
export const vatRates = [25, 12, 6, 0] as const;

export function isVatRate(percent: number): boolean {
  return vatRates.some((rate) => rate === percent);
}
