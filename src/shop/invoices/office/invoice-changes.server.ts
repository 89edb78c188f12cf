import { ocrWithLength } from '#kit/text/bank-references.ts';
import { addDays, stockholmToday } from '#kit/text/dates.ts';
import { oreToWire } from '#kit/text/money.ts';
import { mailIsQueued, queueMail } from '#kit/mail/outbox.server.ts';
import { queueEvent } from '#kit/queue/webhooks.server.ts';
import { badField, Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import type { Services } from '#kit/http/router.server.ts';
import { totalsOf } from '#shop/order-model/totals.ts';
import { readWholeCustomer } from '#shop/customers/customers.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { prepareInvoiceMail } from '#shop/invoices/invoice-mail.server.ts';
import { changeInvoice, settle } from './invoice-settle.server.ts';
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
  const write = await prepareInvoiceMail(services, texts);
  let invoiceId = 0;
  const done = await changeInvoice(services, by, input, async (trx, note, invoice) => {
    if (invoice.credits_invoice_number !== null || invoice.is_annulled || invoice.total_amount <= 0)
      return notCredited;
    const quantities = new Map(input.Rows.map(({ RowId, Quantity }) => [RowId, Quantity]));
    const rows = invoice.rows.filter(({ id }) => quantities.has(id));
    if (rows.length !== input.Rows.length) return new Problem('not-found');
    if (rows.some((row) => (quantities.get(row.id) ?? 0) > row.quantity - row.credited))
      return badField('Rows', 'maxAmount', officeTextOf('officeProblem.tooManyCredited'));
    const credited = rows.map((row) => ({ row, quantity: -(quantities.get(row.id) ?? 0) }));
    const isAll = invoice.rows.every((row) => row.credited + (quantities.get(row.id) ?? 0) === row.quantity);
    const { net, vat } = sumsOf(invoice, credited, isAll && invoice.credit_notes.length === 0);
    const total = net + vat;
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
        total_amount: total,
        balance,
        ocr: ocrWithLength(String(number)),
      }),
      credited.map(({ row, quantity }) => ({
        credits_row_id: row.id,
        article_number: row.article_number,
        description: row.description,
        ean: row.ean,
        quantity,
        price: row.price,
        vat_rate: row.vat_rate,
        total_amount: row.price * quantity,
      })),
    );
    const left = Math.max(0, owed + total);
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
    const email = (await readWholeCustomer(trx, invoice.customer_id))?.email ?? '';
    if (input.Mail && email !== '' && creditNote)
      await queueMail(trx, services, [write(creditNote, email, 'first')]);
    return undefined;
  });
  if (done instanceof Problem) return done;
  mailIsQueued();
  return { Number: invoiceId };
}

/** Crediting a whole invoice returns exactly what it charged, whatever the rounding. */
function sumsOf(
  invoice: InvoiceWithNotes,
  credited: readonly { row: InvoiceWithNotes['rows'][number]; quantity: number }[],
  isWhole: boolean,
) {
  if (isWhole) return { net: -invoice.net_amount, vat: -invoice.vat_amount };
  const priced = credited.map(({ row, quantity }) => ({
    priceOre: row.price,
    quantity,
    vatRate: row.vat_rate,
  }));
  const { excludingVat, vat } = totalsOf(priced, invoice.vat_case);
  return { net: excludingVat, vat };
}

/** The fields that a credit note takes over from the invoice. */
function copyOf(invoiceAndMore: InvoiceWithNotes) {
  const { id, rows, notes, credit_notes, credited_date, payments, paid_amount, ...invoice } = invoiceAndMore;
  void [id, rows, notes, credit_notes, credited_date, payments, paid_amount];
  return invoice;
}

const notCredited = new Problem('conflict', {
  detail: officeTextOf('officeProblem.notCredited'),
});
