import type { Trx } from '#kit/database/db.server.ts';
import { flagText, plainText, scaledText, type RowState } from '#kit/tables/row-changes.server.ts';
import { balanceInFiles } from '#shop/invoices/invoice-state.ts';
import type { Line } from './invoice-refusals.server.ts';
import { hasStoredSigns } from './stored-signs.server.ts';
import { pagesById, tableOut } from '#kit/tables/out/table-out.server.ts';
import { invoiceColumns } from './import-columns.server.ts';
import { readImportedInvoices, readInvoicePage } from './read-back-store.server.ts';

/** Credit notes come after what they credit, with amounts below 0: a sum of the file is then what was charged. */
export const invoicesOut = tableOut({
  columns: invoiceColumns,
  unkept: ['pdf_file'],
  keys: ['invoice_no'],
  needed: ['customer_no', 'invoice_date', 'net', 'vat'],
  async *pages(db) {
    for await (const page of pagesById((part) => readInvoicePage(db, part)))
      yield page.map((row) => ({
        invoice_no: String(row.invoice_number),
        ...stateOf(row, 1),
      }));
  },
});

/**
 * Returns the stored state of the invoices of these lines in the columns of a file. The amounts of a credit note are
 * above 0, unless the line has them below.
 */
export async function readInvoiceStates(trx: Trx, lines: readonly Line[]): Promise<(RowState | undefined)[]> {
  const rows = await readImportedInvoices(
    trx,
    lines.map(({ number }) => number),
  );
  const stored = new Map(rows.map((row) => [row.invoice_number, row]));
  return lines.map(({ number, values }) => {
    const row = stored.get(number);
    return row && stateOf(row, row.total_amount < 0 && !hasStoredSigns(values) ? -1 : 1);
  });
}

type Stored = Awaited<ReturnType<typeof readImportedInvoices>>[number];

function stateOf(row: Stored, sign: 1 | -1) {
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
    balance: amount(balanceInFiles(row)),
    paid_date: row.paid_date ?? '',
    annulled: flagText(row.is_annulled),
    ocr: row.ocr,
    credits_invoice_no: plainText(row.credits_invoice_number),
  };
}
