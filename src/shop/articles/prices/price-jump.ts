/** Whether a price becomes more than double or less than half of what it was: often a slip. Both in the same unit. */
export function isPriceJump(old: number, now: number): boolean {
  return old > 0 && now > 0 && (now > 2 * old || 2 * now < old);
}
