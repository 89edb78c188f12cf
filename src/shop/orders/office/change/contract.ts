import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { amount, integer, optionalText, pathId, text } from '#kit/fields/fields.ts';
import { largestQuantity } from '#shop/cart/quantity.ts';
import { longestPurchaseOrderNumber } from '#shop/checkout/checkout-input.ts';
import { DeliveryAddressInput } from '#shop/delivery-addresses/address-input.ts';
import { holdReasons } from '#shop/order-model/hold.ts';
import { mostMessage } from '#shop/order-model/order-terms.ts';
import { rowKinds } from '#shop/order-model/row-kind.ts';
import { OfficeOrder } from '#shop/orders/office/contract.ts';
import { longestNote } from '#shop/orders/office/notes/contract.ts';

declare module '#kit/http/problem.ts' {
  interface ProblemMembers {
    /** The order as it is now, of a change that was based on another. */
    Order?: OfficeOrder;
  }
}

const mostChangedRows = 500;

const Row = z
  .object({
    /** A row of the order, or an article that comes to it. */
    RowId: z.optional(integer({ min: 1 })),
    ArticleId: z.optional(integer({ min: 1 })),
    /** What the customer gets in all, sent pieces included. */
    Quantity: z.optional(integer({ max: largestQuantity })),
    /** Of a piece, excluding VAT. */
    Price: z.optional(amount()),
    /** What is not sent of the row is cancelled. */
    Cancel: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ RowId, ArticleId }) => (RowId === undefined) !== (ArticleId === undefined), {
      path: ['RowId'],
      error: 'match',
    }),
    z.refine(({ ArticleId, Quantity }) => ArticleId === undefined || (Quantity ?? 0) > 0, {
      path: ['Quantity'],
      error: 'required',
    }),
  );
export type ChangedOrderRow = z.infer<typeof Row>;

const Discount = z
  .object({
    Percent: z.optional(amount({ min: 0.01, max: 100 })),
    /** Excluding VAT, in the currency of the order. */
    Amount: z.optional(amount({ min: 0.01 })),
    /** What papers call it; without any it is called a discount. */
    Text: optionalText({ max: 100 }),
  })
  .check(
    z.refine(({ Percent, Amount }) => (Percent === undefined) !== (Amount === undefined), {
      path: ['Percent'],
      error: 'required',
    }),
  );

const terms = {
  /** The week of arrival, `2026-W50`, or '' for as soon as possible. */
  deliveryWeekString: z.optional(text({ max: 10 })),
  partialDelivery: z.optional(z.boolean()),
  purchaseOrderNumber: z.optional(text({ max: longestPurchaseOrderNumber })),
  orderInfoText: z.optional(text({ max: mostMessage })),
  /** One of the customer's own addresses. */
  deliveryAddressId: z.optional(integer({ min: 1 })),
  /** Any address, in the place of one of the customer's. */
  deliveryAddress: z.optional(DeliveryAddressInput),
};

const change = {
  id: pathId(),
  Rows: z.array(Row).check(
    z.refine((rows) => rows.length <= mostChangedRows, {
      error: 'maxAmount',
      params: { maximum: mostChangedRows },
    }),
  ),
  /** The one discount of the order: another replaces it, and null takes it away. */
  Discount: z.optional(z.nullable(Discount)),
  /** What the order was placed with, named as when it is placed; what is left out stays. */
  ...terms,
};

export const changeOfficeOrder = endpoint({
  name: 'changeOfficeOrder',
  summary: 'Change rows, prices, discount and terms of an order of which something is left to send',
  description:
    'Fewer pieces of a row are cancelled (`QuantityCancelled` rises), and what was taken from the stock for them goes back; more ' +
    'pieces keep the price of the row; an article that comes to the order has the price of today. Prices and discounts need the right ' +
    '`orders.price`, and are at most `DiscountLimit` percent below what was ordered but for owners. Fees, sums and whether the order ' +
    'is held are decided anew, but where only terms change that cost nothing. An address with other VAT is refused. An order that was changed meanwhile is in the problem as `Order`.',
  method: 'POST',
  path: '/api/office/orders/:id/changes',
  who: 'staff',
  right: 'orders.write',
  problems: ['changed-meanwhile'],
  mostBodyBytes: 128 * 1024,
  input: z.object({
    ...change,
    Version: text({ min: 1 }),
    /** For the log of changes; the customer does not see it. */
    Reason: optionalText({ max: 500 }),
    /** Whether the customer is mailed what was and what is. */
    Mail: z.boolean(),
    /** For the staff: see `Notes` of the order. */
    Note: optionalText({ max: longestNote }),
  }),
  output: OfficeOrder,
});

export const OrderChangePreview = z.object({
  AmountExcludingVat: z.number(),
  VatAmount: z.number(),
  TotalAmount: z.number(),
  Held: z.nullable(z.enum(holdReasons)),
  /** Everything is cancelled: the order keeps its amounts. */
  Cancelled: z.boolean(),
  /** Fees and discounts, each once for each rate of VAT. */
  Fees: z.array(z.object({ Kind: z.enum(rowKinds), Text: z.string(), Amount: z.number() })),
  /** The articles that come to the order. */
  Added: z.array(
    z.object({
      ArticleId: z.int(),
      ArticleNumber: z.string(),
      Description: z.string(),
      Quantity: z.int(),
      Price: z.number(),
      QuantityShort: z.int(),
    }),
  ),
});
export type OrderChangePreview = z.infer<typeof OrderChangePreview>;

export const previewOfficeOrderChange = endpoint({
  name: 'previewOfficeOrderChange',
  summary: 'What an order would cost after a change, or what of the change cannot be; nothing is changed',
  method: 'POST',
  path: '/api/office/orders/:id/changes/preview',
  who: 'staff',
  right: 'orders.write',
  mostBodyBytes: 128 * 1024,
  input: z.object(change),
  output: OrderChangePreview,
});

export const confirmOfficeOrder = endpoint({
  name: 'confirmOfficeOrder',
  summary: 'Mail the confirmation of an order as it is now once more',
  method: 'POST',
  path: '/api/office/orders/:id/confirmation',
  who: 'staff',
  right: 'orders.write',
  input: z.object({ id: pathId() }),
  output: z.object({ Emails: z.array(z.string()) }),
});

export const splitOfficeOrder = endpoint({
  name: 'splitOfficeOrder',
  summary: 'Make a second order of pieces that are not sent, on the same terms and without a second freight',
  description:
    'Pieces that are missing move first, and what is set aside goes with the others. Something must stay in the order.',
  method: 'POST',
  path: '/api/office/orders/:id/split',
  who: 'staff',
  right: 'orders.write',
  input: z.object({
    id: pathId(),
    Version: text({ min: 1 }),
    Rows: z
      .array(z.object({ RowId: integer({ min: 1 }), Quantity: integer({ min: 1 }) }))
      .check(z.refine((rows) => rows.length > 0, { error: 'required' })),
    /** The week of the second order; that of the first where it is left out. */
    deliveryWeekString: terms.deliveryWeekString,
    /** Whether the customer is mailed what is in which order; nobody is where it is left out. */
    Mail: z.optional(z.boolean()),
  }),
  output: z.object({ OrderId: z.int() }),
});
