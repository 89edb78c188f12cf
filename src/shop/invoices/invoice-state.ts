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

type WithCosts = Owed & { late_costs: number };

/** Returns what was paid over, which is the customer's money: what reminders have asked for is paid first. */
export function paidOver(invoice: WithCosts): number {
  return Math.max(0, aboveBalance(invoice) - invoice.late_costs);
}

/** Returns what is left to pay of the fee and the interest that reminders have asked for. */
export function lateCostsLeft(invoice: WithCosts): number {
  return Math.max(0, invoice.late_costs - aboveBalance(invoice));
}

function aboveBalance(invoice: Owed): number {
  return isCreditNote(invoice) ? 0 : Math.max(0, 0 - invoice.balance);
}
