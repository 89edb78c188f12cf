import { holdOf, type Credit, type HoldReason } from '#shop/order-model/hold.ts';

/** Days are Sweden's, amounts öre. */
export type PastInvoice = {
  number: number;
  day: string;
  dueDate: string;
  currencyCode: string;
  isNote: boolean;
  credits: number | null;
  total: number;
  /** What is left today. */
  balance: number;
  paidDate: string | null;
  payments: readonly { day: string; amount: number }[];
};
export type PastOrder = {
  id: number;
  at: Date;
  day: string;
  currencyCode: string;
  total: number;
  cancelledAt: Date | null;
  /** A business system has invoiced it, and did not say when. */
  isInvoicedSomewhere: boolean;
  invoiced: readonly { day: string; amount: number }[];
};
export type Past = {
  credit: Pick<Credit, 'limit' | 'stop' | 'currencyCode'>;
  invoices: readonly PastInvoice[];
  orders: readonly PastOrder[];
};
export type Tried = { order: PastOrder; reason: HoldReason; exposure: number };

/**
 * Returns which of a customer's orders since a day would have been held by the limit of today: what was owed when each
 * was sent is reckoned back from what is owed today.
 */
export function wouldHaveHeld(
  past: Past,
  { since, overdueDays }: { since: string; overdueDays: number },
): Tried[] {
  return past.orders
    .filter(({ day }) => day >= since)
    .flatMap((order) => {
      const credit = { ...past.credit, ...owedAt(past, order) };
      const judged = { totalOre: order.total, currencyCode: order.currencyCode };
      const reason = holdOf(credit, judged, { today: order.day, overdueDays });
      return reason ? [{ order, reason, exposure: credit.owed + order.total }] : [];
    });
}

function owedAt({ invoices, orders, credit }: Past, { id, at, day }: PastOrder) {
  let owed = 0;
  let oldestDue: string | null = null;
  for (const invoice of invoices) {
    if (invoice.day > day) continue;
    const left = leftOn(invoice, invoices, day);
    if (invoice.currencyCode === credit.currencyCode) owed += invoice.isNote ? left : Math.max(0, left);
    if (left > 0 && (oldestDue === null || invoice.dueDate < oldestDue)) oldestDue = invoice.dueDate;
  }
  for (const order of orders) {
    const isEarlier = order.at < at || (order.at.getTime() === at.getTime() && order.id < id);
    if (isEarlier && order.currencyCode === credit.currencyCode) owed += restAt(order, at, day);
  }
  return { owed, oldestDue };
}

/** Takes back what was paid after a day, and what later credit notes were set off against it. */
function leftOn(invoice: PastInvoice, invoices: readonly PastInvoice[], day: string): number {
  const notes = invoices.filter(({ credits }) => credits === invoice.number);
  const later = sumOf(invoice.payments.filter((payment) => payment.day > day));
  const setOff = notes.filter((note) => note.day > day).reduce((sum, note) => sum + setOffOf(note), 0);
  const isPaidUnsaid =
    invoice.payments.length === 0 &&
    notes.length === 0 &&
    invoice.paidDate !== null &&
    invoice.paidDate > day;
  return invoice.balance + later + setOff + (isPaidUnsaid ? invoice.total - invoice.balance : 0);
}

function setOffOf({ total, balance, payments }: PastInvoice): number {
  return balance - total + sumOf(payments);
}

function restAt(
  { total, cancelledAt, isInvoicedSomewhere, invoiced }: PastOrder,
  at: Date,
  day: string,
): number {
  if (isInvoicedSomewhere || (cancelledAt !== null && cancelledAt <= at)) return 0;
  return Math.max(0, total - sumOf(invoiced.filter((one) => one.day <= day)));
}

function sumOf(amounts: readonly { amount: number }[]): number {
  return amounts.reduce((sum, { amount }) => sum + amount, 0);
}
