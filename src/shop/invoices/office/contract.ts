import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { VatCorrection } from '#shop/vat-corrections/office/contract.ts';
import { optionalQueryChoice, optionalQueryInteger, pathId, queryText } from '#kit/fields/fields.ts';

export const officeInvoiceStates = ['unpaid', 'partPaid', 'overdue', 'paid', 'annulled', 'credit'] as const;
export type OfficeInvoiceState = (typeof officeInvoiceStates)[number];

export const Row = z.object({
  Number: z.int(),
  InvoiceDate: z.string(),
  DueDate: z.string(),
  CustomerId: z.int(),
  CustomerNumber: z.string(),
  CustomerName: z.string(),
  OrderId: z.nullable(z.int()),
  TotalAmount: z.number(),
  /** The amount paid so far; negative for repayments of a credit note. */
  PaidAmount: z.number(),
  /** What is left to pay; of a credit note what is left to give back, below 0. */
  Balance: z.number(),
  /** What was paid over: it is the customer's money. */
  OnAccount: z.number(),
  CurrencyCode: z.string(),
  State: z.enum(officeInvoiceStates),
  /** Credit notes have taken all of it back, so that it is annulled. Absent otherwise. */
  IsCredited: z.optional(z.boolean()),
});
export type OfficeInvoiceSummary = z.infer<typeof Row>;

export const listOfficeInvoices = endpoint({
  name: 'listOfficeInvoices',
  summary: 'Invoices of all customers, newest first; read on with `after` from the `Next` of the part before',
  method: 'GET',
  path: '/api/office/invoices',
  who: 'staff',
  right: 'invoices.read',
  input: z.object({
    /** An invoice number, a payment reference, or a customer's number or name. */
    q: queryText(),
    state: optionalQueryChoice(officeInvoiceStates),
    after: queryText(),
    take: optionalQueryInteger({ min: 1, max: 200 }),
  }),
  output: z.object({ Rows: z.array(Row), Next: z.optional(z.string()) }),
});

export const OfficeInvoiceRow = z.object({
  Id: z.int(),
  ArticleNumber: z.string(),
  Description: z.string(),
  Quantity: z.int(),
  /** The quantity already credited by credit notes. */
  QuantityCredited: z.int(),
  Price: z.number(),
  VatRate: z.int(),
  TotalAmount: z.number(),
  /** Of a discount: what of it credit notes have taken along, and the rows that it goes with. Absent for others. */
  Discount: z.optional(z.object({ AmountCredited: z.number(), RowIds: z.array(z.int()) })),
});
export type OfficeInvoiceRow = z.infer<typeof OfficeInvoiceRow>;

const InvoicePayment = z.object({
  Id: z.int(),
  /** Null when the day is unknown. */
  PaidDate: z.nullable(z.string()),
  /** Negative for a repayment. */
  Amount: z.number(),
  /** `file`: reported by the business system. `earlier`: recorded before individual payments were stored. `rounding`: no money, but what the payment left within `PaymentTolerance`. */
  Source: z.enum(['office', 'file', 'earlier', 'rounding']),
  NotedAt: z.string(),
  NotedBy: z.string(),
  /** When the payment was undone, if it was. */
  UndoneAt: z.nullable(z.string()),
  UndoneBy: z.string(),
});
export type InvoicePayment = z.infer<typeof InvoicePayment>;

export const OfficeInvoice = z.object({
  ...Row.shape,
  PaidDate: z.nullable(z.string()),
  PaymentDays: z.int(),
  Ocr: z.string(),
  NetAmount: z.number(),
  VatAmount: z.number(),
  Buyer: z.array(z.string()),
  CustomerEmail: z.string(),
  /** Until when a mailed link opens the invoice without a log-in; null when none does. */
  LinkUntil: z.nullable(z.string()),
  /** What the customer says: on which day it was paid, and when that was said. Null when nothing was. */
  ToldPaid: z.nullable(z.object({ PaidDate: z.string(), ToldAt: z.string() })),
  /** What is left to pay of the fee and the interest that reminders have asked for. */
  LateCostsLeft: z.number(),
  /** The reminders that were sent, in order. */
  Reminders: z.array(
    z.object({
      Id: z.int(),
      Level: z.int(),
      SentOn: z.string(),
      Fee: z.number(),
      Interest: z.number(),
      AsksInterest: z.boolean(),
      MailedTo: z.string(),
    }),
  ),
  /** The buyer's own order number, or ''. */
  PurchaseOrderNumber: z.string(),
  CreditsInvoiceNumber: z.nullable(z.int()),
  CreditNotes: z.array(z.int()),
  /** In the order in which they were recorded. */
  Payments: z.array(InvoicePayment),
  Rows: z.array(OfficeInvoiceRow),
  /** Its rows are of orders here, so that what is credited can be invoiced anew. */
  OfOrders: z.boolean(),
  /** What credit notes have left at each VAT rate. */
  LeftToCredit: z.array(z.object({ VatRate: z.int(), NetAmount: z.number(), VatAmount: z.number() })),
  Version: z.string(),
});
export type OfficeInvoice = z.infer<typeof OfficeInvoice>;

export const readOfficeInvoice = endpoint({
  name: 'readOfficeInvoice',
  summary: 'An invoice by its number, with what has been credited of it',
  method: 'GET',
  path: '/api/office/invoices/:id',
  who: 'staff',
  right: 'invoices.read',
  input: z.object({ id: pathId() }),
  output: OfficeInvoice,
});

const InvoiceDraft = z.object({
  DueDate: z.string(),
  /** Where it would be mailed; '' when the customer has no e-mail address. */
  Email: z.string(),
  NetAmount: z.number(),
  VatAmount: z.number(),
  TotalAmount: z.number(),
  /** The day of delivery that has no rate for the VAT in kronor, without which the invoice cannot be made; null else. */
  RateMissingOn: z.nullable(z.string()),
  Rows: z.array(
    z.object({
      ArticleNumber: z.string(),
      Description: z.string(),
      Quantity: z.int(),
      Price: z.number(),
      VatRate: z.int(),
      TotalAmount: z.number(),
    }),
  ),
});
export type InvoiceDraft = z.infer<typeof InvoiceDraft>;

export const listInvoicesOfOrder = endpoint({
  name: 'listInvoicesOfOrder',
  summary: 'The invoices of an order, and whether something that was sent has yet to be invoiced',
  method: 'GET',
  path: '/api/office/orders/:id/invoices',
  who: 'staff',
  right: 'invoices.read',
  input: z.object({ id: pathId() }),
  output: z.object({
    Rows: z.array(Row),
    PiecesLeft: z.int(),
    AmountLeft: z.number(),
    /** The invoice that would be made now; null when nothing is left to invoice. */
    Draft: z.nullable(InvoiceDraft),
    /** What of the order's VAT is otherwise by what is known of the customer now; null when nothing is. */
    VatCorrection: z.nullable(VatCorrection),
  }),
});

export const readInvoiceXml = endpoint({
  name: 'readInvoiceXml',
  summary: 'The invoice or credit note as Peppol BIS Billing 3, for an access point',
  method: 'GET',
  path: '/api/office/invoices/:id/peppol',
  who: 'staff',
  right: 'invoices.read',
  problems: ['conflict'],
  input: z.object({ id: pathId() }),
  output: z.object({ FileName: z.string(), Xml: z.string() }),
});
