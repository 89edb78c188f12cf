import * as z from 'zod/mini';
import { amount, obeys, pathId, text } from '#kit/fields/fields.ts';
import { endpoint } from '#kit/http/endpoint.ts';
import { isDate } from '#kit/text/dates.ts';
import { creditStops, holdReasons } from '#shop/order-model/hold.ts';

const day = text({ min: 1, max: 10 }).check(obeys('regex', isDate, 'date'));

/**
 * Null stands for no limit; `TermsAgreed` null for the day of the first order in the shop, `FeeAgreedOn` for today where
 * the fee was not agreed before, and else for the day that is known.
 */
export const CreditInput = z.object({
  CreditLimit: z.nullish(amount()),
  Stop: z.enum(creditStops, { error: 'match' }),
  FeeAgreed: z.boolean(),
  FeeAgreedOn: z.nullish(day),
  TermsAgreed: z.nullish(day),
});
export type CreditInput = z.infer<typeof CreditInput>;

const CustomerCredit = z.object({
  CreditLimit: z.nullable(z.number()),
  Stop: z.enum(creditStops),
  /** The customer has agreed to pay a fee for reminders. */
  FeeAgreed: z.boolean(),
  /** Since when: invoices before it cost no fee. Null for always, and where no fee is agreed. */
  FeeAgreedOn: z.nullable(z.string()),
  /** Since when the customer knows the terms of payment, at the latest by the first order in the shop. */
  TermsAgreed: z.nullable(z.string()),
  CurrencyCode: z.string(),
  /** What is left to pay of invoices in the customer's currency, credit notes off. */
  Unpaid: z.number(),
  /** What is not invoiced of orders in that currency, with VAT. */
  OpenOrders: z.number(),
  /** Both of them: what the limit is compared with. */
  Exposure: z.number(),
  /** What was paid over, which is the customer's money and not taken off. */
  OnAccount: z.number(),
  /** The same of invoices in other currencies, which the limit does not count. */
  OtherCurrencies: z.array(z.object({ CurrencyCode: z.string(), Unpaid: z.number(), OnAccount: z.number() })),
  /** The due day of the oldest unpaid invoice; null for none. */
  OldestDue: z.nullable(z.string()),
  Version: z.string(),
});
export type CustomerCredit = z.infer<typeof CustomerCredit>;

export const readCustomerCredit = endpoint({
  name: 'readCustomerCredit',
  summary: 'How far a customer is given credit, and how much of it is used',
  method: 'GET',
  path: '/api/office/customers/:id/credit',
  who: 'staff',
  right: 'customers.read',
  input: z.object({ id: pathId() }),
  output: CustomerCredit,
});

export const changeCustomerCredit = endpoint({
  name: 'changeCustomerCredit',
  summary: 'Change the credit of a customer; what waited and fits now is released',
  method: 'PUT',
  path: '/api/office/customers/:id/credit',
  who: 'staff',
  right: 'credit.write',
  input: z.extend(CreditInput, { id: pathId(), Version: text({ min: 1 }) }),
  output: CustomerCredit,
});

export const trialDays = 90;
export const mostTried = 200;

export const readHoldTrial = endpoint({
  name: 'readHoldTrial',
  summary: `The orders of the last ${trialDays} days that would have been held by the limits of today, newest first, at most ${mostTried}`,
  method: 'GET',
  path: '/api/office/credit/trial',
  who: 'staff',
  right: 'credit.write',
  input: z.object({}),
  output: z.object({
    /** All orders of those days, those that would have been held, and whose they are. */
    Orders: z.int(),
    Held: z.int(),
    Customers: z.int(),
    Rows: z.array(
      z.object({
        OrderId: z.int(),
        CreateDate: z.string(),
        CustomerId: z.int(),
        CustomerNumber: z.string(),
        CustomerName: z.string(),
        Reason: z.enum(holdReasons),
        /** With the order itself. */
        Exposure: z.number(),
        CreditLimit: z.nullable(z.number()),
        TotalAmount: z.number(),
        CurrencyCode: z.string(),
      }),
    ),
  }),
});
