import { sql, type RawBuilder } from 'kysely';
import type { Db, Trx } from '#kit/database/db.server.ts';
import { orderMay } from '#shop/order-model/may.ts';
import type { HoldReason } from '#shop/order-model/hold.ts';
import { isReal, stateIs } from '#shop/orders/state-condition.server.ts';

/** Amounts are öre of the customer's currency. */
export type ExposureRow = {
  customer_id: number;
  currency_code: string;
  /** What is left to pay of invoices, credit notes off. */
  unpaid: number;
  /** What is not invoiced of orders, with VAT. */
  open_orders: number;
  /** That part of it which waits, but for what staff have stopped. */
  waiting: number;
  /** What was paid over, beside what reminders have asked for. */
  on_account: number;
  /** The due day of the oldest invoice, in any currency, of which something is left to pay. */
  oldest_due: string | null;
};

/**
 * Returns what customers owe. It is one statement, because an order that is being invoiced would count twice, or not
 * at all, between two.
 */
export async function readExposures(db: Db, customerIds: readonly number[]): Promise<ExposureRow[]> {
  const { rows } = await sql<ExposureRow>`
    with wanted as (
      select id, currency_code from customer where id = any(${[...customerIds]}::integer[])
    ),
    rest as (${restOf(sql`customer_order.customer_id in (select id from wanted)`)}),
    invoiced as (
      select invoice.customer_id,
        sum(${unpaidOf}) filter (where invoice.currency_code = wanted.currency_code) as unpaid,
        sum(${onAccountOf}) filter (where invoice.currency_code = wanted.currency_code) as on_account,
        min(due_date) filter (where not is_paid and not is_annulled and balance > 0) as oldest_due
      from invoice join wanted on wanted.id = invoice.customer_id
      group by invoice.customer_id
    )
    select wanted.id as customer_id, wanted.currency_code,
      coalesce(invoiced.unpaid, 0)::bigint as unpaid, coalesce(invoiced.on_account, 0)::bigint as on_account,
      coalesce(ordered.amount, 0)::bigint as open_orders, coalesce(ordered.waiting, 0)::bigint as waiting,
      invoiced.oldest_due
    from wanted
    left join invoiced on invoiced.customer_id = wanted.id
    left join lateral (
      select sum(rest.amount) as amount,
        sum(rest.amount) filter (where rest.held <> 'manual') as waiting
      from rest where rest.customer_id = wanted.id and rest.currency_code = wanted.currency_code
    ) as ordered on true`.execute(db);
  return rows;
}

export type OwedRow = Pick<ExposureRow, 'currency_code' | 'unpaid' | 'on_account'>;

/** Returns the same of invoices in other currencies than the customer's, which the limit does not count. */
export async function readOwedElsewhere(db: Db, customerId: number): Promise<OwedRow[]> {
  const { rows } = await sql<OwedRow>`
    select currency_code, unpaid::bigint as unpaid, on_account::bigint as on_account from (
      select invoice.currency_code, sum(${unpaidOf}) as unpaid, sum(${onAccountOf}) as on_account
      from invoice join customer on customer.id = invoice.customer_id
      where customer.id = ${customerId} and invoice.currency_code <> customer.currency_code
      group by invoice.currency_code
    ) as owed
    where unpaid <> 0 or on_account <> 0
    order by currency_code`.execute(db);
  return rows;
}

export type RestRow = {
  id: number;
  customer_id: number;
  currency_code: string;
  held: HoldReason | null;
  /** What is not invoiced of it, with VAT. */
  amount: number;
};

export async function readRests(db: Db, orderIds: readonly number[]): Promise<RestRow[]> {
  const { rows } = await sql<RestRow>`${restOf(
    sql`customer_order.id = any(${[...orderIds]}::integer[])`,
  )}`.execute(db);
  return rows;
}

/**
 * Locks the orders of customers that wait, and returns their ids, the oldest first. What somebody else holds is left
 * out: whoever adds to an order, stops or cancels it judges it, and has it before the credit.
 */
export async function lockWaiting(trx: Trx, customerIds: readonly number[]): Promise<number[]> {
  const rows = await waitingOrders(trx, customerIds).forUpdate().skipLocked().execute();
  return rows.map(({ id }) => id);
}

/** Returns the same, and locks nothing. */
export async function readWaiting(db: Db, customerId: number): Promise<number[]> {
  const rows = await waitingOrders(db, [customerId]).execute();
  return rows.map(({ id }) => id);
}

function waitingOrders(db: Db, customerIds: readonly number[]) {
  return db
    .selectFrom('customer_order')
    .select('id')
    .where('held', 'is not', null)
    .where('held', '<>', 'manual')
    .where('customer_id', 'in', [...customerIds])
    .where(isReal())
    .orderBy('created_at')
    .orderBy('id');
}

/** Returns the due day of the oldest invoice of which something is left to pay, but for one. */
export async function readOldestDueBeside(
  db: Db,
  { id, customer_id: customerId }: { id: number; customer_id: number },
): Promise<string | null> {
  const row = await db
    .selectFrom('invoice')
    .select(({ fn }) => fn.min<string | null>('due_date').as('day'))
    .where('customer_id', '=', customerId)
    .where('id', '<>', id)
    .where('is_annulled', '=', false)
    .where('is_paid', '=', false)
    .where('balance', '>', 0)
    .executeTakeFirst();
  return row?.day ?? null;
}

/** An invoice of a business system may have no rows of the order: its sum is taken off. */
function restOf(which: RawBuilder<unknown>): RawBuilder<RestRow> {
  return sql<RestRow>`
    select open.id, open.customer_id, open.currency_code, open.held, greatest(0, sum(per_rate.amount) - coalesce((
      select sum(invoice.total_amount) from invoice
      where invoice.order_id = open.id and not invoice.is_annulled and invoice.total_amount > 0
        and not exists (select from invoice_row where invoice_id = invoice.id and order_row_id is not null)
    ), 0))::bigint as amount
    from (
      select id, customer_id, currency_code, held, vat_case, created_at from customer_order
      where ${which} and ${stateIs(orderMay.invoice)} and ${isReal()}
    ) as open
    cross join lateral (
      select net + round(net * rate / 100.0) as amount from (
        select sum(case line.kind
            -- Invoices take it by value.
            when 'discount' then least(0, line.price * (line.quantity - line.quantity_cancelled) - coalesce(
              (select sum(invoice_row.total_amount) from invoice_row where invoice_row.order_row_id = line.id), 0))
            else line.price * greatest(0, line.quantity - line.quantity_cancelled - coalesce(
              (select sum(invoice_row.quantity) from invoice_row where invoice_row.order_row_id = line.id), 0))
          end) as net,
          case when open.vat_case = 'domestic' then line.vat_rate else 0 end as rate
        from order_row as line where line.order_id = open.id
        group by 2
      ) as sums
    ) as per_rate
    group by open.id, open.customer_id, open.currency_code, open.held, open.created_at
    order by open.created_at, open.id`;
}

/** What was paid of an invoice that is annulled is the customer's. */
const paidAmount = sql<number>`(select coalesce(sum(amount), 0) from payment
  where payment.invoice_id = invoice.id and payment.undone_at is null and payment.source <> 'rounding')`;
const isNote = sql<boolean>`(invoice.total_amount < 0 or invoice.credits_invoice_number is not null)`;
const unpaidOf = sql<number>`case
  when is_paid or is_annulled then 0 when ${isNote} then balance else greatest(0, balance) end`;
const onAccountOf = sql<number>`case
  when ${isNote} then 0
  when is_annulled and not is_paid then greatest(0, ${paidAmount})
  else greatest(0, -balance - late_costs) end`;
