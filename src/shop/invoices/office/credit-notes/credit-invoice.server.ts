import { ocrWithLength } from '#kit/text/bank-references.ts';
import { addDays, stockholmToday } from '#kit/text/dates.ts';
import { oreToWire } from '#kit/text/money.ts';
import { mailIsQueued } from '#kit/mail/outbox.server.ts';
import { queueEvent } from '#kit/queue/queue-webhooks.server.ts';
import type { Trx } from '#kit/database/db.server.ts';
import { badField, Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import type { Services } from '#kit/services/services.server.ts';
import { vatRateIn } from '#shop/order-model/vat-case.ts';
import { readWholeCustomer } from '#shop/customers/customers.server.ts';
import { invoiceEmailOf } from '#shop/customers/invoicing-terms.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { keepPdf } from '#shop/invoices/kept-pdf.server.ts';
import { prepareInvoiceMail } from '#shop/invoices/invoice-mail.server.ts';
import { vatOfInvoice } from '#shop/invoices/vat-of-invoice.ts';
import { partOf } from '#shop/currency-rates/currency-rate.ts';
import { creditSums } from './credit-sums.ts';
import { changeInvoice, settle } from '#shop/invoices/office/invoice-settle.server.ts';
import { readNotesOf } from '#shop/invoices/office/store.server.ts';
import { insertInvoice } from '#shop/invoices/new-invoice-number-store.server.ts';
import * as store from '#shop/invoices/whole-invoice-store.server.ts';
import type { InvoiceWithNotes } from '#shop/invoices/whole-invoice-store.server.ts';
import { officeTextOf } from '#shop/texts/office-language/text.ts';

type Given = { id: number; Version: string };

/**
 * Credits rows of an invoice. The credit is set off against the balance; the rest, which has already been paid, is
 * owed to the customer by the credit note.
 */
export async function credit(
  services: Services,
  texts: TextRepository,
  by: StaffMember,
  input: Given & { Mail: boolean; Rows: readonly { RowId: number; Quantity: number }[] },
) {
  const mail = await prepareInvoiceMail(services, texts);
  let invoiceId = 0;
  const done = await changeInvoice({ services, texts }, by, input, async (trx, note, invoice) => {
    if (invoice.credits_invoice_number !== null || invoice.is_annulled || invoice.total_amount <= 0)
      return notCredited;
    const quantities = new Map(input.Rows.map(({ RowId, Quantity }) => [RowId, Quantity]));
    const rows = invoice.rows.map((row) => creditedNow(row, quantities.get(row.id) ?? 0));
    const credited = rows.filter(({ row }) => quantities.has(row.id));
    if (credited.length !== input.Rows.length) return new Problem('not-found');
    if (credited.some(({ row, now }) => Math.abs(now) > Math.abs(row.quantity - row.credited)))
      return badField('Rows', 'maxAmount', officeTextOf('officeProblem.tooManyCredited'));
    const sums = await sumsOf(trx, invoice, rows);
    if (!sums) return badField('Rows', 'maxAmount', officeTextOf('officeProblem.tooMuchCredited'));
    const isAll = rows.every(({ row, now }) => row.credited + now === row.quantity);
    const { net, vat, total, rates, vatSek } = sums;
    // The credit note's amount is negative: as much as is left to pay is set off.
    const owed = Math.max(0, invoice.balance);
    const balance = Math.min(0, total + owed);
    const today = stockholmToday(services.now());
    invoiceId = await insertInvoice(
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
        vat_sek: vatSek,
        total_amount: total,
        balance,
        ocr: ocrWithLength(String(number)),
        vat_per_rate: JSON.stringify(rates),
      }),
      credited.map(({ row, now }) => ({
        credits_row_id: row.id,
        article_number: row.article_number,
        description: row.description,
        ean: row.ean,
        quantity: 0 - now,
        price: row.price,
        vat_rate: row.vat_rate,
        total_amount: 0 - row.price * now,
      })),
    );
    // A balance below 0 is money that was paid over: it stays the customer's.
    const left = Math.max(0, owed + total) + Math.min(0, invoice.balance);
    const wasPaid = invoice.paid_amount > 0;
    await settle(trx, note, invoice, {
      balance: left,
      // A fully credited invoice that nobody has paid is annulled, so that the customer is never asked to pay it.
      is_annulled: isAll && left === 0 && !wasPaid,
      is_paid: invoice.is_paid || (left === 0 && !(isAll && !wasPaid)),
      paid_date: invoice.paid_date ?? (left === 0 && !(isAll && !wasPaid) ? today : null),
    });
    const after = { CreditsInvoiceNumber: invoice.invoice_number, TotalAmount: oreToWire(total) };
    note({ entity: 'invoice', id: invoiceId, action: 'create', before: null, after });
    await queueEvent(trx, services, 'invoice.created', {
      InvoiceNumber: invoiceId,
      ...after,
      PurchaseOrderNumber: invoice.purchase_order_number,
    });
    const creditNote = await store.readInvoiceWithNotes(trx, invoiceId);
    const email = invoiceEmailOf(await readWholeCustomer(trx, invoice.customer_id));
    if (input.Mail && email !== '' && creditNote) await mail(trx, creditNote, email, 'first');
    return undefined;
  });
  if (done instanceof Problem) return done;
  await keepPdf(services, texts, invoiceId);
  mailIsQueued();
  return { Number: invoiceId };
}

type Row = InvoiceWithNotes['rows'][number];

/** `now` has the sign of the row's quantity, which is below 0 for what the invoice itself takes back. */
function creditedNow(row: Row, quantity: number): { row: Row; now: number } {
  return { row, now: Math.sign(row.quantity) * quantity };
}

async function sumsOf(trx: Trx, invoice: InvoiceWithNotes, rows: readonly { row: Row; now: number }[]) {
  const notes = await readNotesOf(trx, invoice.invoice_number);
  const sums = creditSums(
    chargedOf(invoice),
    notes.map(chargedOf),
    rows.map(({ row: { vat_rate, price, quantity, credited }, now }) => {
      return { vatRate: vatRateIn(invoice.vat_case, vat_rate), price, quantity, credited, now };
    }),
  );
  return sums && { ...sums, vatSek: vatInKronor(invoice, notes, sums.vat) };
}

/** At the rate of the invoice; of notes that credit it whole, the last takes what is left. */
function vatInKronor(
  { vat_sek: whole, vat_amount }: InvoiceWithNotes,
  before: Awaited<ReturnType<typeof readNotesOf>>,
  vat: number,
): number | null {
  if (whole === null) return null;
  const sumOf = (field: 'vat_amount' | 'vat_sek') =>
    before.reduce((sum, note) => sum + (note[field] ?? 0), 0);
  const isLast = vat_amount + sumOf('vat_amount') + vat === 0;
  return isLast ? 0 - (whole + sumOf('vat_sek')) : partOf(whole, { part: vat, whole: vat_amount });
}

function chargedOf(
  invoice: Parameters<typeof vatOfInvoice>[0] & { net_amount: number; total_amount: number },
) {
  const { total_amount: total, net_amount: net, vat_amount: vat } = invoice;
  return { total, rounding: total - net - vat, rates: vatOfInvoice(invoice) };
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
