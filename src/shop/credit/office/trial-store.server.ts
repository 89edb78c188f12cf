import { sql } from 'kysely';
import type { Db } from '#kit/database/db.server.ts';
import type { CreditStop } from '#shop/order-model/hold.ts';
import { orderIs, OrderStatus } from '#shop/order-model/may.ts';
import { isReal, stateIs } from '#shop/orders/state-condition.server.ts';
import { paidDay } from '#shop/invoices/payments/paid-day.server.ts';

type CustomerRow = {
  id: number;
  customer_number: string;
  name: string;
  currency_code: string;
  credit_limit: number | null;
  stop: CreditStop;
};

/** Returns the customers who have ordered since a moment, and how far they are given credit. */
export async function readBuyersSince(db: Db, since: Date): Promise<CustomerRow[]> {
  const { rows } = await sql<CustomerRow>`
    select customer.id, customer_number, name, currency_code, credit_limit, coalesce(stop, 'limit') as stop
    from customer left join customer_credit on customer_credit.customer_id = customer.id
    where exists (
      select from customer_order
      where customer_order.customer_id = customer.id and created_at >= ${since} and ${isReal()})
    order by customer.id`.execute(db);
  return rows;
}

type OrderRow = {
  id: number;
  customer_id: number;
  created_at: Date;
  currency_code: string;
  total: number;
  cancelled_at: Date | null;
  is_invoiced: boolean;
};

/** Returns the orders since a moment, and those before that were open then. Cancelled rows count in none of them. */
export async function readPastOrders(
  db: Db,
  customerIds: readonly number[],
  since: Date,
): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select customer_order.id, customer_id, created_at, currency_code, cancelled_at,
      status = ${sql.lit(OrderStatus.Invoiced)} as is_invoiced,
      (case when cancelled_at is not null then customer_order.total_amount else (
        select coalesce(round(sum(
          price * (quantity - quantity_cancelled) * (100 + case when vat_case = 'domestic' then vat_rate else 0 end)
        ) / 100.0), 0) from order_row where order_id = customer_order.id
      ) end)::bigint as total
    from customer_order
    where customer_id = any(${[...customerIds]}::integer[]) and ${isReal()} and (
      created_at >= ${since} or ${stateIs(orderIs.open)} or ${stateIs(orderIs.sentNotInvoiced)} or cancelled_at >= ${since}
      or exists (select from invoice where invoice.order_id = customer_order.id and invoice_date >= ${since}::date)
      or exists (
        select from order_row join invoice_row on invoice_row.order_row_id = order_row.id
        join invoice on invoice.id = invoice_row.invoice_id
        where order_row.order_id = customer_order.id and invoice_date >= ${since}::date))
    order by created_at, id`.execute(db);
  return rows;
}

type InvoiceRow = {
  id: number;
  invoice_number: number;
  customer_id: number;
  invoice_date: string;
  due_date: string;
  currency_code: string;
  is_note: boolean;
  credits_invoice_number: number | null;
  total_amount: number;
  balance: number;
  paid_date: string | null;
  is_open: boolean;
};

export async function readPastInvoices(db: Db, customerIds: readonly number[]): Promise<InvoiceRow[]> {
  const { rows } = await sql<InvoiceRow>`
    select id, invoice_number, customer_id, invoice_date, due_date, currency_code,
      (total_amount < 0 or credits_invoice_number is not null) as is_note, credits_invoice_number,
      total_amount, balance, paid_date, not is_annulled as is_open
    from invoice where customer_id = any(${[...customerIds]}::integer[])`.execute(db);
  return rows;
}

type BillRow = { order_id: number; day: string; amount: number };

/**
 * Returns what invoices have charged of orders, one of several orders by its rows. One that credit notes took back whole
 * is annulled, and has charged its orders all the same, unless the notes' rows say that they are to be invoiced anew.
 */
export async function readPastBills(db: Db, customerIds: readonly number[]): Promise<BillRow[]> {
  const { rows } = await sql<BillRow>`
    with bill as (
      select id, order_id, invoice_date, total_amount, vat_case from invoice
      where customer_id = any(${[...customerIds]}::integer[])
        and total_amount >= 0 and credits_invoice_number is null
        and (not is_annulled or exists (
          select from invoice as note
          where note.credits_invoice_number = invoice.invoice_number and not note.is_annulled))
    )
    select order_id, invoice_date as day, total_amount as amount from bill where order_id is not null
    union all
    select order_row.order_id, invoice_date, round(sum(
      invoice_row.total_amount * (100 + case when vat_case = 'domestic' then invoice_row.vat_rate else 0 end)
    ) / 100.0)::bigint
    from bill
    join invoice_row on invoice_row.invoice_id = bill.id
    join order_row on order_row.id = invoice_row.order_row_id
    where bill.order_id is null
    group by order_row.order_id, bill.id, invoice_date
    union all
    select order_row.order_id, invoice_date, round(sum(
      invoice_row.total_amount * (100 + case when vat_case = 'domestic' then invoice_row.vat_rate else 0 end)
    ) / 100.0)::bigint
    from invoice
    join invoice_row on invoice_row.invoice_id = invoice.id
    join order_row on order_row.id = invoice_row.order_row_id
    where invoice.customer_id = any(${[...customerIds]}::integer[]) and credits_invoice_number is not null
    group by order_row.order_id, invoice.id, invoice_date`.execute(db);
  return rows;
}

type PaymentRow = { invoice_id: number; day: string; amount: number };

export async function readPastPayments(db: Db, customerIds: readonly number[]): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select invoice_id, ${paidDay} as day, amount
    from payment join invoice on invoice.id = payment.invoice_id
    where undone_at is null and invoice.customer_id = any(${[...customerIds]}::integer[])`.execute(db);
  return rows;
}
