import { sql, type Generated } from 'kysely';
import { anyOf } from '#kit/database/any-of.server.ts';
import type { Db, Trx } from '#kit/database/db.server.ts';
import { insertRows } from '#kit/database/insert-rows.server.ts';
import { groupBy } from '#kit/text/group-by.ts';
import { paidDay } from '#shop/invoices/payments/paid-day.server.ts';
import type { ReferenceRate } from './interest.ts';

interface ReferenceRateTable {
  valid_from: string;
  hundredths: number;
}
interface ReminderTable {
  id: Generated<number>;
  invoice_id: number;
  level: number;
  sent_on: string;
  sent_at: Date;
  sent_by: Generated<string>;
  balance: number;
  fee: number;
  interest: number;
  asks_interest: boolean;
  mailed_to: Generated<string>;
  pdf_key: string;
}
declare module '#kit/database/db.server.ts' {
  interface Tables {
    reference_rate: ReferenceRateTable;
    reminder: ReminderTable;
  }
}

export type LateInvoice = Awaited<ReturnType<typeof readLateInvoices>>[number];
export type SentReminder = Awaited<ReturnType<typeof readReminders>>[number];

/** The latest first. */
export async function readReferenceRates(db: Db): Promise<ReferenceRate[]> {
  const rows = await db.selectFrom('reference_rate').selectAll().orderBy('valid_from', 'desc').execute();
  return rows.map(({ valid_from: from, hundredths }) => ({ from, hundredths }));
}

/** Nobody else changes them until the transaction ends. */
export async function lockReferenceRates(trx: Trx): Promise<ReferenceRate[]> {
  await sql`lock table reference_rate in exclusive mode`.execute(trx);
  return await readReferenceRates(trx);
}

/** They must be locked. */
export async function replaceReferenceRates(trx: Trx, rates: readonly ReferenceRate[]): Promise<void> {
  await trx.deleteFrom('reference_rate').execute();
  await insertRows(
    trx,
    'reference_rate',
    rates.map(({ from, hundredths }) => ({ valid_from: from, hundredths })),
  );
}

/** Which invoices are read: those past due on a day, or those with these numbers. */
type Which = { dueBefore: string; numbers?: readonly number[] };

/**
 * Returns unpaid invoices past due, oldest first, each with what was paid and credited of it by day, with the reminders
 * that were sent, and with what the customer says. The test customer is reminded of nothing.
 */
export async function readLateInvoices(db: Db, { dueBefore, numbers }: Which) {
  let query = db
    .selectFrom('invoice')
    .innerJoin('customer', 'customer.id', 'invoice.customer_id')
    .leftJoin('payment_told', 'payment_told.invoice_id', 'invoice.id')
    .selectAll('invoice')
    .select([
      'customer.name as customer_name',
      'customer.email',
      'customer.invoice_email',
      'payment_told.told_at',
      'payment_told.paid_on',
    ])
    .where('invoice.is_paid', '=', false)
    .where('invoice.is_annulled', '=', false)
    .where('invoice.credits_invoice_number', 'is', null)
    .where('invoice.balance', '>', 0)
    .where('invoice.due_date', '<', dueBefore)
    .where('customer.is_test', '=', false);
  if (numbers) query = query.where('invoice.invoice_number', '=', anyOf(numbers));
  const invoices = await query.orderBy('invoice.due_date').orderBy('invoice.invoice_number').execute();
  const ids = invoices.map(({ id }) => id);
  const settled = groupBy(await readSettled(db, ids), ({ invoice_id: id }) => id);
  const reminders = groupBy(await readReminders(db, ids), ({ invoice_id: id }) => id);
  return invoices.map((invoice) => ({
    ...invoice,
    settled: settled.get(invoice.id) ?? [],
    reminders: reminders.get(invoice.id) ?? [],
  }));
}

/** Payments that were not undone, and credit notes as far as they were taken off the invoice. */
export async function readSettled(db: Db, invoiceIds: readonly number[]) {
  const { rows } = await sql<{ invoice_id: number; day: string; amount: number }>`
    select invoice_id, ${paidDay} as day, amount::bigint as amount
    from payment where undone_at is null and invoice_id = ${anyOf(invoiceIds)}
    union all
    select invoice.id, note.invoice_date, (note.balance - note.total_amount + coalesce((
      select sum(amount) from payment where payment.invoice_id = note.id and undone_at is null), 0))::bigint
    from invoice join invoice as note on note.credits_invoice_number = invoice.invoice_number
    where not note.is_annulled and invoice.id = ${anyOf(invoiceIds)}`.execute(db);
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}

/** In the order of their levels. */
export async function readReminders(db: Db, invoiceIds: readonly number[]) {
  return await db
    .selectFrom('reminder')
    .selectAll()
    .where('invoice_id', '=', anyOf(invoiceIds))
    .orderBy('invoice_id')
    .orderBy('level')
    .execute();
}

export async function readReminder(db: Db, id: number) {
  return await db
    .selectFrom('reminder')
    .innerJoin('invoice', 'invoice.id', 'reminder.invoice_id')
    .selectAll('reminder')
    .select(['invoice.invoice_number', 'invoice.language'])
    .where('reminder.id', '=', id)
    .executeTakeFirst();
}

export async function lockInvoice(trx: Trx, number: number): Promise<void> {
  await trx.selectFrom('invoice').select('id').where('invoice_number', '=', number).forUpdate().execute();
}

/** Also notes at the invoice what is asked beside its balance. Returns the id. */
export async function insertReminder(
  trx: Trx,
  reminder: Omit<ReminderTable, 'id' | 'sent_by' | 'mailed_to'> & { sent_by: string; mailed_to: string },
  lateCosts: number,
): Promise<number> {
  const { id } = await trx.insertInto('reminder').values(reminder).returning('id').executeTakeFirstOrThrow();
  await trx
    .updateTable('invoice')
    .set({ late_costs: lateCosts })
    .where('id', '=', reminder.invoice_id)
    .execute();
  return id;
}
