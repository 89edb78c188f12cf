import { vatOfInvoice } from '#shop/invoices/vat-of-invoice.ts';
import type { Charged } from './credit-sums.ts';

/** Returns what an invoice charges, or a credit note gives back, at each rate. */
export function chargedOf(
  invoice: Parameters<typeof vatOfInvoice>[0] & { net_amount: number; total_amount: number },
): Charged {
  const { total_amount: total, net_amount: net, vat_amount: vat } = invoice;
  return { total, rounding: total - net - vat, rates: vatOfInvoice(invoice) };
}
