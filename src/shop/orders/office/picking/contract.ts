import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { integer, pathId } from '#kit/fields/fields.ts';
import { leftOutReasons } from './pick.ts';

export const pickingKinds = ['orders', 'sums', 'slips', 'labels', 'customs'] as const;
export type PickingKind = (typeof pickingKinds)[number];

/** 24 labels on an A4, or one on a page of a label printer. */
export const labelSizes = ['a4', '100x150'] as const;
export type LabelSize = (typeof labelSizes)[number];

/** The orders that are printed at once, at most. */
export const mostPicked = 200;

export const printOfficeOrders = endpoint({
  name: 'printOfficeOrders',
  summary: 'What is packed now of orders, as a PDF: pick lists, packing slips or address labels',
  description:
    'Of `Kind`: `orders` is a pick list of each order, `sums` one list of all of them, `slips` are packing slips in the ' +
    'language of each customer, `labels` address labels, and `customs` commercial invoices of what is sent now of orders ' +
    'that leave the union, where `Missing` of a refusal is what they cannot be made without. Orders with nothing to pick are left out of all but the labels, ' +
    'and are named on the pick lists. `orders` and `sums` mark what they hold as printed; with `Start` the orders that are ' +
    'new are taken in hand, and nobody is mailed.',
  method: 'POST',
  path: '/api/office/orders/picking',
  who: 'staff',
  right: 'orders.write',
  givesFile: 'application/pdf',
  input: z.object({
    OrderIds: z
      .array(integer({ min: 1 }))
      .check(z.minLength(1, { error: 'required' }), z.maxLength(mostPicked, { error: 'maxAmount' })),
    Kind: z.enum(pickingKinds),
    Start: z.optional(z.boolean()),
    LabelSize: z.optional(z.enum(labelSizes)),
  }),
  output: z.void(),
  problems: ['not-found', 'unavailable'],
});

const RowToPick = z.object({
  RowId: z.int(),
  ArticleNumber: z.string(),
  Name: z.string(),
  /** '' for none. */
  EAN: z.string(),
  Shelf: z.string(),
  /** The pieces to pick now, and those that are left and not there. */
  Ready: z.int(),
  Waiting: z.int(),
});
export type RowToPick = z.infer<typeof RowToPick>;

export const readOrderPicking = endpoint({
  name: 'readOrderPicking',
  summary: 'What is picked now of an order, by shelf',
  method: 'GET',
  path: '/api/office/orders/:id/picking',
  who: 'staff',
  right: 'orders.read',
  input: z.object({ id: pathId() }),
  output: z.object({
    OrderId: z.int(),
    CustomerName: z.string(),
    WayOfDeliveryName: z.string(),
    /** Why nothing is picked: it is held, sent or cancelled, or nothing is there; null when something is. */
    LeftOut: z.nullable(z.enum(leftOutReasons)),
    /** The customer's message; '' for none. */
    Message: z.string(),
    /** Of an order that the customer wants all at once, the pieces that are not there; 0 for others. */
    MissingOfWhole: z.int(),
    /** The pinned notes of the staff. */
    Notes: z.array(z.string()),
    Rows: z.array(RowToPick),
  }),
});
