import type { Trx } from '#kit/db.server.ts';
import { insertRows, insertRowsWithIds } from '#kit/insert-rows.server.ts';

export async function insertInvoices(
  trx: Trx,
  invoices: readonly object[],
  invoiceRows: readonly object[],
): Promise<void> {
  await insertRowsWithIds(trx, 'invoice' as never, invoices as never);
  await insertRows(trx, 'invoice_row' as never, invoiceRows as never);
}
