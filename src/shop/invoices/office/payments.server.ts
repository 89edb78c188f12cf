import { stockholmToday } from '#kit/text/dates.ts';
import type { Trx } from '#kit/database/db.server.ts';
import { wireToOre } from '#kit/text/money.ts';
import { badField, Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import type { OfficeInvoice } from './contract.ts';
import type { Note } from '#shop/staff/change-log/change-as.server.ts';
import { isCreditNote } from '#shop/invoices/invoice-state.ts';
import { changeInvoice, settle, type InvoiceDesk, type Settled } from './invoice-settle.server.ts';
import { readInvoiceWithNotes, type InvoiceWithNotes } from '#shop/invoices/whole-invoice-store.server.ts';
import { insertPayment, markUndone, type Payment } from '#shop/invoices/payments/payment-store.server.ts';
import {
  isSettled,
  lastPaidDay,
  paidSum,
  setOff,
  standing,
  sumOf,
  undoneWith,
} from '#shop/invoices/payments/payments.ts';
import { officeTextOf } from '#shop/texts/office-language/text.ts';

type Given = { id: number; Version: string };

async function changed(...given: Parameters<typeof changeInvoice>): Promise<OfficeInvoice | Problem> {
  const done = await changeInvoice(...given);
  return done instanceof Problem ? done : done.invoice;
}

/**
 * What is left of an invoice within the tolerance is settled as a rounding. The balance of a credit note is negative, and its payment is a repayment, of no more than is owed. What is paid over
 * on an invoice leaves a balance below 0: it is the customer's money.
 */
export async function pay(
  desk: InvoiceDesk,
  by: StaffMember,
  input: Given & { PaidDate: string; Amount?: number | undefined },
) {
  const { services } = desk;
  const { PaymentTolerance } = await desk.texts.settings();
  return await changed(desk, by, input, async (trx, note, invoice) => {
    const isNote = isCreditNote(invoice);
    const sign = isNote ? -1 : 1;
    const owed = Math.max(0, sign * invoice.balance);
    if (invoice.is_annulled || (owed === 0 && (isNote || input.Amount === undefined))) return nothingOwed;
    const refused = refusedDay(input.PaidDate, invoice.invoice_date, stockholmToday(services.now()));
    if (refused) return refused;
    const paid = input.Amount === undefined ? owed : wireToOre(input.Amount);
    if (isNote && paid > owed)
      return badField('Amount', 'maxAmount', officeTextOf('officeProblem.paidTooMuch'));
    const payment = {
      invoice_id: invoice.id,
      paid_on: input.PaidDate,
      amount: sign * paid,
      currency_code: invoice.currency_code,
      source: 'office',
      noted_at: services.now(),
      noted_by: by.name,
    } as const;
    await insertPayment(trx, payment);
    const left = invoice.balance - payment.amount;
    const rounding = isNote || left < 0 || left > PaymentTolerance * 100 ? 0 : left;
    if (rounding > 0) await insertPayment(trx, { ...payment, amount: rounding, source: 'rounding' });
    const balance = left - rounding;
    const isPaid = isSettled(isNote, balance);
    await settle(trx, note, invoice, {
      balance,
      is_paid: isPaid,
      // What comes later is paid over, and does not change the day on which the invoice was paid.
      paid_date: isPaid
        ? (invoice.paid_date ?? lastPaidDay([...invoice.payments, { ...payment, undone_at: null }]))
        : null,
      is_annulled: false,
    });
    return invoice.invoice_number;
  });
}

function refusedDay(day: string, invoiceDay: string, today: string): Problem | undefined {
  if (day > today) return badField('PaidDate', 'maxAmount', officeTextOf('officeProblem.paidTooEarly'));
  if (day >= invoiceDay) return undefined;
  return badField(
    'PaidDate',
    'minAmount',
    officeTextOf('officeProblem.paidBeforeInvoice', { day: invoiceDay }),
  );
}

/**
 * Undoes one payment, or all that count. The resulting balance is first set off against what the credit notes owe the
 * customer, as if the payment had never been made.
 */
export async function undoPayment(
  desk: InvoiceDesk,
  by: StaffMember,
  input: Given & { PaymentId?: number | undefined },
) {
  const { services } = desk;
  return await changed(desk, by, input, async (trx, note, invoice) => {
    const all = standing(invoice.payments);
    const chosen = input.PaymentId === undefined ? all : all.filter(({ id }) => id === input.PaymentId);
    if (chosen.length === 0) return notUndone;
    const undone = undoneWith(invoice.balance, all, chosen);
    await markUndone(
      trx,
      undone.map(({ id }) => id),
      services.now(),
      by.name,
    );
    const left = all.filter((payment) => !undone.includes(payment));
    const balance = invoice.balance + sumOf(undone);
    const today = stockholmToday(services.now());
    // What is annulled asks for nothing again.
    if (invoice.is_annulled)
      await settle(trx, note, invoice, { balance, is_paid: false, paid_date: null, is_annulled: true });
    else if (invoice.credits_invoice_number === null)
      await settleWithNotes(trx, note, { ...invoice, balance, payments: left }, today, invoice);
    else await settleNote(trx, note, { ...invoice, balance, payments: left }, today, invoice);
    return invoice.invoice_number;
  });
}

type Changed = InvoiceWithNotes & { payments: Payment[] };

async function settleWithNotes(
  trx: Trx,
  note: Note,
  invoice: Changed,
  today: string,
  before: Settled & { invoice_number: number } = invoice,
): Promise<void> {
  const after = setOff(invoice.balance, invoice.notes);
  for (const [place, one] of invoice.notes.entries()) {
    const balance = after.notes[place] ?? one.balance;
    if (balance === one.balance) continue;
    const isPaid = balance === 0;
    await settle(trx, note, one, {
      ...settledOf(one),
      balance,
      is_paid: isPaid,
      paid_date: isPaid ? today : null,
    });
  }
  const isAllCredited = invoice.rows.every(({ quantity, credited }) => credited === quantity);
  const isPaid = isSettled(false, after.owed);
  // An unpaid, fully credited invoice is annulled, so that the customer is never asked to pay it.
  const isAnnulled = isPaid && isAllCredited && paidSum(invoice.payments) <= 0;
  await settle(trx, note, before, {
    balance: after.owed,
    is_annulled: isAnnulled,
    is_paid: isPaid && !isAnnulled,
    paid_date: isPaid && !isAnnulled ? (lastPaidDay(invoice.payments) ?? today) : null,
  });
}

/** What is owed to the customer again is set off against the balance of the credited invoice. */
async function settleNote(
  trx: Trx,
  note: Note,
  creditNote: Changed,
  today: string,
  before: Settled & { invoice_number: number },
): Promise<void> {
  const { balance } = creditNote;
  await settle(trx, note, before, { balance, is_paid: false, paid_date: null, is_annulled: false });
  const credited = await readInvoiceWithNotes(trx, creditNote.credits_invoice_number ?? 0);
  if (credited && credited.balance > 0 && !credited.is_annulled)
    await settleWithNotes(trx, note, credited, today);
}

function settledOf({ is_paid, paid_date, balance, is_annulled }: Settled): Settled {
  return { is_paid, paid_date, balance, is_annulled };
}

const nothingOwed = new Problem('conflict', {
  detail: officeTextOf('officeProblem.nothingOwed'),
});
const notUndone = new Problem('conflict', {
  detail: officeTextOf('officeProblem.noPayment'),
});
