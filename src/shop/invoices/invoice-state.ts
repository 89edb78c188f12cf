export type InvoiceState = 'paid' | 'annulled' | 'unpaid';

/** An invoice that was paid and then annulled counts as paid. */
export function invoiceState(invoice: { IsPayed: boolean; IsAnnulated: boolean }): InvoiceState {
  if (invoice.IsPayed) return 'paid';
  return invoice.IsAnnulated ? 'annulled' : 'unpaid';
}

export type DueInvoice = { DueDate: string; IsPayed: boolean; IsAnnulated: boolean; Balance: number };

/** Dates are `YYYY-MM-DD`; today is Stockholm's. On its due date an invoice is not overdue yet. */
export function isOverdue(invoice: DueInvoice, today: string): boolean {
  return invoiceState(invoice) === 'unpaid' && invoice.DueDate < today && invoice.Balance > 0;
}

type Amounts = { total_amount: number; credits_invoice_number: number | null };

export function isCreditNote({ total_amount: total, credits_invoice_number: credited }: Amounts): boolean {
  return total < 0 || credited !== null;
}

type Owed = Amounts & { balance: number };

/** Returns what is left to pay, of a credit note what is left to give back, below 0; never what was paid over. */
export function leftToPay(invoice: Owed): number {
  return isCreditNote(invoice) ? invoice.balance : Math.max(0, invoice.balance);
}

type WithCosts = Owed & { late_costs: number; is_paid: boolean; is_annulled: boolean; paid_amount: number };

/**
 * Returns what was paid over, which is the customer's money: what reminders have asked for is paid first. Of an invoice
 * that was annulled nothing was to be paid.
 */
export function paidOver(invoice: WithCosts): number {
  if (isVoid(invoice)) return isCreditNote(invoice) ? 0 : Math.max(0, invoice.paid_amount);
  return Math.max(0, aboveBalance(invoice) - invoice.late_costs);
}

/**
 * Returns the balance as a business system knows it, which has no fees and interest of reminders: what paid those is not
 * paid over there.
 */
export function balanceInFiles({ balance, late_costs: lateCosts }: { balance: number; late_costs: number }) {
  return balance < 0 ? Math.min(0, balance + lateCosts) : balance;
}

/** Returns what is left to pay of the fee and the interest that reminders have asked for. */
export function lateCostsLeft(invoice: WithCosts): number {
  if (isVoid(invoice)) return 0;
  return Math.max(0, invoice.late_costs - aboveBalance(invoice));
}

/** Returns whether nothing of it was ever to be paid: what was paid and then annulled counts as paid. */
export function isVoid({ is_paid, is_annulled }: { is_paid: boolean; is_annulled: boolean }): boolean {
  return is_annulled && !is_paid;
}

function aboveBalance(invoice: Owed): number {
  return isCreditNote(invoice) ? 0 : Math.max(0, 0 - invoice.balance);
}
