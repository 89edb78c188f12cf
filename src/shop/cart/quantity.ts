export const largestQuantity = 100_000;

/** An article sells in whole packages; one without a package size sells by the piece. */
type PackageSize = number | null | undefined;

/** Ten: one package to ten. */
export function quantityChoices(pack: PackageSize): number[] {
  return Array.from({ length: 10 }, (_, index) => (index + 1) * sizeOf(pack));
}

/** One package more; null when the step is to be ignored. */
export function oneUp(quantity: number, pack: PackageSize): number | null {
  const next = quantity + sizeOf(pack);
  return next <= largestQuantity ? next : null;
}

/** One package less; null when the step is to be ignored. */
export function oneDown(quantity: number, pack: PackageSize): number | null {
  const next = quantity - sizeOf(pack);
  return next > 0 ? next : null;
}

export function minusLooksDisabled(quantity: number, pack: PackageSize): boolean {
  return oneDown(quantity, pack) === null;
}

/** A positive number of whole packages, up to 100 000 pieces. */
export function isOrderableQuantity(quantity: number, pack: PackageSize): boolean {
  return quantity > 0 && quantity <= largestQuantity && quantity % sizeOf(pack) === 0;
}

function sizeOf(pack: PackageSize): number {
  return pack || 1;
}
