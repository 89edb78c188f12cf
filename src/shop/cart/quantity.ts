export const largestQuantity = 100_000;
export const mostCartRows = 2_000;

/** An article is sold in whole packages; one without a package size is sold by the piece. */
type PackageSize = number | null | undefined;

/** Returns ten quantities: one to ten packages. */
export function quantityChoices(pack: PackageSize): number[] {
  return Array.from({ length: 10 }, (_, index) => (index + 1) * sizeOf(pack));
}

/** Returns one package more; null when the step must be ignored. */
export function oneUp(quantity: number, pack: PackageSize): number | null {
  const next = quantity + sizeOf(pack);
  return next <= largestQuantity ? next : null;
}

/** Returns one package less; null when the step must be ignored. */
export function oneDown(quantity: number, pack: PackageSize): number | null {
  const next = quantity - sizeOf(pack);
  return next > 0 ? next : null;
}

export function minusLooksDisabled(quantity: number, pack: PackageSize): boolean {
  return oneDown(quantity, pack) === null;
}

/** Accepts a positive number of whole packages, up to 100 000 pieces. */
export function isOrderableQuantity(quantity: number, pack: PackageSize): boolean {
  return quantity > 0 && quantity <= largestQuantity && quantity % sizeOf(pack) === 0;
}

function sizeOf(pack: PackageSize): number {
  return pack || 1;
}
