import type { Generated } from 'kysely';
import type { Db, Trx } from '#kit/database/db.server.ts';
import type { PaymentSource } from './payments.ts';

/** Amounts are öre, negative for repayments of a credit note; `paid_on` is `YYYY-MM-DD`, null when unknown. */
interface PaymentTable {
  id: Generated<number>;
  invoice_id: number;
  paid_on: string | null;
  amount: number;
  currency_code: string;
  source: PaymentSource;
  reference: Generated<string>;
  noted_at: Date;
  noted_by: Generated<string>;
  undone_at: Date | null;
  undone_by: Generated<string>;
}
declare module '#kit/database/db.server.ts' {
  interface Tables {
    payment: PaymentTable;
  }
}

export type Payment = Awaited<ReturnType<typeof readPayments>>[number];
type NewPayment = {
  invoice_id: number;
  paid_on: string | null;
  amount: number;
  currency_code: string;
  source: PaymentSource;
  noted_at: Date;
  noted_by: string;
};

/** Includes undone payments, in the order in which they were recorded. */
export async function readPayments(db: Db, invoiceId: number) {
  return await db
    .selectFrom('payment')
    .selectAll()
    .where('invoice_id', '=', invoiceId)
    .orderBy('id')
    .execute();
}

export async function insertPayment(trx: Trx, payment: NewPayment): Promise<void> {
  await trx
    .insertInto('payment')
    .values({ ...payment, undone_at: null })
    .execute();
}

export async function markUndone(trx: Trx, ids: readonly number[], at: Date, by: string): Promise<void> {
  await trx.updateTable('payment').set({ undone_at: at, undone_by: by }).where('id', 'in', ids).execute();
}

/** Sets the day of a payment that was recorded without one, or with another. */
export async function updatePaymentDay(trx: Trx, id: number, paidOn: string): Promise<void> {
  await trx.updateTable('payment').set({ paid_on: paidOn }).where('id', '=', id).execute();
}
