import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { optionalQueryInteger, pathId } from '#kit/fields.ts';

export const Order = z.object({
  Id: z.int(),
  CreateDate: z.string(),
  Status: z.int(),
  HasShortage: z.boolean(),
  /** The latest; all of them are in `Consignments`. */
  ConsignmentId: z.nullable(z.string()),
  Consignments: z.array(z.object({ ConsignmentId: z.string(), SentDate: z.string() })),
  WayOfDeliveryName: z.string(),
  /** The customer's own; '' where none was given. */
  PurchaseOrderNumber: z.string(),
  /** The specification's spelling. */
  AmountExludeVat: z.number(),
  VatAmount: z.number(),
  TotalAmountIncludeVat: z.number(),
  CurrencyCode: z.string(),
});
export type Order = z.infer<typeof Order>;

export const OrderRow = z.object({
  Id: z.int(),
  ArticleNumber: z.string(),
  Description: z.string(),
  Price: z.number(),
  Quantity: z.int(),
  QuantityDelivered: z.int(),
  QuantityCancelled: z.int(),
  /** When the rest is expected. */
  ExpectedDate: z.nullable(z.string()),
  TotalAmount: z.number(),
});
export type OrderRow = z.infer<typeof OrderRow>;

export const listOrders = endpoint({
  name: 'listOrders',
  summary: "The customer's orders, newest first",
  method: 'GET',
  path: '/api/orders',
  who: 'customer',
  input: z.object({
    skip: optionalQueryInteger({ min: 0 }),
    take: optionalQueryInteger({ min: 1, max: 100 }),
  }),
  output: z.object({ Orders: z.array(Order), TotalCount: z.int() }),
});

export const listOrderRows = endpoint({
  name: 'listOrderRows',
  summary: 'The rows of one order',
  method: 'GET',
  path: '/api/OrderRows/:orderId',
  who: 'customer',
  input: z.object({ orderId: pathId() }),
  output: z.array(OrderRow),
});
