import * as z from 'zod/mini';
import { isMonth } from '#kit/text/dates.ts';
import { integer, obeys, text } from '#kit/fields/fields.ts';
import { endpoint } from '#kit/http/endpoint.ts';

/** `2026-11` */
const month = text({ min: 1, max: 7 }).check(obeys('regex', isMonth, 'month'));

export const mostCustomers = 500;

const MonthlyDraft = z.object({
  CustomerId: z.int(),
  CustomerNumber: z.string(),
  Name: z.string(),
  OrderIds: z.array(z.int()),
  DeliveryName: z.string(),
  CurrencyCode: z.string(),
  TotalAmount: z.number(),
  /** The day of delivery that has no rate for the VAT in kronor, without which the invoice cannot be made; null else. */
  RateMissingOn: z.nullable(z.string()),
});
export type MonthlyDraft = z.infer<typeof MonthlyDraft>;

export const listMonthlyInvoices = endpoint({
  name: 'listMonthlyInvoices',
  summary: `The invoices that would be made for a month: all that was sent until its end, of at most ${mostCustomers} customers with one invoice a month`,
  method: 'GET',
  path: '/api/office/invoices/monthly',
  who: 'staff',
  right: 'invoices.read',
  input: z.object({ month }),
  output: z.object({ Rows: z.array(MonthlyDraft) }),
});

export const makeMonthlyInvoices = endpoint({
  name: 'makeMonthlyInvoices',
  summary:
    'Make the invoices of a month, of all customers with one invoice a month or of those that are named',
  method: 'POST',
  path: '/api/office/invoices/monthly',
  who: 'staff',
  right: 'invoices.write',
  input: z.object({
    Month: month,
    CustomerIds: z.optional(
      z.array(integer({ min: 1 })).check(
        z.refine((ids) => ids.length > 0, { error: 'required' }),
        z.maxLength(mostCustomers),
      ),
    ),
    /** Whether the invoices are mailed to the customers; they are where it is not given. */
    Mail: z.optional(z.boolean({ error: 'regex' })),
  }),
  output: z.object({
    Made: z.array(z.object({ CustomerId: z.int(), Number: z.int() })),
    /** In words, in the language of who asks. */
    NotMade: z.array(z.object({ CustomerId: z.int(), Reason: z.string() })),
  }),
});
