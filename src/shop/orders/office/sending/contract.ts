import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { integer, queryIds, text } from '#kit/fields/fields.ts';
import { Refused } from '#kit/http/refused.ts';
import { keyHeader } from '#kit/http/idempotency/key-header.ts';
import { wishes } from '#shop/order-model/sending/wishes.ts';
import { GrossWeight, Parcels } from '#shop/orders/office/order-change-contract.ts';

/** How many orders are sent by one call. */
export const mostSent = 200;

const Quantities = z
  .array(z.object({ RowId: integer({ min: 1 }), Quantity: integer({ min: 1 }) }))
  .check(z.refine((rows) => rows.length > 0, { error: 'required' }));

const OrderToSend = z.object({
  OrderId: integer({ min: 1 }),
  Version: text({ min: 1 }),
  Parcels,
  /** All that is ready, unless they are given. */
  Quantities: z.optional(Quantities),
  /** Sends what the customer wants whole, later, to fetch or can add to; where it is not given nobody is asked of the last. */
  Despite: z.optional(z.boolean()),
  GrossWeight,
});

/** What is refused, as it would be answered by itself. */
const RefusedToSend = z.object({
  ...Refused.shape,
  /** What the customer wants; with `Despite` it is sent all the same. */
  Against: z.optional(z.array(z.enum(wishes))),
});

export const Sent = z.object({
  OrderId: z.int(),
  /** `Id` of the consignment. */
  ConsignmentId: z.int(),
  /** Null where none was made: of a test order, and for customers who get one a month. */
  InvoiceNumber: z.nullable(z.int()),
});
export const NotSent = z.object({ OrderId: z.int(), Problem: RefusedToSend });
export type Sent = z.infer<typeof Sent>;
export type NotSent = z.infer<typeof NotSent>;

export const sendOfficeOrders = endpoint({
  name: 'sendOfficeOrders',
  summary: `Send up to ${mostSent} orders, each for itself: what one is refused for stops no other`,
  method: 'POST',
  path: '/api/office/orders/consignments',
  who: 'staff',
  right: 'orders.write',
  requestHeaders: keyHeader,
  mostBodyBytes: 2_000_000,
  description:
    '`Invoice` needs the right `invoices.write`. An order that was cancelled meanwhile is refused by `conflict`, one with another old `Version` by `changed-meanwhile`.',
  problems: ['key-reused'],
  input: z.object({
    Rows: z.array(OrderToSend).check(
      z.refine((rows) => rows.length > 0, { error: 'required' }),
      z.refine((rows) => rows.length <= mostSent, { error: 'maxAmount' }),
    ),
    /** Makes the invoice of each, of all that was sent of it. */
    Invoice: z.boolean(),
    /** Whether the customers are notified by mail. */
    Mail: z.boolean(),
  }),
  output: z.object({ Sent: z.array(Sent), NotSent: z.array(NotSent) }),
});

export const ToSend = z.object({
  OrderId: z.int(),
  Version: z.string(),
  CustomerNumber: z.string(),
  CustomerName: z.string(),
  /** Whether the customer can be notified. */
  HasEmail: z.boolean(),
  WayOfDeliveryName: z.string(),
  /** What the way's numbers of parcels look like; '' for anything. */
  ParcelPattern: z.string(),
  /** The pieces that are left to send, and those of them that can be sent now. */
  Pieces: z.int(),
  PiecesReady: z.int(),
  /** What can be sent now weighs, in kilograms; null where the weight of an article is unknown. */
  Weight: z.nullable(z.number()),
  /** What sending it now goes against, and the question in words; '' for nothing. */
  Against: z.array(z.enum(wishes)),
  Question: z.string(),
  /** Why nothing of it can be sent; '' when something can. */
  Refusal: z.string(),
});
export type ToSend = z.infer<typeof ToSend>;

export const readOrdersToSend = endpoint({
  name: 'readOrdersToSend',
  summary: 'What is ready of some orders, in the order in which they are asked for',
  method: 'GET',
  path: '/api/office/orders/sending',
  who: 'staff',
  right: 'orders.read',
  input: z.object({ ids: queryIds({ most: mostSent }) }),
  output: z.object({ Rows: z.array(ToSend) }),
});
