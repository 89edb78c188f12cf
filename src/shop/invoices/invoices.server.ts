import { stockholmToday } from '#kit/text/dates.ts';
import type { Db } from '#kit/database/db.server.ts';
import { oreToWire } from '#kit/text/money.ts';
import { reversePaging } from '#kit/pages/reverse-paging.ts';
import { Problem } from '#kit/http/problem.ts';
import type { Customer, StaffMember } from '#kit/http/principal.ts';
import type { Services } from '#kit/services/services.server.ts';
import { isOrderOf } from '#shop/orders/orders.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import type { Invoice } from './contract.ts';
import { pdfOfInvoice } from './kept-pdf.server.ts';
import { leftToPay, paidOver } from './invoice-state.ts';
import { readInvoiceWithNotes } from './whole-invoice-store.server.ts';
import {
  countInvoices,
  readInvoices,
  readInvoicesDueBefore,
  readInvoicesOfOrder,
  readWholeInvoice,
  type InvoiceSummaryRow,
} from './store.server.ts';

const defaultInvoices = 30;

/** Newest first. */
export async function invoicesOf(
  db: Db,
  customer: Customer,
  { skip = 0, take = defaultInvoices }: { skip?: number | undefined; take?: number | undefined },
): Promise<{ Invoices: Invoice[]; TotalCount: number }> {
  const total = await countInvoices(db, customer.id);
  const invoices = await readInvoices(db, customer.id, reversePaging(total, { skip, take }));
  return { Invoices: invoices.map(invoiceToWire), TotalCount: total };
}

/** Returns not-found for an order that is somebody else's. */
export async function invoicesOfOrder(
  db: Db,
  customer: Customer,
  orderId: number,
): Promise<Invoice[] | Problem> {
  if (!(await isOrderOf(db, customer.id, orderId))) return new Problem('not-found');
  return (await readInvoicesOfOrder(db, customer.id, orderId)).map(invoiceToWire);
}

/** Overdue as defined by `isOverdue`, oldest first. */
export async function dueInvoicesOf(db: Db, customer: Customer, now: Date): Promise<Invoice[]> {
  return (await readInvoicesDueBefore(db, customer.id, stockholmToday(now))).map(invoiceToWire);
}

/** Returns the PDF in the language in which the invoice was written. */
export async function printedInvoiceFor(
  services: Pick<Services, 'db' | 'onReplica' | 'env' | 'log'>,
  principal: Pick<Customer, 'kind' | 'id'> | StaffMember,
  { number, texts }: { number: number; texts: TextRepository },
): Promise<Buffer | Problem> {
  const { db, onReplica } = services;
  const invoice =
    principal.kind === 'staff'
      ? await readInvoiceWithNotes(db, number)
      : ((await onReplica((replica) => readWholeInvoice(replica, principal.id, number))) ??
        // The mail may arrive before the replica has the invoice.
        (await readWholeInvoice(db, principal.id, number)));
  if (!invoice) return new Problem('not-found');
  return await pdfOfInvoice(services, texts, invoice);
}

function invoiceToWire(row: InvoiceSummaryRow): Invoice {
  const over = paidOver(row);
  return {
    InvoiceNumber: row.invoice_number,
    CreateDate: row.invoice_date,
    DueDate: row.due_date,
    TermsOfPayment: row.payment_days,
    IsPayed: row.is_paid,
    PayDate: row.paid_date,
    IsAnnulated: row.is_annulled,
    ...(row.is_credited && { IsCredited: true }),
    TotalAmount: oreToWire(row.total_amount),
    Balance: oreToWire(leftToPay(row)),
    ...(over > 0 && { OnAccount: oreToWire(over) }),
    CurrencyCode: row.currency_code,
    PurchaseOrderNumber: row.purchase_order_number,
    Ocr: row.ocr,
  };
}
