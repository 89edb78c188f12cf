import { sql, type ColumnType, type Generated } from 'kysely';
import type { Db } from '#kit/database/db.server.ts';
import type { Language } from '#kit/text/language.ts';
import type { PartFromEnd } from '#kit/pages/reverse-paging.ts';
import type { VatCase } from '#shop/order-model/vat-case.ts';
import type { VatAtRate } from '#shop/printing/vat-per-rate.ts';

/** Days are `YYYY-MM-DD`, amounts öre; a credit note's are negative. */
interface InvoiceTable {
  id: Generated<number>;
  invoice_number: number;
  customer_id: number;
  order_id: number | null;
  invoice_date: string;
  due_date: string;
  payment_days: number;
  is_paid: Generated<boolean>;
  paid_date: string | null;
  is_annulled: Generated<boolean>;
  credits_invoice_number: number | null;
  vat_case: Generated<VatCase>;
  currency_code: string;
  net_amount: number;
  vat_amount: number;
  /** The VAT in öre of Swedish kronor; null in kronor, without VAT, and for invoices from before. */
  vat_sek: number | null;
  /** The VAT of a credit note by rate; null when it follows from the rows. Written as JSON. */
  vat_per_rate: ColumnType<VatAtRate[] | null, string | null | undefined, string | null>;
  total_amount: number;
  balance: number;
  /** What reminders have asked beside the balance: see `reminders`. */
  late_costs: Generated<number>;
  ocr: string;
  language: Language;
  customer_number: string;
  /** The buyer's own order number; '' when none was given. */
  purchase_order_number: Generated<string>;
  buyer_name: string;
  buyer_address1: Generated<string>;
  buyer_address2: Generated<string>;
  buyer_zip_code: Generated<string>;
  buyer_city: Generated<string>;
  buyer_country_code: Generated<string>;
  buyer_vat_number: string | null;
  buyer_contact_person: Generated<string>;
  /** '' for invoices from before, whose contact is the reference. */
  buyer_reference: Generated<string>;
  delivery_name: Generated<string>;
  delivery_address1: Generated<string>;
  delivery_address2: Generated<string>;
  delivery_zip_code: Generated<string>;
  delivery_city: Generated<string>;
  delivery_country_code: Generated<string>;
  delivery_gln: Generated<string>;
  delivery_date: string | null;
  way_of_delivery_name: Generated<string>;
  /** The key of the stored PDF; null until it is made or brought by another system. */
  pdf_key: string | null;
}
interface InvoiceRowTable {
  id: Generated<number>;
  invoice_id: number;
  row_number: number;
  article_number: string;
  description: string;
  ean: string | null;
  quantity: number;
  price: number;
  vat_rate: number;
  total_amount: number;
  order_row_id: number | null;
  credits_row_id: number | null;
}
declare module '#kit/database/db.server.ts' {
  interface Tables {
    invoice: InvoiceTable;
    invoice_row: InvoiceRowTable;
  }
}

export type InvoiceSummaryRow = Awaited<ReturnType<typeof readInvoices>>[number];
export type WholeInvoice = NonNullable<Awaited<ReturnType<typeof readWholeInvoice>>>;

const summaryColumns = [
  'invoice_number',
  'invoice_date',
  'due_date',
  'payment_days',
  'is_paid',
  'paid_date',
  'is_annulled',
  'credits_invoice_number',
  'total_amount',
  'balance',
  'late_costs',
  'currency_code',
  'purchase_order_number',
  'ocr',
] as const;

/** Nothing is to be paid, since credit notes have taken all of it back; an invoice that is annulled otherwise has none. */
export const isCredited = sql<boolean>`(invoice.is_annulled and exists (
  select from invoice as note where note.credits_invoice_number = invoice.invoice_number and not note.is_annulled))`;

/** The money of payments that were not undone, in öre. */
export const paidAmount = sql<number>`(select coalesce(sum(amount), 0)::bigint from payment
  where payment.invoice_id = invoice.id and payment.undone_at is null and payment.source <> 'rounding')`;

/** Newest first. */
export async function readInvoices(db: Db, customerId: number, { skip, take, fromFarEnd }: PartFromEnd) {
  const direction = fromFarEnd ? 'asc' : 'desc';
  const rows = await db
    .selectFrom('invoice')
    .select(summaryColumns)
    .select([paidAmount.as('paid_amount'), isCredited.as('is_credited')])
    .where('customer_id', '=', customerId)
    .orderBy('invoice_date', direction)
    .orderBy('invoice_number', direction)
    .offset(skip)
    .limit(take)
    .execute();
  return fromFarEnd ? rows.toReversed() : rows;
}

/** Returns those with rows of one of this customer's orders, newest first; one a month has rows of several. */
export async function readInvoicesOfOrder(db: Db, customerId: number, orderId: number) {
  return await db
    .selectFrom('invoice')
    .select(summaryColumns)
    .select([paidAmount.as('paid_amount'), isCredited.as('is_credited')])
    .where('customer_id', '=', customerId)
    .where(
      sql<boolean>`(invoice.order_id = ${orderId} or exists (
        select from invoice_row join order_row on order_row.id = invoice_row.order_row_id
        where invoice_row.invoice_id = invoice.id and order_row.order_id = ${orderId}))`,
    )
    .orderBy('invoice_date', 'desc')
    .orderBy('invoice_number', 'desc')
    .execute();
}

export async function countInvoices(db: Db, customerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('invoice')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns the unpaid invoices that were due before this day, oldest first. */
export async function readInvoicesDueBefore(db: Db, customerId: number, day: string) {
  return await db
    .selectFrom('invoice')
    .select(summaryColumns)
    .select([paidAmount.as('paid_amount'), isCredited.as('is_credited')])
    .where('customer_id', '=', customerId)
    .where('is_paid', '=', false)
    .where('is_annulled', '=', false)
    .where('due_date', '<', day)
    .where('balance', '>', 0)
    .orderBy('due_date')
    .orderBy('invoice_number')
    .execute();
}

/**
 * Returns one of this customer's invoices as it is printed; undefined when it does not exist or belongs to somebody
 * else.
 */
export async function readWholeInvoice(db: Db, customerId: number, invoiceNumber: number) {
  const invoice = await db
    .selectFrom('invoice')
    .leftJoin('invoice as credited', (join) =>
      join
        .onRef('credited.invoice_number', '=', 'invoice.credits_invoice_number')
        .onRef('credited.customer_id', '=', 'invoice.customer_id'),
    )
    .selectAll('invoice')
    .select('credited.invoice_date as credited_date')
    .where('invoice.customer_id', '=', customerId)
    .where('invoice.invoice_number', '=', invoiceNumber)
    .executeTakeFirst();
  if (!invoice) return undefined;
  const rows = await db
    .selectFrom('invoice_row')
    .innerJoin('invoice', 'invoice.id', 'invoice_row.invoice_id')
    .leftJoin('order_row', 'order_row.id', 'invoice_row.order_row_id')
    .selectAll('invoice_row')
    .select('order_row.order_id as of_order')
    // Of a credit note, that of the row which it credits.
    .leftJoin('invoice_row as of_invoice', 'of_invoice.id', 'invoice_row.credits_row_id')
    .leftJoin('order_row as charged', (join) =>
      join.on((on) =>
        on(on.ref('charged.id'), '=', on.fn.coalesce('invoice_row.order_row_id', 'of_invoice.order_row_id')),
      ),
    )
    .select('charged.kind as of_kind')
    .where('invoice_row.invoice_id', '=', invoice.id)
    .where('invoice.customer_id', '=', customerId)
    .orderBy('invoice_row.row_number')
    .execute();
  return { ...invoice, rows };
}

/** Notes the PDF of an invoice that has none. Returns the key of the one that it has then. */
export async function notePdfKey(db: Db, id: number, key: string): Promise<string> {
  await db
    .updateTable('invoice')
    .set({ pdf_key: key })
    .where('id', '=', id)
    .where('pdf_key', 'is', null)
    .execute();
  const row = await db.selectFrom('invoice').select('pdf_key').where('id', '=', id).executeTakeFirst();
  return row?.pdf_key ?? key;
}
