import { inWholePackages } from '#shop/order-model/packages.ts';

export const largestQuantity = 100_000;

/** An article is sold in whole packages; one without a package size is sold by the piece. */
type PackageSize = number | null | undefined;

/** Returns ten quantities, one to ten packages: the field of a card and of an article's page starts with the first. */
export function quantityChoices(pack: PackageSize): number[] {
  return Array.from({ length: 10 }, (_, index) => (index + 1) * sizeOf(pack));
}

/** Returns the next quantity in whole packages; null when the step must be ignored. */
export function oneUp(quantity: number, pack: PackageSize): number | null {
  const next = inWholePackages(quantity + 1, pack);
  return next <= largestQuantity ? next : null;
}

/** Returns the quantity in whole packages before this one; null when the step must be ignored. */
export function oneDown(quantity: number, pack: PackageSize): number | null {
  const next = inWholePackages(quantity, pack) - sizeOf(pack);
  return next > 0 ? next : null;
}

export function minusLooksDisabled(quantity: number, pack: PackageSize): boolean {
  return oneDown(quantity, pack) === null;
}

/** Returns what a row of so many pieces must become, since its package has changed; null when it is in order. */
export function mendedQuantity(quantity: number, pack: PackageSize): number | null {
  const whole = inWholePackages(quantity, pack);
  return whole === quantity ? null : whole <= largestQuantity ? whole : oneDown(quantity, pack);
}

/**
 * Accepts a positive number of whole packages, up to 100 000 pieces. Calls refuse another quantity; the fields of the shop
 * have made it whole packages before (`readTypedQuantity`).
 */
export function isOrderableQuantity(quantity: number, pack: PackageSize): boolean {
  return quantity > 0 && quantity <= largestQuantity && quantity % sizeOf(pack) === 0;
}

function sizeOf(pack: PackageSize): number {
  return pack || 1;
}
