import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { CompleteWeek, Delivery } from '#shop/delivery-forecast/contract.ts';
import { rowKinds } from '#shop/order-model/row-kind.ts';
import { Verdict } from '#shop/wanted-rows/contract.ts';
import { PreviewInput } from '#shop/checkout/checkout-input.ts';

export const CheckoutPreview = z.object({
  /** The sum of the rows, excluding VAT. */
  Goods: z.number(),
  /** What is charged beside the goods, excluding VAT: a sum for each kind. Freight is known once a way is chosen. */
  Fees: z.array(z.object({ Kind: z.enum(rowKinds), Text: z.string(), Amount: z.number() })),
  /** What the goods lack of the least order, 0 where it is reached; null where there is none. */
  MissingToMinimum: z.nullable(z.number()),
  /** What the goods lack for free freight, 0 where it is reached; null where there is none, or no way is chosen. */
  MissingToFreeFreight: z.nullable(z.number()),
  VatAmount: z.number(),
  /** The sum to pay, including VAT: what `expectedTotal` of an order has to be. */
  TotalAmount: z.number(),
  /** The goods cost more than the caller may order: `POST /api/approvals` asks an administrator. */
  NeedsApproval: z.boolean(),
  /** The order would be received, and wait for the maker’s release. */
  WillBeHeld: z.boolean(),
  /** The week in which everything could be sent; null when the day of some pieces is unknown. */
  CompleteWeek: z.nullable(CompleteWeek),
  /**
   * The first week by which everything can have arrived, by the transport days of the chosen way of delivery, else of the
   * first one: the week to ask for.
   */
  ArrivalWeek: z.nullable(CompleteWeek),
  /** The customer's open orders to which the rows can be added instead. `Until` is the moment from which it is too late, `Rows` and `TotalAmount` (incl. VAT) those it has. */
  AddTo: z.array(z.object({ OrderId: z.int(), Until: z.string(), Rows: z.int(), TotalAmount: z.number() })),
  /** The rows that arrive after the chosen week, or whose day is unknown; none without a chosen week. */
  Late: z.array(Verdict),
  /**
   * The rows of the cart that are no whole packages, since the package has changed, with the quantity that would be
   * some: an order is refused (409 `cart-changed`) until they are changed. Absent where there are none.
   */
  Broken: z.optional(z.array(Verdict)),
  /** What is sent in which week, in whole packages: to arrive in the chosen week, or as soon as possible. */
  Deliveries: z.array(Delivery),
});
export type CheckoutPreview = z.infer<typeof CheckoutPreview>;

export const previewCheckout = endpoint({
  name: 'previewCheckout',
  summary: 'What an order of the cart would cost, and in which weeks it would be sent',
  method: 'POST',
  path: '/api/checkoutpreview',
  who: 'customer',
  right: 'order',
  description:
    'Takes the fields of `POST /api/Order`, none of which is required. With `addToOrderId` everything is of the whole order ' +
    'after the addition. Weeks are a forecast. Nothing is stored or reserved.',
  problems: ['cart-empty', 'not-found', 'too-late', 'limit-reached', 'conflict'],
  input: PreviewInput,
  output: CheckoutPreview,
});
