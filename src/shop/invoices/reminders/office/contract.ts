import * as z from 'zod/mini';
import { integer, obeys, text } from '#kit/fields/fields.ts';
import { missingOrNoNumber } from '#kit/fields/missing-or-wrong.ts';
import { endpoint } from '#kit/http/endpoint.ts';
import { isDate } from '#kit/text/dates.ts';

const Proposal = z.object({
  InvoiceNumber: z.int(),
  CustomerId: z.int(),
  CustomerNumber: z.string(),
  CustomerName: z.string(),
  /** Where it would be mailed; '' when the customer has no e-mail address. */
  Email: z.string(),
  CurrencyCode: z.string(),
  DueDate: z.string(),
  Level: z.int(),
  Balance: z.number(),
  Fee: z.number(),
  /** Until today. It is part of the total when it is asked for. */
  Interest: z.number(),
  AsksInterest: z.boolean(),
  /** For so many days no reference rate is known: they are not charged. */
  DaysWithoutRate: z.int(),
  Total: z.number(),
  /** The day on which the customer has said to have paid. */
  ToldPaidDate: z.nullable(z.string()),
});
export type ReminderProposal = z.infer<typeof Proposal>;

export const listReminders = endpoint({
  name: 'listReminders',
  summary: 'The reminders that may be sent today, by due date',
  method: 'GET',
  path: '/api/office/reminders',
  who: 'staff',
  right: 'invoices.read',
  input: z.object({}),
  output: z.object({ Rows: z.array(Proposal) }),
});

export const mostReminders = 500;

export const sendReminders = endpoint({
  name: 'sendReminders',
  summary: 'Send proposed reminders; those that are no longer proposed are left out',
  method: 'POST',
  path: '/api/office/reminders',
  who: 'staff',
  right: 'invoices.write',
  problems: ['not-found'],
  input: z.object({
    Numbers: z.array(integer({ min: 1 })).check(
      z.refine((numbers) => numbers.length > 0, { error: 'required' }),
      z.maxLength(mostReminders, { error: 'maxAmount' }),
    ),
    Mail: z.boolean(),
  }),
  output: z.object({
    Sent: z.array(z.object({ InvoiceNumber: z.int(), ReminderId: z.int(), MailedTo: z.string() })),
    NotSent: z.array(z.int()),
  }),
});

const RateRow = z.object({ From: z.string(), Percent: z.number() });
const Rates = z.object({ Rows: z.array(RateRow), Version: z.string() });
export type ReferenceRates = z.infer<typeof Rates>;

export const readReferenceRates = endpoint({
  name: 'readReferenceRates',
  summary: 'The reference rates of the Riksbank, the latest first',
  method: 'GET',
  path: '/api/office/reference-rates',
  who: 'staff',
  right: 'invoices.read',
  input: z.object({}),
  output: Rates,
});

/** A reference rate with the first day on which it holds; at most two decimals. */
export const RateInput = z.object({
  From: text({ min: 1, max: 10 }).check(obeys('regex', isDate, 'date')),
  Percent: z.number({ error: missingOrNoNumber }).check(
    z.gte(-5, { error: 'minAmount' }),
    z.lte(50, { error: 'maxAmount' }),
    z.refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, { error: 'decimal' }),
  ),
});

const RatesInput = z.object({
  Rows: z.array(RateInput).check(z.maxLength(400, { error: 'maxAmount' })),
  /** The version that was read: without one, whatever is there is replaced. */
  Version: z.optional(text({ min: 1 })),
});
export type ReferenceRatesInput = z.infer<typeof RatesInput>;

export const putReferenceRates = endpoint({
  name: 'putReferenceRates',
  summary: 'Set all reference rates; of two from one day the last one holds',
  method: 'PUT',
  path: '/api/office/reference-rates',
  who: 'staff',
  right: 'invoices.write',
  input: RatesInput,
  output: Rates,
});
