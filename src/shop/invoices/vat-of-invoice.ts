import { vatRateIn, type VatCase } from '#shop/order-model/vat-case.ts';
import { vatPerRate, type VatAtRate } from '#shop/printing/vat-per-rate.ts';

type Charged = {
  vat_case: VatCase;
  vat_amount: number;
  vat_per_rate?: readonly VatAtRate[] | null;
  rows: readonly { vat_rate: number; total_amount: number }[];
};

/** Returns what was charged at each rate, the highest first; an exempt invoice has one rate of 0. */
export function vatOfInvoice(invoice: Charged): readonly VatAtRate[] {
  if (invoice.vat_per_rate) return invoice.vat_per_rate;
  const rows = invoice.rows.map(({ vat_rate, total_amount }) => {
    return { vat_rate: vatRateIn(invoice.vat_case, vat_rate), total_amount };
  });
  return vatPerRate(rows, invoice.vat_amount);
}
