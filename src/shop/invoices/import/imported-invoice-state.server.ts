import type { Trx } from '#kit/database/db.server.ts';
import { flagText, plainText, scaledText } from '#kit/tables/row-changes.server.ts';
import type { RowState } from '#kit/tables/row-changes.server.ts';
import { readImportedInvoices } from './import-state-store.server.ts';

/** Returns the stored state of these invoices in the columns of a file, where credit notes have positive amounts. */
export async function readInvoiceStates(
  trx: Trx,
  numbers: readonly number[],
): Promise<(RowState | undefined)[]> {
  const rows = await readImportedInvoices(trx, numbers);
  const states = new Map(rows.map((row) => [row.invoice_number, stateOf(row)]));
  return numbers.map((number) => states.get(number));
}

function stateOf(row: Awaited<ReturnType<typeof readImportedInvoices>>[number]): RowState {
  const sign = row.total_amount < 0 ? -1 : 1;
  const amount = (ore: number) => scaledText(ore === 0 ? 0 : sign * ore, 2);
  return {
    type: row.credits_invoice_number === null ? 'invoice' : 'credit',
    customer_no: row.customer_number,
    order_no: plainText(row.order_id),
    invoice_date: row.invoice_date,
    due_date: row.due_date,
    payment_days: String(row.payment_days),
    currency: row.currency_code,
    net: amount(row.net_amount),
    vat: amount(row.vat_amount),
    rounding: amount(row.total_amount - row.net_amount - row.vat_amount),
    total: amount(row.total_amount),
    balance: amount(row.balance),
    paid_date: row.paid_date ?? '',
    annulled: flagText(row.is_annulled),
    ocr: row.ocr,
    credits_invoice_no: plainText(row.credits_invoice_number),
  };
}
