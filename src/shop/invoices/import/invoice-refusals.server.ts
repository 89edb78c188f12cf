import { formatDecimal } from '#kit/tables/csv-file.ts';
import type { FieldRefusal } from '#kit/tables/table-file-rows.server.ts';
import type { InvoiceAmounts } from '#shop/invoices/whole-invoice-store.server.ts';
import type { Values } from './import-columns.server.ts';

export type Line = { line: number; number: number; customerId: number | undefined; values: Values };

export function lacking({ values, customerId }: Line): FieldRefusal[] {
  const refusals: FieldRefusal[] = [];
  if (customerId === undefined) refusals.push({ field: 'customer_no', reason: 'is no customer of the shop' });
  for (const field of ['invoice_date', 'net', 'vat'] as const)
    if (values[field] === undefined) refusals.push({ field, reason: 'is missing, and this invoice is new' });
  const { net = 0, vat = 0, rounding = 0, total } = values;
  if (total !== undefined && Math.abs(net) + Math.abs(vat) + rounding !== Math.abs(total))
    refusals.push({ field: 'total', reason: 'is not net, VAT and rounding together' });
  if ((values.type === 'credit') !== (values.credits_invoice_no !== undefined))
    refusals.push({
      field: 'credits_invoice_no',
      reason: 'is for credit notes, which name what they credit',
    });
  return refusals;
}

/** Charged amounts must never change. */
export function differing({ values, customerId }: Line, old: InvoiceAmounts): FieldRefusal[] {
  const refusals: FieldRefusal[] = [];
  const differs = (field: keyof Values, is: boolean) =>
    void (is && refusals.push({ field, reason: 'differs from the invoice in the shop' }));
  differs('customer_no', values.customer_no !== undefined && customerId !== old.customer_id);
  differs('net', values.net !== undefined && Math.abs(values.net) !== Math.abs(old.net_amount));
  differs('vat', values.vat !== undefined && Math.abs(values.vat) !== Math.abs(old.vat_amount));
  differs('total', values.total !== undefined && Math.abs(values.total) !== Math.abs(old.total_amount));
  return refusals;
}

const amounts = ['net', 'vat', 'rounding', 'total', 'balance'];

/** A refused value as the file has it. */
export function shown(values: Values, field: string): string {
  const value = values[field as keyof Values];
  return typeof value === 'number' && amounts.includes(field) ? formatDecimal(value) : String(value ?? '');
}
