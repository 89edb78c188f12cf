import type { Customer } from '#kit/http/principal.ts';
import { badField, Problem } from '#kit/http/problem.ts';
import type { Services } from '#kit/services/services.server.ts';
import { formatBankgiro } from '#kit/text/bank-references.ts';
import { addDays, stockholmToday } from '#kit/text/dates.ts';
import { oreToWire } from '#kit/text/money.ts';
import { releasedBy } from '#shop/credit/released-by.server.ts';
import { sellerOf } from '#shop/printing/seller.ts';
import { textOf } from '#shop/texts/language-table.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { isCreditNote, leftToPay } from '#shop/invoices/invoice-state.ts';
import { lateCostsOf, nothingLate } from '#shop/invoices/reminders/late-costs.server.ts';
import { readWholeInvoice, type WholeInvoice } from '#shop/invoices/store.server.ts';
import { mostDaysBack, type PayInfo } from './contract.ts';
import { hasOcr, isPaidFromAbroad, paymentCodeOf } from './payment-code.ts';
import { readTold, writeTold } from './told-store.server.ts';

type Reading = Pick<Services, 'db' | 'env' | 'now'>;

export async function payInfoOf(
  { db, env, now }: Reading,
  texts: Pick<TextRepository, 'settings'>,
  customer: Pick<Customer, 'id'>,
  number: number,
): Promise<PayInfo | Problem> {
  const invoice = await readWholeInvoice(db, customer.id, number);
  if (!invoice) return new Problem('not-found');
  const settings = await texts.settings();
  const seller = sellerOf(settings, env.publicUrl);
  const due = dueOf(invoice);
  const told = await readTold(db, invoice.id);
  const late = due === 0 ? nothingLate : await lateCostsOf(db, invoice, stockholmToday(now()));
  const isAbroad = isPaidFromAbroad(invoice, seller);
  return {
    Amount: oreToWire(due),
    DueDate: invoice.due_date,
    CurrencyCode: invoice.currency_code,
    Ocr: hasOcr(invoice) ? invoice.ocr : '',
    Bankgiro: isAbroad || seller.bankgiro === '' ? '' : formatBankgiro(seller.bankgiro),
    Iban: seller.iban,
    Bic: seller.bic,
    Qr: paymentCodeOf(invoice, due, seller),
    Interest: oreToWire(late.interest),
    Fee: oreToWire(late.fee),
    ToldPaidDate: told?.paid_on ?? null,
    Releases: await releasedBy({ db, now }, settings, invoice, due),
  };
}

/** It is no payment: the invoice is as unpaid as before, and the office sees what was said. */
export async function tellPaid(
  { db, now }: Pick<Services, 'db' | 'now'>,
  customer: Pick<Customer, 'id'>,
  { InvoiceNumber, PaidDate }: { InvoiceNumber: number; PaidDate: string },
): Promise<Problem | undefined> {
  const invoice = await readWholeInvoice(db, customer.id, InvoiceNumber);
  if (!invoice) return new Problem('not-found');
  if (dueOf(invoice) === 0)
    return new Problem('conflict', {
      detail: textOf(invoice.is_paid ? 'payInfo.isPaid' : 'payInfo.nothingToPay'),
    });
  const today = stockholmToday(now());
  if (PaidDate > today) return badField('PaidDate', 'maxAmount', textOf('payInfo.dayAhead'));
  const earliest = addDays(today, -mostDaysBack);
  if (PaidDate < earliest)
    return badField('PaidDate', 'minAmount', textOf('payInfo.dayTooOld', { count: mostDaysBack }));
  if (PaidDate < invoice.invoice_date)
    return badField(
      'PaidDate',
      'minAmount',
      textOf('payInfo.dayBeforeInvoice', { day: invoice.invoice_date }),
    );
  await writeTold(db, { invoice_id: invoice.id, paid_on: PaidDate, told_at: now() });
  return undefined;
}

function dueOf(invoice: WholeInvoice): number {
  if (invoice.is_paid || invoice.is_annulled || isCreditNote(invoice)) return 0;
  return leftToPay(invoice);
}
