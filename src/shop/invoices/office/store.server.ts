import { sql } from 'kysely';
import type { Insertable, Updateable } from 'kysely';
import { anyOf } from '#kit/database/any-of.server.ts';
import type { Db, Tables, Trx } from '#kit/database/db.server.ts';
import { paidSum } from '#shop/invoices/payments.ts';
import { readPayments } from '#shop/invoices/payment-store.server.ts';
import { readWholeInvoice } from '#shop/invoices/store.server.ts';

export type InvoiceFilter = {
  number?: number | undefined;
  customerIds?: readonly number[] | undefined;
  orderId?: number | undefined;
  state?: 'unpaid' | 'partPaid' | 'overdue' | 'paid' | 'annulled' | 'credit' | undefined;
  today: string;
};
/** The position of an invoice in the list. */
export type Place = { date: string; number: number };
export type InvoiceSummaryRow = Awaited<ReturnType<typeof readOfficeInvoices>>[number];
export type WholeOfficeInvoice = NonNullable<Awaited<ReturnType<typeof readOfficeInvoice>>>;

/** The sum of payments that were not undone, in öre. */
const paidAmount = sql<number>`(select coalesce(sum(amount), 0)::bigint from payment
  where payment.invoice_id = invoice.id and payment.undone_at is null)`;
const toBePaid = sql<boolean>`not is_paid and not is_annulled and credits_invoice_number is null`;

/** Newest first. The conditions are literals in the SQL text, so that the partial indexes made for them are used. */
export async function readOfficeInvoices(
  db: Db,
  filter: InvoiceFilter,
  { after, take }: { after?: Place | undefined; take: number },
) {
  let query = matching(db, filter).selectAll().select(paidAmount.as('paid_amount'));
  if (after)
    query = query.where(
      sql<boolean>`(invoice_date, invoice_number) < (${after.date}::date, ${after.number}::integer)`,
    );
  return await query.orderBy('invoice_date', 'desc').orderBy('invoice_number', 'desc').limit(take).execute();
}

/** Counts the matching invoices, up to `most`. */
export async function countInvoices(db: Db, filter: InvoiceFilter, most: number): Promise<number> {
  const { count } = await db
    .selectFrom(matching(db, filter).select('id').limit(most).as('some'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function matching(db: Db, { number, customerIds, orderId, state, today }: InvoiceFilter) {
  let query = db.selectFrom('invoice');
  if (number !== undefined) query = query.where('invoice_number', '=', number);
  if (orderId !== undefined) query = query.where('order_id', '=', orderId);
  if (customerIds) query = query.where('customer_id', '=', anyOf(customerIds));
  if (state === 'unpaid' || state === 'partPaid' || state === 'overdue') query = query.where(toBePaid);
  if (state === 'partPaid') query = query.where(sql<boolean>`balance < total_amount and ${paidAmount} > 0`);
  if (state === 'overdue') query = query.where('due_date', '<', today).where('balance', '>', 0);
  if (state === 'paid') query = query.where(sql<boolean>`is_paid and credits_invoice_number is null`);
  if (state === 'annulled') query = query.where(sql<boolean>`is_annulled and not is_paid`);
  if (state === 'credit') query = query.where('credits_invoice_number', 'is not', null);
  return query;
}

/** Returns the invoice as printed, with the credited quantity of each row. */
export async function readOfficeInvoice(db: Db, number: number, { lock = false } = {}) {
  if (lock) await lockWithNotes(db, number);
  const found = await db
    .selectFrom('invoice')
    .select('customer_id')
    .where('invoice_number', '=', number)
    .executeTakeFirst();
  const invoice = found && (await readWholeInvoice(db, found.customer_id, number));
  if (!invoice) return undefined;
  const notes = await db
    .selectFrom('invoice')
    .select(['invoice_number', 'balance', 'is_paid', 'paid_date', 'is_annulled'])
    .where('credits_invoice_number', '=', number)
    .orderBy('invoice_number')
    .execute();
  const credited = await db
    .selectFrom('invoice_row')
    .select(['credits_row_id', (row) => row.fn.sum<number>('quantity').as('quantity')])
    .where('credits_row_id', '=', anyOf(invoice.rows.map(({ id }) => id)))
    .groupBy('credits_row_id')
    .execute();
  const payments = await readPayments(db, invoice.id);
  const given = new Map(credited.map(({ credits_row_id, quantity }) => [credits_row_id, -Number(quantity)]));
  return {
    ...invoice,
    notes,
    credit_notes: notes.map(({ invoice_number }) => invoice_number),
    payments,
    paid_amount: paidSum(payments),
    rows: invoice.rows.map((row) => ({ ...row, credited: given.get(row.id) ?? 0 })),
  };
}

/** Locks an invoice and its credit notes, always in the order of their numbers: a payment of one may settle another. */
async function lockWithNotes(db: Db, number: number): Promise<void> {
  await sql`
    select 1 from invoice
    where invoice_number = ${number} or credits_invoice_number = ${number}
      or invoice_number = (select credits_invoice_number from invoice where invoice_number = ${number})
    order by invoice_number for update`.execute(db);
}

/** Returns how much of each order row has been invoiced. */
export async function readInvoicedOfOrder(db: Db, orderId: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('invoice_row')
    .innerJoin('order_row', 'order_row.id', 'invoice_row.order_row_id')
    .select(['order_row.id', (row) => row.fn.sum<number>('invoice_row.quantity').as('quantity')])
    .where('order_row.order_id', '=', orderId)
    .groupBy('order_row.id')
    .execute();
  return new Map(rows.map(({ id, quantity }) => [id, Number(quantity)]));
}

const firstNumber = 100_001;

/**
 * Inserts an invoice under the next number. Numbers have no gaps, so nobody else can create an invoice until the
 * transaction ends.
 */
export async function insertInvoice(
  trx: Trx,
  invoice: (number: number) => Insertable<Tables['invoice']>,
  rows: readonly Omit<Insertable<Tables['invoice_row']>, 'invoice_id' | 'row_number'>[],
): Promise<number> {
  await sql`lock table invoice in share row exclusive mode`.execute(trx);
  const { last } = await trx
    .selectFrom('invoice')
    .select((row) => row.fn.max<number | null>('invoice_number').as('last'))
    .executeTakeFirstOrThrow();
  const number = last === null ? firstNumber : last + 1;
  await insertNumberedInvoice(trx, invoice(number), rows);
  return number;
}

/** Inserts an invoice that already has a number. Returns its id. */
export async function insertNumberedInvoice(
  trx: Trx,
  invoice: Insertable<Tables['invoice']>,
  rows: readonly Omit<Insertable<Tables['invoice_row']>, 'invoice_id' | 'row_number'>[],
): Promise<number> {
  const { id } = await trx.insertInto('invoice').values(invoice).returning('id').executeTakeFirstOrThrow();
  await trx
    .insertInto('invoice_row')
    .values(rows.map((row, place) => ({ ...row, invoice_id: id, row_number: place + 1 })))
    .execute();
  return id;
}

export type InvoiceAmounts = {
  customer_id: number;
  net_amount: number;
  vat_amount: number;
  total_amount: number;
  pdf_key: string | null;
};

/** Returns the charged amounts of the invoices with these numbers that exist. */
export async function readInvoiceAmounts(
  db: Db,
  numbers: readonly number[],
): Promise<Map<number, InvoiceAmounts>> {
  const rows = await db
    .selectFrom('invoice')
    .select(['invoice_number', 'customer_id', 'net_amount', 'vat_amount', 'total_amount', 'pdf_key'])
    .where('invoice_number', '=', anyOf(numbers))
    .execute();
  return new Map(rows.map(({ invoice_number, ...amounts }) => [invoice_number, amounts]));
}

export async function updateInvoice(
  trx: Trx,
  number: number,
  values: Updateable<Tables['invoice']>,
): Promise<void> {
  await trx.updateTable('invoice').set(values).where('invoice_number', '=', number).execute();
}
