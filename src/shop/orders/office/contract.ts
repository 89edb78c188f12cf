import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { optionalQueryChoice, optionalQueryInteger, pathId, queryText } from '#kit/fields/fields.ts';
import { holdReasons } from '#shop/order-model/hold.ts';
import { rowKinds } from '#shop/order-model/row-kind.ts';
import { cans } from '#shop/order-model/sending/readiness.ts';
import { Parcel } from '#shop/orders/contract.ts';
import { MissingForCustoms } from './customs/contract.ts';
import { orderFilter, orderSorts } from './queue/filter.ts';

export const Row = z.object({
  Id: z.int(),
  CreateDate: z.string(),
  Status: z.int(),
  HasShortage: z.boolean(),
  /** Why it waits until it is released; null when it does not. */
  Held: z.nullable(z.enum(holdReasons)),
  CustomerId: z.int(),
  CustomerNumber: z.string(),
  CustomerName: z.string(),
  WayOfDeliveryName: z.string(),
  Collected: z.boolean(),
  /** The customer's own order number, or ''. */
  PurchaseOrderNumber: z.string(),
  /** `2026-W53`, or empty for as soon as possible. */
  DeliveryWeek: z.string(),
  AmountExcludingVat: z.number(),
  /** An order of the test customer, which counts in no figure, takes no stock and is not invoiced. */
  Test: z.boolean(),
  CurrencyCode: z.string(),
});
export type OfficeOrderSummary = z.infer<typeof Row>;

/** What can be done about an order now; for one that is not open `Can` and `Due` are null and nothing is left. */
export const Sendable = z.object({
  /** How much of what is left can be sent now. Free pieces go to the oldest order first. */
  Can: z.nullable(z.enum(cans)),
  /** The day by which it must leave to keep what was told. */
  Due: z.nullable(z.string()),
  /** What is left to send, what of it is there, and what is not. */
  Pieces: z.int(),
  PiecesReady: z.int(),
  PiecesShort: z.int(),
  /** When it was last on a printed pick list, who printed it, and whether other pieces are ordered since. */
  Printed: z.nullable(z.object({ At: z.string(), By: z.string(), Changed: z.boolean() })),
});

const Listed = z.object({
  ...Row.shape,
  ...Sendable.shape,
  /** Whether it may be sent in parts. */
  PartialDelivery: z.boolean(),
  /** The staff have noted something. */
  Note: z.boolean(),
});
export type ListedOrder = z.infer<typeof Listed>;

export const listOfficeOrders = endpoint({
  name: 'listOfficeOrders',
  summary: 'Orders of all customers; read on with `after` from the `Next` of the part before',
  description:
    'Newest first unless sorted otherwise. `can`, `due`, `wanted`, `printed` and the other sorts are of open orders alone.',
  method: 'GET',
  path: '/api/office/orders',
  who: 'staff',
  right: 'orders.read',
  input: z.object({
    ...orderFilter,
    sort: optionalQueryChoice(orderSorts),
    after: queryText({ max: 2_000 }),
    take: optionalQueryInteger({ min: 1, max: 200 }),
  }),
  output: z.object({ Rows: z.array(Listed), Next: z.optional(z.string()) }),
});

export const mostExported = 5_000;

export const exportOfficeOrders = endpoint({
  name: 'exportOfficeOrders',
  summary: `The rows of the orders in the list as a CSV file; of at most ${mostExported} orders, the newest`,
  method: 'GET',
  path: '/api/office/orders/export',
  who: 'staff',
  right: 'orders.read',
  input: z.object(orderFilter),
  output: z.object({ FileName: z.string(), Csv: z.string(), Orders: z.int(), HasMore: z.boolean() }),
});

const Address = z.array(z.string());

export const OfficeOrderRow = z.object({
  Id: z.int(),
  Kind: z.enum(rowKinds),
  ArticleId: z.nullable(z.int()),
  ArticleNumber: z.string(),
  Description: z.string(),
  Price: z.number(),
  Quantity: z.int(),
  QuantityDelivered: z.int(),
  QuantityCancelled: z.int(),
  /** The part of the remaining quantity that is not in stock. */
  QuantityShort: z.int(),
  /** The missing pieces are made for the customer, and in no stock. */
  MadeToOrder: z.boolean(),
  ExpectedDate: z.string(),
  /** When the row was added to the order; null for the rows with which it was placed. */
  AddedAt: z.nullable(z.string()),
  /** The staff member, or the customer, who added it; '' for the rows with which the order was placed. */
  AddedBy: z.string(),
  /** What a piece cost when it was ordered; null while that is its price. */
  OrderedPrice: z.nullable(z.number()),
  TotalAmount: z.number(),
});
export type OfficeOrderRow = z.infer<typeof OfficeOrderRow>;

export const OfficeOrder = z.object({
  ...Row.shape,
  CustomerEmail: z.string(),
  /** The staff member who placed the order on the customer's behalf, or ''. */
  PlacedBy: z.string(),
  /** The customer's own number with the carrier, or ''. */
  CarrierAccount: z.string(),
  /** What the numbers of parcels of its way of delivery look like; '' for anything. */
  ParcelPattern: z.string(),
  /** The person who ordered; null for whoever logs in with the customer's number. */
  OrderedBy: z.nullable(z.string()),
  ApprovedBy: z.nullable(z.string()),
  /** Until when the customer can add rows to the order; null when they cannot. */
  Until: z.nullable(z.string()),
  PartialDelivery: z.boolean(),
  /** Its goods go where customs asks for a commercial invoice. */
  LeavesUnion: z.boolean(),
  Message: z.string(),
  VatAmount: z.number(),
  TotalAmount: z.number(),
  InvoiceAddress: Address,
  /** The lines of the address as on the parcel. */
  DeliveryAddress: Address,
  /** The same in its fields. */
  DeliverTo: z.object({
    Name: z.string(),
    ContactPerson: z.string(),
    Address1: z.string(),
    Address2: z.string(),
    ZipCode: z.string(),
    City: z.string(),
    CountryCode: z.string(),
  }),
  Rows: z.array(OfficeOrderRow),
  Consignments: z.array(
    z.object({
      Id: z.int(),
      /** The first of its parcels, or ''. */
      CarrierNumber: z.string(),
      Parcels: z.array(Parcel),
      /** With its packaging, in kilograms; null where nobody told. */
      GrossWeight: z.nullable(z.number()),
      SentDate: z.string(),
      Rows: z.array(z.object({ RowId: z.int(), Quantity: z.int() })),
      /** What a commercial invoice of it cannot be made without; null where it stays in the union and needs none. */
      MissingForCustoms: z.nullable(z.array(MissingForCustoms)),
    }),
  ),
  /** What staff let the order cost less: one of percent and amount; null for nothing. */
  Discount: z.nullable(
    z.object({ Percent: z.nullable(z.number()), Amount: z.nullable(z.number()), Text: z.string() }),
  ),
  /** What staff have noted for each other: pinned notes first, then the newest. */
  Notes: z.array(
    z.object({
      Id: z.int(),
      At: z.string(),
      By: z.string(),
      Text: z.string(),
      Pinned: z.boolean(),
    }),
  ),
  Version: z.string(),
});
export type OfficeOrder = z.infer<typeof OfficeOrder>;

export const readOfficeOrder = endpoint({
  name: 'readOfficeOrder',
  summary: 'An order with what has been sent of it',
  method: 'GET',
  path: '/api/office/orders/:id',
  who: 'staff',
  right: 'orders.read',
  input: z.object({ id: pathId() }),
  output: OfficeOrder,
});
