import * as z from 'zod/mini';
import { isDate } from '#kit/text/dates.ts';
import { endpoint } from '#kit/http/endpoint.ts';
import { keyHeader } from '#kit/http/idempotency/key-header.ts';
import { amount, integer, obeys, optionalText, pathId, text } from '#kit/fields/fields.ts';
import { OfficeInvoice } from './contract.ts';

export const invoiceOrder = endpoint({
  name: 'invoiceOrder',
  summary: 'Invoice what has been sent of an order and not been invoiced; when all is sent it is Invoiced',
  method: 'POST',
  path: '/api/office/orders/:id/invoices',
  who: 'staff',
  right: 'invoices.write',
  input: z.object({
    id: pathId(),
    Mail: z.boolean(),
    /** What the invoice was said to come to; it is refused when it would come to something else. */
    TotalAmount: z.optional(amount()),
  }),
  output: z.object({ Number: z.int() }),
});

const change = { id: pathId(), Version: text({ min: 1 }) };

export const payOfficeInvoice = endpoint({
  name: 'payOfficeInvoice',
  summary:
    'Note a payment, of all that is left unless an amount is given; more than that is kept as the money of the customer. A credit note is paid back',
  method: 'POST',
  path: '/api/office/invoices/:id/payment',
  who: 'staff',
  right: 'invoices.write',
  requestHeaders: keyHeader,
  problems: ['key-reused'],
  input: z.object({
    ...change,
    PaidDate: text({ min: 1, max: 10 }).check(obeys('regex', isDate, 'date')),
    Amount: z.optional(amount({ min: 0.01 })),
  }),
  output: OfficeInvoice,
});

export const undoInvoicePayment = endpoint({
  name: 'undoInvoicePayment',
  summary: 'Take back one payment of an invoice, or all of them when none is named',
  method: 'POST',
  path: '/api/office/invoices/:id/payment-undone',
  who: 'staff',
  right: 'invoices.write',
  input: z.object({ ...change, PaymentId: z.optional(integer({ min: 1 })) }),
  output: OfficeInvoice,
});

export const creditOfficeInvoice = endpoint({
  name: 'creditOfficeInvoice',
  summary: 'A credit note for some or all of an invoice, taken off what is left to pay',
  method: 'POST',
  path: '/api/office/invoices/:id/credit-notes',
  who: 'staff',
  right: 'invoices.write',
  requestHeaders: keyHeader,
  problems: ['key-reused'],
  input: z.object({
    ...change,
    Mail: z.boolean(),
    /** What is credited is to be invoiced anew: the invoice was wrong, and the goods were sent all the same. */
    Anew: z.optional(z.boolean()),
    Rows: z
      .array(z.object({ RowId: integer({ min: 1 }), Quantity: integer({ min: 1 }) }))
      .check(z.refine((rows) => rows.length > 0, { error: 'required' })),
  }),
  output: z.object({ Number: z.int() }),
});

export const creditInvoiceAmount = endpoint({
  name: 'creditInvoiceAmount',
  summary:
    'A credit note of an amount without VAT, as for a lower price: of one row, or split over the VAT rates',
  method: 'POST',
  path: '/api/office/invoices/:id/credit-notes/amount',
  who: 'staff',
  right: 'invoices.write',
  requestHeaders: keyHeader,
  problems: ['key-reused'],
  input: z.object({
    ...change,
    Mail: z.boolean(),
    Amount: amount({ min: 0.01 }),
    /** Null for the whole invoice, which splits the amount by what is left at each rate. */
    RowId: z.nullable(integer({ min: 1 })),
    /** Stands on the note's rows. */
    Text: optionalText({ max: 200 }),
  }),
  output: z.object({ Number: z.int() }),
});

export const mailOfficeInvoice = endpoint({
  name: 'mailOfficeInvoice',
  summary: 'Mail the customer once more of an invoice',
  method: 'POST',
  path: '/api/office/invoices/:id/mail',
  who: 'staff',
  right: 'invoices.write',
  input: z.object({ id: pathId() }),
  output: z.object({ Email: z.string() }),
});

export const revokeInvoiceLinks = endpoint({
  name: 'revokeInvoiceLinks',
  summary: 'Make the mailed links to an invoice, which open it without a log-in, invalid',
  method: 'DELETE',
  path: '/api/office/invoices/:id/link',
  who: 'staff',
  right: 'invoices.write',
  input: z.object({ id: pathId() }),
  output: z.void(),
  status: 204,
});
