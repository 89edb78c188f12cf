import * as z from 'zod/mini';
import { integer, pathId } from '#kit/fields/fields.ts';
import { endpoint } from '#kit/http/endpoint.ts';

const vatCases = ['domestic', 'intra_eu', 'export'] as const;

/** An order of which something is not invoiced, and what of its VAT is otherwise by what is known of its customer now. */
export const VatCorrection = z.object({
  OrderId: z.int(),
  CurrencyCode: z.string(),
  /** What it is, and what it becomes. */
  VatCase: z.enum(vatCases),
  Becomes: z.enum(vatCases),
  /** The buyer's, '' for none. */
  VatNumber: z.string(),
  /** Where the goods go. */
  CountryCode: z.string(),
  VatAmount: z.number(),
  BecomesVatAmount: z.number(),
  BecomesTotalAmount: z.number(),
});
export type VatCorrection = z.infer<typeof VatCorrection>;

export const listVatCorrections = endpoint({
  name: 'listVatCorrections',
  summary:
    'Orders of a customer that are not invoiced and are taxed otherwise than by what is known of the customer now',
  method: 'GET',
  path: '/api/office/customers/:id/vat-corrections',
  who: 'staff',
  right: 'orders.read',
  input: z.object({ id: pathId() }),
  output: z.object({ Rows: z.array(VatCorrection) }),
});

const orders = z
  .array(z.object({ Id: integer({ min: 1 }), VatCase: z.enum(vatCases, { error: 'match' }) }))
  .check(z.refine((rows) => rows.length > 0, { error: 'required' }));

export const correctVat = endpoint({
  name: 'correctVat',
  summary:
    'Let orders follow what is known of their customer now: what is not invoiced of them is taxed by that',
  method: 'POST',
  path: '/api/office/customers/:id/vat-corrections',
  who: 'staff',
  right: 'orders.write',
  input: z.object({
    id: pathId(),
    /** With the case that each was said to become; refused when it would become another. */
    Orders: orders,
  }),
  output: z.object({ Orders: z.array(z.int()) }),
});

export const correctVatOfOrder = endpoint({
  name: 'correctVatOfOrder',
  summary: 'Let an order that is about to be invoiced follow what is known of its customer now',
  method: 'POST',
  path: '/api/office/orders/:id/vat-correction',
  who: 'staff',
  right: 'invoices.write',
  input: z.object({ id: pathId(), VatCase: z.enum(vatCases, { error: 'match' }) }),
  output: z.object({ Orders: z.array(z.int()) }),
});
