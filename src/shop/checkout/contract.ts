import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { integer, missingOrWrong, optionalText } from '#kit/fields.ts';

const WayOfDelivery = z.object({ Id: z.int(), Name: z.string() });

export const listWaysOfDelivery = endpoint({
  name: 'listWaysOfDelivery',
  summary: 'The ways an order can be delivered',
  method: 'GET',
  path: '/api/wayofdelivery',
  who: 'customer',
  input: z.object({}),
  output: z.array(WayOfDelivery),
});

function optionalInteger(bounds: { min: number; max: number }) {
  return z.pipe(
    z.transform((value: unknown) => (value === '' || value === null ? undefined : value)),
    z.optional(integer(bounds)),
  );
}

/**
 * The week may come as `deliveryWeekString` or `deliveryWeek` ("2026-W43"), or as `deliveryYear` and
 * `deliveryWeekNumber`; what is given must agree.
 */
export const Checkout = z.object({
  orderInfoText: optionalText({ max: 2000 }),
  wayOfDeliveryId: integer({ min: 1 }),
  partialDelivery: z.boolean({ error: missingOrWrong }),
  deliveryWeek: z.pipe(
    z.transform((value: unknown) => (typeof value === 'number' ? String(value) : value)),
    optionalText({ max: 10 }),
  ),
  deliveryWeekString: optionalText({ max: 10 }),
  deliveryWeekNumber: optionalInteger({ min: 1, max: 53 }),
  deliveryYear: optionalInteger({ min: 2000, max: 2200 }),
  /** One of the customer's own; without it the default, else the invoice address. */
  deliveryAddressId: optionalInteger({ min: 1, max: 2_147_483_647 }),
  /** `Version` of the cart as the sender saw it; where the cart is another by now, 409 `cart-changed` and no order. */
  cartVersion: optionalText({ max: 50 }),
});
export type Checkout = z.infer<typeof Checkout>;

export const placeOrder = endpoint({
  name: 'placeOrder',
  summary: 'Order what is in the cart. Honours an Idempotency-Key header',
  method: 'POST',
  path: '/api/Order',
  who: 'customer',
  input: Checkout,
  output: z.object({ OrderId: z.int() }),
});
