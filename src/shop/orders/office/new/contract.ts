import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { keyHeader } from '#kit/http/idempotency/key-header.ts';
import { integer, optionalQueryInteger, optionalText, pathId } from '#kit/fields/fields.ts';
import { largestQuantity } from '#shop/cart/quantity.ts';
import { checkoutFields, PreviewInput } from '#shop/checkout/checkout-input.ts';
import { CheckoutPreview } from '#shop/checkout/preview/contract.ts';
import { longestNote } from '#shop/orders/office/notes/contract.ts';

const { addToOrderId: _order, cartVersion: _cart, ...ofOrder } = checkoutFields;
const mostOrderedRows = 1_000;
const orderedRows = z
  .array(z.object({ ArticleId: integer({ min: 1 }), Quantity: integer({ min: 1, max: largestQuantity }) }))
  .check(
    z.refine((rows) => rows.length > 0, { error: 'required' }),
    z.refine((rows) => rows.length <= mostOrderedRows, {
      error: 'maxAmount',
      params: { maximum: mostOrderedRows },
    }),
  );

export const placeOfficeOrder = endpoint({
  name: 'placeOfficeOrder',
  summary: 'Place an order for a customer, at the customer’s prices',
  description:
    'The rows are those of the preview of the customer’s quick order; a quantity need not be whole packages, and no least order ' +
    'holds. The order is held as the customer’s own would be, but for staff who may release it. `PlacedBy` of the order says who placed it.',
  method: 'POST',
  path: '/api/office/orders',
  who: 'staff',
  right: 'orders.write',
  requestHeaders: keyHeader,
  problems: ['cart-empty', 'cart-changed', 'conflict', 'key-reused'],
  mostBodyBytes: 256 * 1024,
  input: z.object({
    ...ofOrder,
    CustomerId: integer({ min: 1 }),
    Rows: orderedRows,
    wayOfDeliveryId: integer({ min: 1 }),
    partialDelivery: z.boolean(),
    /** For the staff: see `Notes` of the order. */
    Note: optionalText({ max: longestNote }),
  }),
  output: z.object({ OrderId: z.int() }),
});

export const previewOfficeOrder = endpoint({
  name: 'previewOfficeOrder',
  summary: 'What an order for a customer would cost, with freight and fees; nothing is stored or reserved',
  method: 'POST',
  path: '/api/office/orders/preview',
  who: 'staff',
  right: 'orders.write',
  problems: ['cart-empty', 'cart-changed'],
  mostBodyBytes: 256 * 1024,
  input: z.object({
    CustomerId: integer({ min: 1 }),
    Rows: orderedRows,
    wayOfDeliveryId: PreviewInput.shape.wayOfDeliveryId,
    deliveryAddressId: PreviewInput.shape.deliveryAddressId,
  }),
  output: z.pick(CheckoutPreview, {
    Goods: true,
    Fees: true,
    MissingToFreeFreight: true,
    VatAmount: true,
    TotalAmount: true,
    WillBeHeld: true,
  }),
});

export const listWaysAtDesk = endpoint({
  name: 'listWaysAtDesk',
  summary: 'The ways by which an order of a customer can be delivered',
  method: 'GET',
  path: '/api/office/customers/:id/ways',
  who: 'staff',
  right: 'orders.write',
  input: z.object({ id: pathId(), deliveryAddressId: optionalQueryInteger({ min: 1 }) }),
  output: z.object({
    Rows: z.array(z.object({ Id: z.int(), Name: z.string() })),
    /** The way of the customer's latest order, where it is among them. */
    UsualId: z.nullable(z.int()),
  }),
});
