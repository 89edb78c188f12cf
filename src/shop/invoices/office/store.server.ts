import { sql } from 'kysely';
import { anyOf } from '#kit/database/any-of.server.ts';
import type { Db } from '#kit/database/db.server.ts';
import { isCredited, paidAmount } from '#shop/invoices/store.server.ts';

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

const toBePaid = sql<boolean>`not is_paid and not is_annulled and credits_invoice_number is null`;

/** Newest first. The conditions are literals in the SQL text, so that the partial indexes made for them are used. */
export async function readOfficeInvoices(
  db: Db,
  filter: InvoiceFilter,
  { after, take }: { after?: Place | undefined; take: number },
) {
  let query = matching(db, filter)
    .selectAll()
    .select([paidAmount.as('paid_amount'), isCredited.as('is_credited')]);
  if (after)
    query = query.where(
      sql<boolean>`(invoice_date, invoice_number) < (${after.date}::date, ${after.number}::integer)`,
    );
  return await query.orderBy('invoice_date', 'desc').orderBy('invoice_number', 'desc').limit(take).execute();
}

/** Returns what is overdue, what has been so for longest first. */
export async function readOldestDue(db: Db, today: string, take: number) {
  return await matching(db, { state: 'overdue', today })
    .selectAll()
    .orderBy('due_date')
    .orderBy('invoice_number')
    .limit(take)
    .execute();
}

/** Counts the matching invoices, up to `most`. */
export async function countInvoices(db: Db, filter: InvoiceFilter, most: number): Promise<number> {
  const { count } = await db
    .selectFrom(matching(db, filter).select('id').limit(most).as('some'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** One of several orders tells them by its rows alone. */
function isOfOrder(orderId: number) {
  return sql<boolean>`(invoice.order_id = ${orderId} or invoice.order_id is null and exists (
    select from invoice_row join order_row on order_row.id = invoice_row.order_row_id
    where invoice_row.invoice_id = invoice.id and order_row.order_id = ${orderId}))`;
}

function matching(db: Db, { number, customerIds, orderId, state, today }: InvoiceFilter) {
  let query = db.selectFrom('invoice');
  if (number !== undefined) query = query.where('invoice_number', '=', number);
  if (orderId !== undefined) query = query.where(isOfOrder(orderId));
  if (customerIds) query = query.where('customer_id', '=', anyOf(customerIds));
  if (state === 'unpaid' || state === 'partPaid' || state === 'overdue') query = query.where(toBePaid);
  if (state === 'partPaid') query = query.where(sql<boolean>`balance < total_amount and ${paidAmount} > 0`);
  if (state === 'overdue') query = query.where('due_date', '<', today).where('balance', '>', 0);
  if (state === 'paid') query = query.where(sql<boolean>`is_paid and credits_invoice_number is null`);
  if (state === 'annulled') query = query.where(sql<boolean>`is_annulled and not is_paid`);
  if (state === 'credit') query = query.where('credits_invoice_number', 'is not', null);
  return query;
}

/** Returns the credit notes of an invoice that count, with their rows. */
export async function readNotesOf(db: Db, number: number) {
  const notes = await db
    .selectFrom('invoice')
    .select(['id', 'vat_case', 'net_amount', 'vat_amount', 'vat_sek', 'total_amount', 'vat_per_rate'])
    .where('credits_invoice_number', '=', number)
    .where('is_annulled', '=', false)
    .execute();
  const rows = await db
    .selectFrom('invoice_row')
    .select(['invoice_id', 'vat_rate', 'total_amount'])
    .where('invoice_id', '=', anyOf(notes.map(({ id }) => id)))
    .execute();
  return notes.map((note) => ({ ...note, rows: rows.filter(({ invoice_id: id }) => id === note.id) }));
}
