import { sql } from 'kysely';
import { anyOf } from '#kit/database/any-of.server.ts';
import type { Db } from '#kit/database/db.server.ts';
import { groupBy } from '#kit/text/group-by.ts';
import { paidDay } from '#shop/invoices/payments/paid-day.server.ts';
import type { KnownInvoice } from './statement.ts';

/**
 * Returns by customer the invoices and credit notes that may have been open on a day: what is open now, and what later
 * payments and credit notes have settled since, each with its credit notes or the invoice that it credits. The test
 * customer is nobody's debtor.
 */
export async function readMaybeOpen(
  db: Db,
  day: string,
  customerId?: number,
): Promise<Map<number, KnownInvoice[]>> {
  const ofCustomer = customerId === undefined ? sql`` : sql`and invoice.customer_id = ${customerId}`;
  const { rows: roots } = await sql<{ number: number }>`
    select distinct coalesce(invoice.credits_invoice_number, invoice.invoice_number) as number
    from invoice
    where (invoice.balance <> 0 ${ofCustomer})
      or (invoice.id in (
        select payment.invoice_id from payment where payment.undone_at is null and ${paidDay} > ${day}::date
      ) ${ofCustomer})
      or (invoice.credits_invoice_number is not null and invoice.invoice_date > ${day}::date ${ofCustomer})`.execute(
    db,
  );
  const numbers = roots.map(({ number }) => number);
  const invoices = await db
    .selectFrom('invoice')
    .innerJoin('customer', 'customer.id', 'invoice.customer_id')
    .select(['invoice.id', 'invoice.customer_id', 'invoice_number', 'invoice_date', 'due_date'])
    .select([
      'invoice.currency_code',
      'total_amount',
      'balance',
      'late_costs',
      'is_paid',
      'is_annulled',
      'credits_invoice_number',
    ])
    .where('customer.is_test', '=', false)
    .where((where) =>
      where.or([
        where('invoice_number', '=', anyOf(numbers)),
        where('credits_invoice_number', '=', anyOf(numbers)),
      ]),
    )
    .orderBy('invoice_number')
    .execute();
  const payments = await db
    .selectFrom('payment')
    .select(['invoice_id', 'amount', 'source', paidDay.as('day')])
    .where('undone_at', 'is', null)
    .where('invoice_id', '=', anyOf(invoices.map(({ id }) => id)))
    .orderBy('id')
    .execute();
  const paymentsOf = groupBy(payments, ({ invoice_id: id }) => id);
  const known = invoices.map(({ id, ...invoice }) => ({ ...invoice, payments: paymentsOf.get(id) ?? [] }));
  return groupBy(
    known.filter((one) => customerId === undefined || one.customer_id === customerId),
    ({ customer_id: customer }) => customer,
  );
}
