import type { Db } from '#kit/database/db.server.ts';
import type { WholeInvoice } from '#shop/invoices/store.server.ts';
import { agreedOf } from './agreed-terms.server.ts';
import { lateInterest } from './proposals.server.ts';
import { readReferenceRates, readReminders, readSettled } from './store.server.ts';

export const nothingLate = { interest: 0, fee: 0 };

/** Returns the interest of an unpaid invoice until and with a day, and the fee that reminders have asked for. */
export async function lateCostsOf(db: Db, invoice: WholeInvoice, day: string): Promise<typeof nothingLate> {
  if (invoice.due_date >= day) return nothingLate;
  const terms = (await agreedOf(db, [invoice.customer_id])).get(invoice.customer_id);
  if (!terms) return nothingLate;
  const settled = await readSettled(db, [invoice.id]);
  const rates = await readReferenceRates(db);
  const { amount: interest } = lateInterest({ ...invoice, settled }, day, { terms, rates });
  const reminders = await readReminders(db, [invoice.id]);
  return { interest, fee: reminders.reduce((sum, { fee }) => sum + fee, 0) };
}
