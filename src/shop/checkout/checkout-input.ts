import * as z from 'zod/mini';
import { integer, optionalLine, optionalText } from '#kit/fields/fields.ts';
import { missingOrNoNumber, missingOrWrong } from '#kit/fields/missing-or-wrong.ts';

export const longestPurchaseOrderNumber = 50;
export const longestCarrierAccount = 50;
/** Larger sums are not exact in öre. */
const largestSum = Number.MAX_SAFE_INTEGER / 100;

/**
 * The week may be given as `deliveryWeekString` or `deliveryWeek` ("2026-W43"), or as `deliveryYear` and
 * `deliveryWeekNumber`; if given in several forms, they must agree.
 */
export const checkoutFields = {
  /**
   * The order to which the rows are added instead of making one of their own. The way, week and partial delivery are
   * then those of the order.
   */
  addToOrderId: optionalInteger({ min: 1, max: 2_147_483_647 }),
  orderInfoText: optionalText({ max: 2000 }),
  /** The order's number in the customer's own system, repeated on the confirmation and the invoice. */
  purchaseOrderNumber: optionalLine({ max: longestPurchaseOrderNumber }),
  /** The customer's own number with the carrier; kept where the way of delivery asks for it. */
  carrierAccount: optionalLine({ max: longestCarrierAccount }),
  /** Required unless `addToOrderId` is given, as is `partialDelivery`. */
  wayOfDeliveryId: z.optional(integer({ min: 1 })),
  partialDelivery: z.optional(z.boolean({ error: missingOrWrong })),
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
  /**
   * The sum including VAT that the sender saw; when the order would cost another sum, the answer is 409 `cart-changed`
   * with the new one as `TotalAmount`, and no order is placed.
   */
  expectedTotal: z.pipe(
    z.transform((value: unknown) => value ?? undefined),
    z.optional(
      z
        .number({ error: missingOrNoNumber })
        .check(z.gte(0, { error: 'minAmount' }), z.lte(largestSum, { error: 'maxAmount' })),
    ),
  ),
};

export const Checkout = z
  .object(checkoutFields)
  .check(neededForNewOrder('wayOfDeliveryId'), neededForNewOrder('partialDelivery'));
export type Checkout = z.infer<typeof Checkout>;

/** The fields of an order, none of which is required. */
export const PreviewInput = z.object({
  ...checkoutFields,
  wayOfDeliveryId: optionalInteger({ min: 1, max: 2_147_483_647 }),
  partialDelivery: z.pipe(
    z.transform((value: unknown) => (value === '' || value === null ? undefined : value)),
    z.optional(z.boolean({ error: missingOrWrong })),
  ),
});
export type PreviewInput = z.infer<typeof PreviewInput>;

function neededForNewOrder(field: 'wayOfDeliveryId' | 'partialDelivery') {
  return z.refine<Record<string, unknown>>(
    (input) => input['addToOrderId'] !== undefined || input[field] !== undefined,
    // It is told beside what is wrong with other fields.
    { path: [field], error: 'required', when: ({ value }) => typeof value === 'object' && value !== null },
  );
}

function optionalInteger(bounds: { min: number; max: number }) {
  return z.pipe(
    z.transform((value: unknown) => (value === '' || value === null ? undefined : value)),
    z.optional(integer(bounds)),
  );
}
