import type { Db } from '#kit/database/db.server.ts';
import { readFirstOrderDays } from '#shop/credit/terms.server.ts';
import { readCredits } from '#shop/customers/credit/credit.server.ts';
import type { Agreed } from './reminder-rules.ts';

/** What was agreed before days were asked for holds for every invoice. */
const always = '0001-01-01';

/** Returns what was agreed with customers, by their ids: without a day of its own, that of the first order in the shop. */
export async function agreedOf(db: Db, customerIds: readonly number[]): Promise<Map<number, Agreed>> {
  if (customerIds.length === 0) return new Map();
  const credits = new Map((await readCredits(db, customerIds)).map((row) => [row.customer_id, row]));
  const firstOrders = await readFirstOrderDays(db, customerIds);
  return new Map(
    customerIds.map((id) => {
      const { fee_agreed = false, fee_agreed_on = null, terms_agreed = null } = credits.get(id) ?? {};
      const feeAgreed = fee_agreed ? (fee_agreed_on ?? always) : null;
      return [id, { feeAgreed, termsAgreed: terms_agreed ?? firstOrders.get(id) ?? null }];
    }),
  );
}
