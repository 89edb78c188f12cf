import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { optionalQueryInteger, pathId, queryText } from '#kit/fields/fields.ts';
import { missingOrWrong } from '#kit/fields/missing-or-wrong.ts';
import { holdReasons } from '#shop/order-model/hold.ts';
import { rowKinds } from '#shop/order-model/row-kind.ts';

export const Parcel = z.object({
  /** The carrier's number of it. */
  Number: z.string(),
  /** The carrier's page; null when the way of delivery has none. */
  TrackingUrl: z.nullable(z.string()),
});
export type Parcel = z.infer<typeof Parcel>;

const Consignment = z.object({
  Id: z.int(),
  /** The number of its first parcel; '' when none is known. */
  ConsignmentId: z.string(),
  SentDate: z.string(),
  Parcels: z.array(Parcel),
  /** What is in it. */
  Rows: z.array(z.object({ OrderRowId: z.int(), Quantity: z.int() })),
});

export const Order = z.object({
  Id: z.int(),
  CreateDate: z.string(),
  Status: z.int(),
  HasShortage: z.boolean(),
  /** Why it waits, for payment or for the maker's word: nothing of it is sent until it is released. */
  Held: z.nullable(z.enum(holdReasons)),
  /** The first parcel of the latest consignment that has one; all of them are in `Consignments`. */
  ConsignmentId: z.nullable(z.string()),
  Consignments: z.array(Consignment),
  WayOfDeliveryName: z.string(),
  /** The customer collects the goods: they are never sent. */
  Collected: z.boolean(),
  /** The carrier's page with `{consignmentId}`; null for that of the settings. */
  TrackingTemplate: z.nullable(z.string()),
  /** The customer's own order number; '' when none was given. */
  PurchaseOrderNumber: z.string(),
  /** The customer's own number with the carrier; '' when none was given. */
  CarrierAccount: z.string(),
  /** The person who ordered; null for whoever logs in with the customer's number. */
  OrderedBy: z.nullable(z.string()),
  /** Who approved it; null where nobody had to. */
  ApprovedBy: z.nullable(z.string()),
  /** The name has the specification's spelling. */
  AmountExludeVat: z.number(),
  VatAmount: z.number(),
  TotalAmountIncludeVat: z.number(),
  CurrencyCode: z.string(),
  /** The day on which the whole order was cancelled, `YYYY-MM-DD`; null when it was not, or the day is unknown. */
  CancelledDate: z.nullable(z.string()),
  /** Until when rows can be added to the order; null when they cannot. */
  Until: z.nullable(z.string()),
  PartialDelivery: z.boolean(),
  /** `2026-W53`, or '' for as soon as possible. */
  DeliveryWeek: z.string(),
  /** The lines of the address as on the parcel. */
  DeliveryAddress: z.array(z.string()),
  Message: z.string(),
});
export type Order = z.infer<typeof Order>;

export const OrderRow = z.object({
  Id: z.int(),
  Kind: z.enum(rowKinds),
  /** Null for a fee, and when the article is no longer sold. */
  ArticleId: z.nullable(z.int()),
  ImageId: z.nullable(z.int()),
  ArticleNumber: z.string(),
  Description: z.string(),
  Price: z.number(),
  Quantity: z.int(),
  QuantityDelivered: z.int(),
  QuantityCancelled: z.int(),
  /** The part of the remaining quantity that is not in stock. */
  QuantityShort: z.int(),
  /** The day on which the missing pieces are expected. */
  ExpectedDate: z.nullable(z.string()),
  /** The day that was expected before; null when it has not changed, or none was known. */
  PreviousExpectedDate: z.nullable(z.string()),
  /** The day on which the expected day was changed last. */
  ChangedDate: z.nullable(z.string()),
  /** `2027-01`, the month that was promised with the order, until a newer date is known. */
  ExpectedMonth: z.nullable(z.string()),
  /** The promise in words for an article made to order, otherwise ''. */
  ExpectedText: z.string(),
  TotalAmount: z.number(),
});
export type OrderRow = z.infer<typeof OrderRow>;

export const orderSorts = ['newest', 'oldest', 'highest', 'lowest'] as const;
export type OrderSort = (typeof orderSorts)[number];

export const orderStates = ['received', 'started', 'partly', 'sent', 'backorder', 'cancelled'] as const;
export type OrderState = (typeof orderStates)[number];

const filter = {
  /** All words must occur in the order's numbers, year, message or rows, or name a state, such as “restnoterad”. */
  q: queryText(),
  state: z.optional(z.enum(orderStates, { error: missingOrWrong })),
  sort: z.optional(z.catch(z.enum(orderSorts), 'newest')),
};

export const listOrders = endpoint({
  name: 'listOrders',
  summary: "The customer's orders, newest first",
  method: 'GET',
  path: '/api/orders',
  who: 'customer',
  right: 'see',
  input: z.object({
    ...filter,
    skip: optionalQueryInteger({ min: 0 }),
    take: optionalQueryInteger({ min: 1, max: 100 }),
  }),
  output: z.object({ Orders: z.array(Order), TotalCount: z.int() }),
});

export const readOrder = endpoint({
  name: 'readOrder',
  summary: 'One of the customer’s orders with its rows, and the address its confirmation went to',
  method: 'GET',
  path: '/api/orders/:orderId',
  who: 'customer',
  right: 'see',
  input: z.object({ orderId: pathId() }),
  output: z.object({
    ...Order.shape,
    ConfirmationEmail: z.string(),
    /** Whether the shop has a server for mail; without one no confirmation reaches anybody. */
    ConfirmationIsMailed: z.boolean(),
    /** `2027-W10`, in which all could be sent as it was told when it was ordered; null when that was unknown. */
    ToldWeek: z.nullable(z.string()),
    /**
     * The first week in which all of the rest can be sent, by what is known now, whatever week was asked for; null when it
     * is unknown, or nothing is left.
     */
    WeekNow: z.nullable(z.string()),
    Rows: z.array(OrderRow),
  }),
});

export const mostExportedOrders = 1_000;

export const exportOrders = endpoint({
  name: 'exportOrders',
  summary: `The rows of the customer's orders as a file, in base64; of at most ${mostExportedOrders} orders, the first of the list`,
  method: 'GET',
  path: '/api/orders/export',
  who: 'customer',
  right: 'see',
  input: z.object({ ...filter, format: z.enum(['csv', 'xlsx'], { error: missingOrWrong }) }),
  output: z.object({ FileName: z.string(), File: z.string(), Orders: z.int(), HasMore: z.boolean() }),
});

export const listOrderRows = endpoint({
  name: 'listOrderRows',
  summary: 'The rows of one order',
  method: 'GET',
  path: '/api/OrderRows/:orderId',
  who: 'customer',
  right: 'see',
  input: z.object({ orderId: pathId() }),
  output: z.array(OrderRow),
});
