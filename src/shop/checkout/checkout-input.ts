import * as z from 'zod/mini';
import { integer, missingOrWrong, optionalLine, optionalText } from '#kit/forms/fields.ts';

export const longestPurchaseOrderNumber = 50;

/**
 * The week may be given as `deliveryWeekString` or `deliveryWeek` ("2026-W43"), or as `deliveryYear` and
 * `deliveryWeekNumber`; if given in several forms, they must agree.
 */
export const Checkout = z.object({
  orderInfoText: optionalText({ max: 2000 }),
  /** The order's number in the customer's own system, repeated on the confirmation and the invoice. */
  purchaseOrderNumber: optionalLine({ max: longestPurchaseOrderNumber }),
  wayOfDeliveryId: integer({ min: 1 }),
  partialDelivery: z.boolean({ error: missingOrWrong }),
  deliveryWeek: z.pipe(
    z.transform((value: unknown) => (typeof value === 'number' ? String(value) : value)),
    optionalText({ max: 10 }),
  ),
  deliveryWeekString: optionalText({ max: 10 }),
  deliveryWeekNumber: optionalInteger({ min: 1, max: 53 }),
  deliveryYear: optionalInteger({ min: 2000, max: 2200 }),
  /** One of the customer's own addresses; when omitted, the default address, or else the invoice address. */
  deliveryAddressId: optionalInteger({ min: 1, max: 2_147_483_647 }),
  /**
   * `Version` of the cart that the sender saw; if the cart has changed since, the answer is 409 `cart-changed` and no
   * order is placed.
   */
  cartVersion: optionalText({ max: 50 }),
});
export type Checkout = z.infer<typeof Checkout>;

function optionalInteger(bounds: { min: number; max: number }) {
  return z.pipe(
    z.transform((value: unknown) => (value === '' || value === null ? undefined : value)),
    z.optional(integer(bounds)),
  );
}
