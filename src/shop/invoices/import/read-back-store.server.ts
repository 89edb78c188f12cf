import { anyOf } from '#kit/database/any-of.server.ts';
import type { Db, Trx } from '#kit/database/db.server.ts';

/** Amounts in öre. */
export async function readImportedInvoices(trx: Trx, numbers: readonly number[]) {
  return await importedInvoices(trx).where('invoice_number', '=', anyOf(numbers)).execute();
}

export async function readInvoicePage(db: Db, { after, take }: { after: number; take: number }) {
  return await importedInvoices(db).where('id', '>', after).orderBy('id').limit(take).execute();
}

function importedInvoices(db: Db) {
  return db
    .selectFrom('invoice')
    .select('id')
    .select(['invoice_number', 'customer_number', 'order_id', 'invoice_date', 'due_date', 'payment_days'])
    .select([
      'currency_code',
      'net_amount',
      'vat_amount',
      'total_amount',
      'balance',
      'late_costs',
      'paid_date',
    ])
    .select(['is_paid', 'is_annulled', 'credits_invoice_number', 'ocr']);
}
