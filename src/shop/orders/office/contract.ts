import * as z from 'zod/mini';
import { isDate } from '#kit/text/dates.ts';
import { endpoint } from '#kit/http/endpoint.ts';
import { obeys, optionalQueryChoice, optionalQueryInteger, pathId, queryText } from '#kit/fields/fields.ts';
import { holdReasons } from '#shop/order-model/hold.ts';
import { rowKinds } from '#shop/order-model/row-kind.ts';

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

/**
 * The five statuses of the specification; open orders (1 and 2), those of them that are late, orders with deliveries
 * that are not invoiced, orders with a shortage, and orders that wait for their release.
 */
export const orderStates = ['open', 'late', 'toInvoice', 'short', 'held', '1', '2', '3', '4', '5'] as const;

const day = queryText({ max: 10 }).check(obeys('regex', (value) => value === '' || isDate(value), 'date'));
const filter = {
  /** An order number, ours or the customer's own, or a customer's number or name. */
  q: queryText(),
  state: optionalQueryChoice(orderStates),
  from: day,
  to: day,
};

export const listOfficeOrders = endpoint({
  name: 'listOfficeOrders',
  summary: 'Orders of all customers, newest first; read on with `after` from the `Next` of the part before',
  method: 'GET',
  path: '/api/office/orders',
  who: 'staff',
  right: 'orders.read',
  input: z.object({ ...filter, after: queryText(), take: optionalQueryInteger({ min: 1, max: 200 }) }),
  output: z.object({ Rows: z.array(Row), Next: z.optional(z.string()) }),
});

export const mostExported = 5_000;

export const exportOfficeOrders = endpoint({
  name: 'exportOfficeOrders',
  summary: `The rows of the orders in the list as a CSV file; of at most ${mostExported} orders, the newest`,
  method: 'GET',
  path: '/api/office/orders/export',
  who: 'staff',
  right: 'orders.read',
  input: z.object(filter),
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
  /** The person who ordered; null for whoever logs in with the customer's number. */
  OrderedBy: z.nullable(z.string()),
  /** Until when the customer can add rows to the order; null when they cannot. */
  Until: z.nullable(z.string()),
  PartialDelivery: z.boolean(),
  Message: z.string(),
  VatAmount: z.number(),
  TotalAmount: z.number(),
  InvoiceAddress: Address,
  DeliveryAddress: Address,
  Rows: z.array(OfficeOrderRow),
  Consignments: z.array(
    z.object({
      Id: z.int(),
      CarrierNumber: z.string(),
      SentDate: z.string(),
      Rows: z.array(z.object({ RowId: z.int(), Quantity: z.int() })),
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
