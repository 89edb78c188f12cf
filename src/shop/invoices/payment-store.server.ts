import type { Generated } from 'kysely';
import type { Db, Trx } from '#kit/database/db.server.ts';

/** Who told of a payment: the staff, a file of the business system, or the shop before it kept payments. */
type PaymentSource = 'office' | 'file' | 'earlier';

/** Amounts are öre, below 0 where a credit note was paid back; `paid_on` is `YYYY-MM-DD`, null where it is not known. */
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

/** Also those taken back, in the order in which they were noted. */
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

/** Tells the day of a payment that was noted without one, or with another. */
export async function updatePaymentDay(trx: Trx, id: number, paidOn: string): Promise<void> {
  await trx.updateTable('payment').set({ paid_on: paidOn }).where('id', '=', id).execute();
}
