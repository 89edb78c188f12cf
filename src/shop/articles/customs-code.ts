/** Accepts the six digits of the Harmonised System, and up to four more of the EU's and the country's own. */
export function isCustomsCode(digits: string): boolean {
  return /^\d{6,10}$/.test(digits);
}
