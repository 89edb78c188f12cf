import { sql, type Updateable } from 'kysely';
import { anyOf } from '#kit/database/any-of.server.ts';
import type { Db, Tables, Trx } from '#kit/database/db.server.ts';
import { readPayments } from './payments/payment-store.server.ts';
import { paidSum } from './payments/payments.ts';
import { readWholeInvoice } from './store.server.ts';

export type InvoiceWithNotes = NonNullable<Awaited<ReturnType<typeof readInvoiceWithNotes>>>;

/** Returns the invoice as printed, with the credited quantity of each row. */
export async function readInvoiceWithNotes(db: Db, number: number, { lock = false } = {}) {
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
    .innerJoin('invoice as note', 'note.id', 'invoice_row.invoice_id')
    .select(['credits_row_id', (row) => row.fn.sum<number>('quantity').as('quantity')])
    .select((row) => row.fn.sum<number>('invoice_row.total_amount').as('amount'))
    .where('note.is_annulled', '=', false)
    .where('credits_row_id', '=', anyOf(invoice.rows.map(({ id }) => id)))
    .groupBy('credits_row_id')
    .execute();
  const payments = await readPayments(db, invoice.id);
  const credits = new Map(
    credited.map(({ credits_row_id, quantity, amount }) => [
      credits_row_id,
      { credited: 0 - Number(quantity), credited_amount: 0 - Number(amount) },
    ]),
  );
  return {
    ...invoice,
    notes,
    is_credited: invoice.is_annulled && notes.some(({ is_annulled }) => !is_annulled),
    credit_notes: notes.map(({ invoice_number }) => invoice_number),
    payments,
    paid_amount: paidSum(payments),
    rows: invoice.rows.map((row) => {
      const { credited = 0, credited_amount = 0 } = credits.get(row.id) ?? {};
      // Notes take a discount along by value, not by pieces.
      if (row.of_kind !== 'discount') return { ...row, credited, credited_amount };
      return { ...row, credited: credited_amount === row.total_amount ? row.quantity : 0, credited_amount };
    }),
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

export type InvoiceAmounts = {
  balance: number;
  customer_id: number;
  order_id: number | null;
  invoice_date: string;
  ocr: string;
  credits_invoice_number: number | null;
  currency_code: string;
  net_amount: number;
  vat_amount: number;
  total_amount: number;
  is_annulled: boolean;
  pdf_key: string | null;
};

/** Returns the charged amounts of the invoices with these numbers that exist. */
export async function readInvoiceAmounts(
  db: Db,
  numbers: readonly number[],
): Promise<Map<number, InvoiceAmounts>> {
  const rows = await db
    .selectFrom('invoice')
    .select(['invoice_number', 'customer_id', 'order_id', 'invoice_date', 'ocr', 'credits_invoice_number'])
    .select([
      'currency_code',
      'net_amount',
      'vat_amount',
      'total_amount',
      'balance',
      'is_annulled',
      'pdf_key',
    ])
    .where('invoice_number', '=', anyOf(numbers))
    .execute();
  return new Map(rows.map(({ invoice_number, ...amounts }) => [invoice_number, amounts]));
}

/** Returns the credit notes of these invoices that are not annulled. */
export async function readStandingNotes(db: Db, credited: readonly number[]) {
  const rows = await db
    .selectFrom('invoice')
    .select(['credits_invoice_number as credited', 'invoice_number as number'])
    .select(['net_amount', 'vat_amount', 'total_amount'])
    .where('credits_invoice_number', '=', anyOf(credited))
    .where('is_annulled', '=', false)
    .execute();
  return rows.map((row) => ({ ...row, credited: Number(row.credited) }));
}

export async function updateInvoice(
  trx: Trx,
  number: number,
  values: Updateable<Tables['invoice']>,
): Promise<void> {
  await trx.updateTable('invoice').set(values).where('invoice_number', '=', number).execute();
}
