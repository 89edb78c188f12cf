import type { Trx } from '#kit/database/db.server.ts';
import {
  insertPayment,
  updatePaymentDay,
  type Payment,
} from '#shop/invoices/payments/payment-store.server.ts';
import { standing, type PaymentSource } from '#shop/invoices/payments/payments.ts';

type Before = {
  id: number;
  total_amount: number;
  balance: number;
  currency_code: string;
  payments: readonly Payment[];
};

/**
 * Records payments from an import. A file contains the balance rather than payments, so the difference is a payment.
 * The balance of a credit note also falls when it is set off against its invoice, so there a day of payment is
 * required. What a new invoice lacks without a day was paid before. Returns whether there is a payment more, or one of another day.
 */
export async function notePaymentOfFile(
  trx: Trx,
  now: Date,
  old: Before,
  report: { balance: number; is_annulled: boolean; reportedDay: string | undefined; isNew?: boolean },
): Promise<boolean> {
  if (report.is_annulled) return false;
  const amount = old.balance - report.balance;
  const isNote = old.total_amount < 0;
  if (amount !== 0 && (!isNote || report.reportedDay !== undefined)) {
    const source = report.isNew && report.reportedDay === undefined ? 'earlier' : 'file';
    await note(trx, now, old, { amount, source, day: report.reportedDay });
    return true;
  }
  return report.reportedDay !== undefined && (await correctDay(trx, old, report.reportedDay));
}

async function note(
  trx: Trx,
  now: Date,
  { id, currency_code }: Before,
  { amount, source, day }: { amount: number; source: PaymentSource; day: string | undefined },
): Promise<void> {
  await insertPayment(trx, {
    invoice_id: id,
    paid_on: day ?? null,
    amount,
    currency_code,
    source,
    noted_at: now,
    noted_by: '',
  });
}

async function correctDay(trx: Trx, { payments }: Before, day: string): Promise<boolean> {
  const last = standing(payments)
    .filter(({ source }) => source === 'file' || source === 'earlier')
    .at(-1);
  if (!last || last.paid_on === day) return false;
  await updatePaymentDay(trx, last.id, day);
  return true;
}
