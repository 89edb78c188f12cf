import type { Db } from '#kit/database/db.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { stockholmToday } from '#kit/text/dates.ts';
import { readCredits } from '#shop/customers/credit/credit.server.ts';
import { releaseThatFit } from '#shop/order-model/hold.ts';
import type { ShopSettings } from '#shop/settings/declared-settings.ts';
import { creditOf, waitingOf } from './credits.server.ts';
import { readExposures, readOldestDueBeside, readRests, readWaiting } from './exposure-store.server.ts';

type Paid = { id: number; customer_id: number; currency_code: string };

/** Returns the orders that a payment of all that is left of an invoice would release by itself, the oldest first. */
export async function releasedBy(
  { db, now }: Pick<Services, 'now'> & { db: Db },
  settings: Pick<ShopSettings, 'CreditHold' | 'AutoRelease' | 'HoldOverdueDays'>,
  invoice: Paid,
  left: number,
): Promise<number[]> {
  if (!settings.CreditHold || !settings.AutoRelease || left === 0) return [];
  const waiting = await readWaiting(db, invoice.customer_id);
  if (waiting.length === 0) return [];
  const rests = await readRests(db, waiting);
  const [exposure] = await readExposures(db, [invoice.customer_id]);
  if (!exposure) return [];
  const [row] = await readCredits(db, [invoice.customer_id]);
  const credit = creditOf(row, { ...exposure, oldest_due: await readOldestDueBeside(db, invoice) });
  const paid = invoice.currency_code === exposure.currency_code ? left : 0;
  const at = { today: stockholmToday(now()), overdueDays: settings.HoldOverdueDays };
  return releaseThatFit(
    { ...credit, owed: credit.owed - exposure.waiting - paid },
    rests.map(waitingOf),
    at,
  ).flatMap(({ id, held }) => (held === null ? [id] : []));
}
