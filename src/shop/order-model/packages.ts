/** Returns the pieces of the fewest whole packages that hold a quantity; without a package size, the quantity itself. */
export function inWholePackages(quantity: number, pack: number | null | undefined): number {
  const size = pack || 1;
  return Math.ceil(quantity / size) * size;
}
