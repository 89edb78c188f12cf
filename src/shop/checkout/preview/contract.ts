import * as z from 'zod/mini';
import { missingOrWrong } from '#kit/forms/fields.ts';
import { endpoint } from '#kit/http/endpoint.ts';
import { CompleteWeek, Delivery } from '#shop/delivery-forecast/contract.ts';
import { Verdict } from '#shop/wanted-rows/contract.ts';
import { Checkout, optionalInteger } from '#shop/checkout/checkout-input.ts';

/** The fields of an order, none of which is required. */
export const PreviewInput = z.extend(Checkout, {
  wayOfDeliveryId: optionalInteger({ min: 1, max: 2_147_483_647 }),
  partialDelivery: z.pipe(
    z.transform((value: unknown) => (value === '' || value === null ? undefined : value)),
    z.optional(z.boolean({ error: missingOrWrong })),
  ),
});
export type PreviewInput = z.infer<typeof PreviewInput>;

export const CheckoutPreview = z.object({
  /** The sum of the rows, excluding VAT. */
  Goods: z.number(),
  Fees: z.array(z.object({ Kind: z.string(), Text: z.string(), Amount: z.number() })),
  VatAmount: z.number(),
  /** The sum to pay, including VAT: what `expectedTotal` of an order has to be. */
  TotalAmount: z.number(),
  /** The week in which everything could be sent; null when the day of some pieces is unknown. */
  CompleteWeek: z.nullable(CompleteWeek),
  /** The rows that miss the chosen week, or whose day is unknown; none without a chosen week. */
  Late: z.array(Verdict),
  /** What is sent in which week, in whole packages, with the chosen week or as soon as possible. */
  Deliveries: z.array(Delivery),
});
export type CheckoutPreview = z.infer<typeof CheckoutPreview>;

export const previewCheckout = endpoint({
  name: 'previewCheckout',
  summary: 'What an order of the cart would cost, and in which weeks it would be sent',
  method: 'POST',
  path: '/api/checkoutpreview',
  who: 'customer',
  description:
    'Takes the fields of `POST /api/Order`, none of which is required. Weeks are a forecast. Nothing is stored or reserved.',
  problems: ['cart-empty'],
  input: PreviewInput,
  output: CheckoutPreview,
});
