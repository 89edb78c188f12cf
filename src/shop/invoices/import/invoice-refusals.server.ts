import { formatDecimal } from '#kit/tables/csv-file.ts';
import type { FieldRefusal } from '#kit/tables/table-file-rows.server.ts';
import type { InvoiceAmounts } from '#shop/invoices/whole-invoice-store.server.ts';
import { isCreditNote } from '#shop/invoices/invoice-state.ts';
import type { Values } from './import-columns.server.ts';

/** Has the signs that the file gives. */
export type Line = { line: number; number: number; customerId: number | undefined; values: Values };

/** A line with the type and the signs that the shop stores. */
export type SignedLine = Line & { readonly isSigned: true };

/** What the shop knows of an invoice, and of the one that it credits. Days are `YYYY-MM-DD`. */
type Known = { today: string; credited: Credited | undefined };
/** Whose the invoice is that a note credits, and its currency. */
export type Credited = { customerId: number; currency: string | undefined };

export function lacking({ values, customerId, number }: SignedLine, known: Known): FieldRefusal[] {
  const refusals = aboutDays(values, { ...known, invoiceDate: values.invoice_date });
  if (customerId === undefined) refusals.push({ field: 'customer_no', reason: 'is no customer of the shop' });
  for (const field of ['invoice_date', 'net', 'vat'] as const)
    if (values[field] === undefined) refusals.push({ field, reason: 'is missing, and this invoice is new' });
  const { net = 0, vat = 0, rounding = 0, total, credits_invoice_no: credited } = values;
  if (total !== undefined && net + vat + rounding !== total)
    refusals.push({ field: 'total', reason: 'is not net, VAT and rounding together' });
  refusals.push(...aboveTotal(values, net + vat + rounding));
  if ((values.type === 'credit') !== (credited !== undefined) || credited === number)
    refusals.push({
      field: 'credits_invoice_no',
      reason: 'is for credit notes, which name what they credit',
    });
  if (known.credited && known.credited.customerId !== customerId)
    refusals.push({ field: 'credits_invoice_no', reason: 'is an invoice of another customer' });
  if (known.credited && values.currency !== known.credited.currency)
    refusals.push({ field: 'currency', reason: 'differs from the invoice in the shop' });
  return refusals;
}

/** Charged amounts must never change, nor what an invoice is found and paid by. */
export function differing(
  { values, customerId }: SignedLine,
  old: InvoiceAmounts,
  { today }: { today: string },
): FieldRefusal[] {
  const refusals = aboutDays(values, { today, invoiceDate: old.invoice_date });
  if (values.balance !== old.balance) refusals.push(...aboveTotal(values, old.total_amount));
  const differs = (field: keyof Values, is: boolean) =>
    void (is && refusals.push({ field, reason: 'differs from the invoice in the shop' }));
  const { net_amount: net, vat_amount: vat, total_amount: total } = old;
  const hasOther = (field: keyof Values, of: number | string | null) =>
    differs(field, values[field] !== undefined && values[field] !== of);
  differs('customer_no', values.customer_no !== undefined && customerId !== old.customer_id);
  differs('type', values.type !== undefined && (values.type === 'credit') !== isCreditNote(old));
  hasOther('currency', old.currency_code);
  hasOther('net', net);
  hasOther('vat', vat);
  hasOther('rounding', total - net - vat);
  hasOther('total', total);
  hasOther('credits_invoice_no', old.credits_invoice_number);
  hasOther('invoice_date', old.invoice_date);
  hasOther('ocr', old.ocr);
  // An order that the shop did not know when the invoice came is passed over.
  if (old.order_id !== null) hasOther('order_no', old.order_id);
  return refusals;
}

/** An invoice is not due or paid before it was made, nor paid on a day that has not come. */
function aboutDays(
  values: Values,
  { today, invoiceDate }: { today: string; invoiceDate: string | undefined },
): FieldRefusal[] {
  const refusals: FieldRefusal[] = [];
  for (const field of ['due_date', 'paid_date'] as const)
    if (invoiceDate !== undefined && (values[field] ?? invoiceDate) < invoiceDate)
      refusals.push({ field, reason: `is before ${invoiceDate}, the day of the invoice` });
  if (values.paid_date !== undefined && values.paid_date > today)
    refusals.push({ field: 'paid_date', reason: `is after ${today}, which is today` });
  return refusals;
}

/** No more is left to pay, or of a credit note to give back, than it was in all. */
function aboveTotal({ balance = 0 }: Values, total: number): FieldRefusal[] {
  const isAbove = total < 0 ? balance < total : balance > total;
  return isAbove
    ? [{ field: 'balance', reason: `is above ${formatDecimal(Math.abs(total))}, the total` }]
    : [];
}

const amounts = ['net', 'vat', 'rounding', 'total', 'balance'];

/** A refused value as the file has it. */
export function shown(values: Values, field: string): string {
  const value = values[field as keyof Values];
  return typeof value === 'number' && amounts.includes(field) ? formatDecimal(value) : String(value ?? '');
}
