import { inWholePackages } from '#shop/order-model/packages.ts';
import { isOrderableQuantity, largestQuantity } from '#shop/cart/quantity.ts';

/** A typed quantity after parsing; `isRounded` when it was rounded up to whole packages. */
export type TypedQuantity =
  | { quantity: number; isRounded: boolean }
  | { wrong: 'empty' | 'zero' | 'not a quantity' | 'too many' };

/** The error messages for invalid quantities, as keys of texts. */
export const wrongQuantity = {
  empty: 'cart.notAQuantity',
  zero: 'cart.notAQuantity',
  'not a quantity': 'cart.notAQuantity',
  'too many': 'cart.tooMany',
} as const;

/** As many characters as a field of a quantity takes. A browser cuts off what is pasted, and with it digits after spaces. */
export const longestTyped = 20;

/** Returns whole packages that hold at least as many pieces as were typed. */
export function readTypedQuantity(typed: string, pack: number | null): TypedQuantity {
  const text = typed.replace(/\s/g, '');
  if (text === '') return { wrong: 'empty' };
  if (!/^\d+$/.test(text)) return { wrong: 'not a quantity' };
  if (Number(text) === 0) return { wrong: 'zero' };
  const wanted = Number(text);
  const quantity = inWholePackages(wanted, pack);
  if (quantity > largestQuantity) return { wrong: 'too many' };
  return { quantity, isRounded: !isOrderableQuantity(wanted, pack) };
}
