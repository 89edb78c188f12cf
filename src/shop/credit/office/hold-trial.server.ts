import type { OutputOf } from '#kit/http/endpoint.ts';
import type { Services } from '#kit/services/services.server.ts';
import { stockholmToday } from '#kit/text/dates.ts';
import { groupBy } from '#kit/text/group-by.ts';
import { oreToWire } from '#kit/text/money.ts';
import { mostTried, trialDays, type readHoldTrial } from './contract.ts';
import { wouldHaveHeld, type Past } from './trial.ts';
import {
  readBuyersSince,
  readPastBills,
  readPastInvoices,
  readPastOrders,
  readPastPayments,
} from './trial-store.server.ts';

type Buyer = Awaited<ReturnType<typeof readBuyersSince>>[number];

/** The customers of one part are read together, so that memory holds the past of few. */
const atOnce = 200;

export async function holdTrial(
  { db, now }: Pick<Services, 'db' | 'now'>,
  overdueDays: number,
): Promise<OutputOf<typeof readHoldTrial>> {
  const from = new Date(now().getTime() - trialDays * 86_400_000);
  const since = stockholmToday(from);
  const buyers = await readBuyersSince(db, from);
  const rows: OutputOf<typeof readHoldTrial>['Rows'] = [];
  let orders = 0;
  for (let at = 0; at < buyers.length; at += atOnce)
    for (const { buyer, ...past } of await readPasts(db, buyers.slice(at, at + atOnce), from)) {
      orders += past.orders.filter(({ day }) => day >= since).length;
      for (const { order, reason, exposure } of wouldHaveHeld(past, { since, overdueDays }))
        rows.push({
          OrderId: order.id,
          CreateDate: order.at.toISOString(),
          CustomerId: buyer.id,
          CustomerNumber: buyer.customer_number,
          CustomerName: buyer.name,
          Reason: reason,
          Exposure: oreToWire(exposure),
          CreditLimit: buyer.credit_limit === null ? null : oreToWire(buyer.credit_limit),
          TotalAmount: oreToWire(order.total),
          CurrencyCode: order.currencyCode,
        });
    }
  return {
    Orders: orders,
    Held: rows.length,
    Customers: new Set(rows.map(({ CustomerId }) => CustomerId)).size,
    Rows: rows.sort((one, other) => other.OrderId - one.OrderId).slice(0, mostTried),
  };
}

async function readPasts(
  db: Services['db'],
  buyers: readonly Buyer[],
  from: Date,
): Promise<(Past & { buyer: Buyer })[]> {
  const ids = buyers.map(({ id }) => id);
  const orders = await readPastOrders(db, ids, from);
  const invoices = await readPastInvoices(db, ids);
  const payments = groupBy(await readPastPayments(db, ids), ({ invoice_id }) => invoice_id);
  const ordersOf = groupBy(orders, ({ customer_id }) => customer_id);
  const invoicesOf = groupBy(invoices, ({ customer_id }) => customer_id);
  const billsOf = groupBy(await readPastBills(db, ids), ({ order_id }) => order_id);
  return buyers.map((buyer) => ({
    buyer,
    credit: { limit: buyer.credit_limit, stop: buyer.stop, currencyCode: buyer.currency_code },
    orders: (ordersOf.get(buyer.id) ?? []).map((order) => ({
      id: order.id,
      at: order.created_at,
      day: stockholmToday(order.created_at),
      currencyCode: order.currency_code,
      total: order.total,
      cancelledAt: order.cancelled_at,
      isInvoicedSomewhere: order.is_invoiced && !billsOf.has(order.id),
      invoiced: billsOf.get(order.id) ?? [],
    })),
    invoices: (invoicesOf.get(buyer.id) ?? []).map((invoice) => ({
      number: invoice.invoice_number,
      day: invoice.invoice_date,
      dueDate: invoice.due_date,
      currencyCode: invoice.currency_code,
      isNote: invoice.is_note,
      credits: invoice.credits_invoice_number,
      total: invoice.total_amount,
      // When an invoice was annulled is not known; what a credit note took back is reckoned from the note.
      balance: invoice.is_open ? invoice.balance : 0,
      paidDate: invoice.paid_date,
      payments: payments.get(invoice.id) ?? [],
    })),
  }));
}
