import type { Trx } from '#kit/db.server.ts';
import { insertRows, insertRowsWithIds } from '#kit/insert-rows.server.ts';
import type { Rows } from '#kit/insert-rows.server.ts';

export async function insertInvoices(
  trx: Trx,
  invoices: Rows<'invoice'>,
  invoiceRows: Rows<'invoice_row'>,
): Promise<void> {
  await insertRowsWithIds(trx, 'invoice', invoices);
  await insertRows(trx, 'invoice_row', invoiceRows);
}
