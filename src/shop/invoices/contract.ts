import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { optionalQueryInteger } from '#kit/fields/fields.ts';

/** `TermsOfPayment` is in days; `IsPayed` has the specification's spelling. */
export const Invoice = z.object({
  InvoiceNumber: z.int(),
  CreateDate: z.string(),
  DueDate: z.string(),
  TermsOfPayment: z.int(),
  IsPayed: z.boolean(),
  PayDate: z.nullable(z.string()),
  IsAnnulated: z.boolean(),
  /** Credit notes have taken all of it back, so that it is annulled. Absent otherwise. */
  IsCredited: z.optional(z.boolean()),
  TotalAmount: z.number(),
  /** What is left to pay; of a credit note what is left to give back, below 0. */
  Balance: z.number(),
  /** What was paid over: it is the customer's money. Absent when nothing was. */
  OnAccount: z.optional(z.number()),
  CurrencyCode: z.string(),
  /** The customer's own number of the invoiced order; '' when none was given. */
  PurchaseOrderNumber: z.string(),
  /** The payment reference. */
  Ocr: z.string(),
});
export type Invoice = z.infer<typeof Invoice>;

export const listInvoices = endpoint({
  name: 'listInvoices',
  summary: "The customer's invoices, newest first",
  method: 'GET',
  path: '/api/Invoices',
  who: 'customer',
  right: 'invoices',
  input: z.object({
    skip: optionalQueryInteger({ min: 0 }),
    take: optionalQueryInteger({ min: 1, max: 100 }),
  }),
  output: z.object({ Invoices: z.array(Invoice), TotalCount: z.int() }),
});

export const listDueInvoices = endpoint({
  name: 'listDueInvoices',
  summary: 'Invoices past their due date that are not paid',
  method: 'GET',
  path: '/api/DueInvoices',
  who: 'customer',
  right: 'invoices',
  input: z.object({}),
  output: z.array(Invoice),
});
