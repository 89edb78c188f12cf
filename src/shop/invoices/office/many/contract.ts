import * as z from 'zod/mini';
import { integer } from '#kit/fields/fields.ts';
import { endpoint } from '#kit/http/endpoint.ts';
import { keyHeader } from '#kit/http/idempotency/key-header.ts';
import { Refused } from '#kit/http/refused.ts';

/** How many orders are invoiced by one call. */
export const mostInvoiced = 200;

export const Invoiced = z.object({ OrderId: z.int(), InvoiceNumber: z.int() });
export const NotInvoiced = z.object({ OrderId: z.int(), Problem: Refused });
export type Invoiced = z.infer<typeof Invoiced>;
export type NotInvoiced = z.infer<typeof NotInvoiced>;

export const invoiceOfficeOrders = endpoint({
  name: 'invoiceOfficeOrders',
  summary: `Invoice what was sent of up to ${mostInvoiced} orders, each for itself: what one is refused for stops no other`,
  method: 'POST',
  path: '/api/office/orders/invoices',
  who: 'staff',
  right: 'invoices.write',
  requestHeaders: keyHeader,
  description:
    'An order with nothing to invoice is refused by `conflict`, and so is that of a customer who gets one invoice a month.',
  problems: ['key-reused'],
  input: z.object({
    OrderIds: z
      .array(integer({ min: 1 }))
      .check(z.minLength(1, { error: 'required' }), z.maxLength(mostInvoiced, { error: 'maxAmount' })),
    /** Whether the invoices are mailed to the customers. */
    Mail: z.boolean(),
  }),
  output: z.object({ Invoiced: z.array(Invoiced), NotInvoiced: z.array(NotInvoiced) }),
});
