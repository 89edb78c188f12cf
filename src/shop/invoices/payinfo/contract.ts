import * as z from 'zod/mini';
import { integer, obeys, pathId, text } from '#kit/fields/fields.ts';
import { endpoint } from '#kit/http/endpoint.ts';
import { isDate } from '#kit/text/dates.ts';

const PayInfo = z.object({
  /** What is left to pay; 0 when the invoice is paid or annulled, and of a credit note. */
  Amount: z.number(),
  DueDate: z.string(),
  CurrencyCode: z.string(),
  /** '' in other currencies than SEK: the payment names the invoice. */
  Ocr: z.string(),
  /** '' when the invoice is not paid to a bankgiro. */
  Bankgiro: z.string(),
  Iban: z.string(),
  Bic: z.string(),
  /** The text of a QR code, as UsingQR has it; null when there is nothing to pay, or not by one. */
  Qr: z.nullable(z.string()),
  /** The interest of late payment until today. */
  Interest: z.number(),
  /** The fee that a reminder has asked for. */
  Fee: z.number(),
  /** The day on which the customer says to have paid. */
  ToldPaidDate: z.nullable(z.string()),
  /** The orders that wait for this payment. */
  Releases: z.array(z.int()),
});
export type PayInfo = z.infer<typeof PayInfo>;

export const readPayInfo = endpoint({
  name: 'readPayInfo',
  summary: 'How an invoice is paid, and what is left to pay of it',
  method: 'GET',
  path: '/api/payinfo/:invoiceNumber',
  who: 'customer',
  right: 'invoices',
  input: z.object({ invoiceNumber: pathId() }),
  output: PayInfo,
});

/** The customer can look this many days back. */
export const mostDaysBack = 30;

export const tellPaid = endpoint({
  name: 'tellPaid',
  summary: 'Say that an invoice has been paid on a day; said again, the last day holds',
  method: 'POST',
  path: '/api/paymenttold',
  who: 'customer',
  right: 'invoices',
  problems: ['not-found', 'conflict'],
  input: z.object({
    InvoiceNumber: integer({ min: 1 }),
    PaidDate: text({ min: 1, max: 10 }).check(obeys('regex', isDate, 'date')),
  }),
  output: z.void(),
  status: 204,
});
