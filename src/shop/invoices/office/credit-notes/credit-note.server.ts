import type { Insertable } from 'kysely';
import { ocrWithLength } from '#kit/text/bank-references.ts';
import { addDays, stockholmToday } from '#kit/text/dates.ts';
import { oreToWire } from '#kit/text/money.ts';
import { mailIsQueued } from '#kit/mail/outbox.server.ts';
import { queueEvent } from '#kit/queue/queue-webhooks.server.ts';
import type { Tables, Trx } from '#kit/database/db.server.ts';
import { Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import { readWholeCustomer } from '#shop/customers/customers.server.ts';
import { invoiceEmailOf } from '#shop/customers/invoicing-terms.ts';
import { keepPdf } from '#shop/invoices/kept-pdf.server.ts';
import { prepareInvoiceMail } from '#shop/invoices/invoice-mail.server.ts';
import { partOf } from '#shop/currency-rates/currency-rate.ts';
import { changeInvoice, settle, type InvoiceDesk } from '#shop/invoices/office/invoice-settle.server.ts';
import { readNotesOf } from '#shop/invoices/office/store.server.ts';
import { insertInvoice, type InvoiceRecord } from '#shop/invoices/new-invoice-number-store.server.ts';
import { lockOrder, noteOrderToInvoiceAnew } from '#shop/orders/invoicing.server.ts';
import type { InvoiceWithNotes } from '#shop/invoices/whole-invoice-store.server.ts';
import { officeTextOf } from '#shop/texts/office-language/text.ts';
import type { CreditSums } from './credit-sums.ts';

export type Given = { id: number; Version: string; Mail: boolean };
type Notes = Awaited<ReturnType<typeof readNotesOf>>;
type NoteRow = Omit<Insertable<Tables['invoice_row']>, 'invoice_id' | 'row_number'>;

/** Decides what is credited of an invoice, of which these notes have credited something. */
type Crediting = (invoice: InvoiceWithNotes, notes: Notes) => { sums: CreditSums; rows: NoteRow[] } | Problem;

/**
 * Makes a credit note. It is set off against the balance of its invoice; the rest, which has already been paid, is
 * owed to the customer by the credit note.
 */
export async function makeCreditNote(desk: InvoiceDesk, by: StaffMember, input: Given, crediting: Crediting) {
  const { services, texts } = desk;
  const mail = await prepareInvoiceMail(services, texts);
  const done = await changeInvoice(desk, by, input, async (trx, note, invoice) => {
    if (invoice.credits_invoice_number !== null || invoice.is_annulled || invoice.total_amount <= 0)
      return notCredited;
    const notes = await readNotesOf(trx, invoice.invoice_number);
    const credited = crediting(invoice, notes);
    if (credited instanceof Problem) return credited;
    const { total, isLast } = credited.sums;
    for (const orderId of ordersToInvoiceAnew(invoice, credited.rows)) {
      const order = await lockOrder(trx, orderId);
      if (order) await noteOrderToInvoiceAnew(trx, services, note, order);
    }
    // The credit note's amount is negative: as much as is left to pay is set off.
    const owed = Math.max(0, invoice.balance);
    const today = stockholmToday(services.now());
    const creditNote = await insertNote(trx, invoice, { ...credited, notes, today });
    const number = creditNote.invoice_number;
    // A balance below 0 is money that was paid over: it stays the customer's.
    const left = Math.max(0, owed + total) + Math.min(0, invoice.balance);
    const wasPaid = invoice.paid_amount > 0;
    const settled = {
      balance: left,
      // A fully credited invoice that nobody has paid is annulled, so that the customer is never asked to pay it.
      is_annulled: isLast && left === 0 && !wasPaid,
      is_paid: invoice.is_paid || (left === 0 && !(isLast && !wasPaid)),
      paid_date: invoice.paid_date ?? (left === 0 && !(isLast && !wasPaid) ? today : null),
    };
    await settle(trx, note, invoice, settled, true);
    const after = { CreditsInvoiceNumber: invoice.invoice_number, TotalAmount: oreToWire(total) };
    note({ entity: 'invoice', id: number, action: 'create', before: null, after });
    await queueEvent(trx, services, 'invoice.created', {
      InvoiceNumber: number,
      ...after,
      PurchaseOrderNumber: invoice.purchase_order_number,
    });
    const email = invoiceEmailOf(await readWholeCustomer(trx, invoice.customer_id));
    if (input.Mail && email !== '') await mail(trx, creditNote, email, 'first');
    return number;
  });
  if (done instanceof Problem) return done;
  await keepPdf(services, texts, done.made);
  mailIsQueued();
  return { Number: done.made };
}

/** In the order in which they are locked everywhere. */
function ordersToInvoiceAnew({ rows }: InvoiceWithNotes, notes: readonly NoteRow[]): number[] {
  const given = new Set(notes.flatMap(({ order_row_id }) => order_row_id ?? []));
  const ids = rows.flatMap(({ order_row_id: id, of_order }) =>
    id !== null && given.has(id) ? (of_order ?? []) : [],
  );
  return [...new Set(ids)].toSorted((one, other) => one - other);
}

type Note = { sums: CreditSums; rows: readonly NoteRow[]; notes: Notes; today: string };

async function insertNote(
  trx: Trx,
  invoice: InvoiceWithNotes,
  { sums: { net, vat, total, rates }, rows, notes, today }: Note,
): Promise<InvoiceRecord> {
  const balance = Math.min(0, total + Math.max(0, invoice.balance));
  return await insertInvoice(
    trx,
    (number) => ({
      ...copyOf(invoice),
      pdf_key: null,
      invoice_number: number,
      credits_invoice_number: invoice.invoice_number,
      invoice_date: today,
      due_date: addDays(today, invoice.payment_days),
      is_paid: balance === 0,
      paid_date: balance === 0 ? today : null,
      is_annulled: false,
      net_amount: net,
      vat_amount: vat,
      vat_sek: vatInKronor(invoice, notes, vat),
      total_amount: total,
      balance,
      ocr: ocrWithLength(String(number)),
      vat_per_rate: JSON.stringify(rates),
    }),
    rows,
  );
}

/** At the rate of the invoice; of notes that credit it whole, the last takes what is left. */
function vatInKronor(
  { vat_sek: whole, vat_amount }: InvoiceWithNotes,
  before: Notes,
  vat: number,
): number | null {
  if (whole === null) return null;
  const sumOf = (field: 'vat_amount' | 'vat_sek') =>
    before.reduce((sum, note) => sum + (note[field] ?? 0), 0);
  const isLast = vat_amount + sumOf('vat_amount') + vat === 0;
  return isLast ? 0 - (whole + sumOf('vat_sek')) : partOf(whole, { part: vat, whole: vat_amount });
}

/** The fields that a credit note takes over from the invoice. */
function copyOf(invoiceAndMore: InvoiceWithNotes) {
  const { id, rows, notes, credit_notes, credited_date, payments, paid_amount, is_credited, ...invoice } =
    invoiceAndMore;
  void [id, rows, notes, credit_notes, credited_date, payments, paid_amount, is_credited];
  return invoice;
}

const notCredited = new Problem('conflict', {
  detail: officeTextOf('officeProblem.notCredited'),
});
