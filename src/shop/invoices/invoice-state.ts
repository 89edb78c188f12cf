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
