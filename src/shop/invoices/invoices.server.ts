import { stockholmToday } from '#kit/dates.ts';
import type { Db } from '#kit/db.server.ts';
import { oreToWire } from '#kit/money.ts';
import type { Customer } from '#kit/reader.ts';
import type { Invoice } from './contract.ts';
import { countInvoices, readInvoices, readInvoicesDueBefore } from './store.server.ts';
import type { InvoiceSummaryRow } from './store.server.ts';

const invoicesUnlessAsked = 30;

/** Newest first. */
export async function invoicesOf(
  db: Db,
  customer: Customer,
  { skip = 0, take = invoicesUnlessAsked }: { skip?: number | undefined; take?: number | undefined },
): Promise<{ Invoices: Invoice[]; TotalCount: number }> {
  const invoices = await readInvoices(db, customer.id, { skip, take });
  return { Invoices: invoices.map(invoiceToWire), TotalCount: await countInvoices(db, customer.id) };
}

/** Overdue as `isOverdue` says, the oldest first. */
export async function dueInvoicesOf(db: Db, customer: Customer, now: Date): Promise<Invoice[]> {
  return (await readInvoicesDueBefore(db, customer.id, stockholmToday(now))).map(invoiceToWire);
}

function invoiceToWire(row: InvoiceSummaryRow): Invoice {
  return {
    InvoiceNumber: row.invoice_number,
    CreateDate: row.invoice_date,
    DueDate: row.due_date,
    TermsOfPayment: row.payment_days,
    IsPayed: row.is_paid,
    PayDate: row.paid_date,
    IsAnnulated: row.is_annulled,
    TotalAmount: oreToWire(row.total_amount),
    Balance: oreToWire(row.balance),
    CurrencyCode: row.currency_code,
    Ocr: row.ocr,
  };
}
