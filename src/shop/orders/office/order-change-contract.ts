import * as z from 'zod/mini';
import { isDate } from '#kit/text/dates.ts';
import { endpoint } from '#kit/http/endpoint.ts';
import { integer, obeys, optionalText, pathId, text } from '#kit/fields/fields.ts';
import { missingOrNoNumber } from '#kit/fields/missing-or-wrong.ts';
import { longestParcel, longestParcels, mostParcels, parcelsIn } from '#shop/order-model/sending/parcels.ts';
import { OfficeOrder } from './contract.ts';

const change = {
  id: pathId(),
  Version: text({ min: 1 }),
  /** Whether the customer is notified by mail. */
  Mail: z.boolean(),
};

/** The shortage of a row, and the day on which it is expected. */
const RowNews = z.object({
  RowId: integer({ min: 1 }),
  QuantityShort: integer(),
  ExpectedDate: optionalText({ max: 10 }).check(
    obeys('regex', (value) => value === '' || isDate(value), 'date'),
  ),
});
export type RowNews = z.infer<typeof RowNews>;

/** The carrier's numbers of the parcels, with commas, `;`, `|` or line breaks between them; a number may be written in groups. */
export const Parcels = optionalText({ max: longestParcels }).check(
  obeys('maxLength', (value) => parcelsIn(value).every((number) => number.length <= longestParcel)),
  obeys('maxAmount', (value) => parcelsIn(value).length <= mostParcels),
);

/** What it weighs with its packaging, in kilograms with at most three decimals. */
export const GrossWeight = z.optional(
  z.number({ error: missingOrNoNumber }).check(
    z.gte(0.001, { error: 'minAmount' }),
    z.lte(1_000_000, { error: 'maxAmount' }),
    z.refine((value) => Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6, { error: 'decimal' }),
  ),
);

export const startOfficeOrder = endpoint({
  name: 'startOfficeOrder',
  summary: 'Take an order in hand: from Order to Processing',
  method: 'POST',
  path: '/api/office/orders/:id/processing',
  who: 'staff',
  right: 'orders.write',
  problems: ['order-held'],
  input: z.object(change),
  output: OfficeOrder,
});

export const deliverOfficeOrder = endpoint({
  name: 'deliverOfficeOrder',
  summary: 'Send some or all of what is left of an order; when nothing is left it is Delivered',
  method: 'POST',
  path: '/api/office/orders/:id/consignments',
  who: 'staff',
  right: 'orders.write',
  problems: ['order-held'],
  input: z.object({
    ...change,
    /** One number; `Parcels` counts where both are given. */
    CarrierNumber: optionalText({ max: longestParcel }),
    Parcels,
    GrossWeight,
    /** Sends what the customer wants whole, later, to fetch or can add to; where it is not given nobody is asked of the last. */
    Despite: z.optional(z.boolean()),
    Rows: z
      .array(z.object({ RowId: integer({ min: 1 }), Quantity: integer({ min: 1 }) }))
      .check(z.refine((rows) => rows.length > 0, { error: 'required' })),
    /** The shortages of the rows that stay behind. */
    Told: z.optional(z.array(RowNews)),
  }),
  output: OfficeOrder,
});

export const changeOfficeOrderRows = endpoint({
  name: 'changeOfficeOrderRows',
  summary: 'Say what is short of the rows of an order, and when it is expected',
  method: 'PUT',
  path: '/api/office/orders/:id/rows',
  who: 'staff',
  right: 'orders.write',
  input: z.object({
    ...change,
    Rows: z.array(RowNews),
  }),
  output: OfficeOrder,
});

export const cancelOfficeOrder = endpoint({
  name: 'cancelOfficeOrder',
  summary: 'Cancel what has not been sent of an order; what was taken from the stock for it goes back',
  method: 'POST',
  path: '/api/office/orders/:id/cancellation',
  who: 'staff',
  right: 'orders.write',
  input: z.object(change),
  output: OfficeOrder,
});
