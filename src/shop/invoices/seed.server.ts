import type { Trx } from '#kit/database/db.server.ts';
import { insertRows, insertRowsWithIds, type Rows } from '#kit/database/insert-rows.server.ts';

export async function insertInvoices(
  trx: Trx,
  invoices: Rows<'invoice'>,
  invoiceRows: Rows<'invoice_row'>,
): Promise<void> {
  await insertRowsWithIds(trx, 'invoice', invoices);
  await insertRows(trx, 'invoice_row', invoiceRows);
  await insertRows(trx, 'payment', invoices.flatMap(paymentOf));
}

/** The payment of an invoice; a credit note was set off against the rest. */
function paymentOf(invoice: Rows<'invoice'>[number]): Rows<'payment'> {
  const amount = invoice.total_amount - invoice.balance;
  if (!invoice.is_paid || !invoice.paid_date || invoice.credits_invoice_number || amount <= 0) return [];
  return [
    {
      invoice_id: invoice.id ?? 0,
      paid_on: invoice.paid_date,
      amount,
      currency_code: invoice.currency_code,
      source: 'earlier',
      noted_at: new Date(`${invoice.paid_date}T12:00:00Z`),
      undone_at: null,
    },
  ];
}
