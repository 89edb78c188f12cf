import type { Trx } from '#kit/database/db.server.ts';
import type { MailNeeds } from '#kit/mail/mail-server.server.ts';
import { queueMail } from '#kit/mail/outbox.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { stockholmToday } from '#kit/text/dates.ts';
import { lockCredits } from '#shop/customers/credit/credit.server.ts';
import { releaseThatFit, type HoldReason } from '#shop/order-model/hold.ts';
import { prepareOrderNews, type WriteOrderNews } from '#shop/orders/mails/order-news-mail.server.ts';
import { tellOrderHeld } from '#shop/orders/order-events.server.ts';
import { readWholeOrder, updateOrder } from '#shop/orders/orders.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { creditOf, waitingOf } from './credits.server.ts';
import { lockWaiting, readExposures, readRests } from './exposure-store.server.ts';

type Noted = {
  entity: 'order';
  id: number;
  action: 'change';
  before: { Held: HoldReason };
  after: { Held: HoldReason | '' };
};

/** Releases what fits of the customers' orders that wait, in the transaction that makes room for them. */
export type Release = (
  trx: Trx,
  customerIds: readonly number[],
  note?: (change: Noted) => void,
) => Promise<void>;

/**
 * Reads what releasing needs, before the transaction, which holds the only connection of the embedded database. What
 * is returned does nothing while orders are not held, or are released by hand only. Call `mailIsQueued` after the commit.
 */
export async function prepareRelease(
  services: MailNeeds & Pick<Services, 'now'>,
  texts: TextRepository,
): Promise<Release> {
  const { CreditHold, AutoRelease, HoldOverdueDays: overdueDays } = await texts.settings();
  if (!CreditHold || !AutoRelease) return async () => undefined;
  const write = await prepareOrderNews(services, texts);
  return async (trx, customerIds, note) => {
    if (customerIds.length === 0) return;
    const rows = await lockCredits(trx, customerIds);
    const waiting = await lockWaiting(trx, customerIds);
    if (waiting.length === 0) return;
    const rests = await readRests(trx, waiting);
    const exposures = await readExposures(trx, customerIds);
    const at = { today: stockholmToday(services.now()), overdueDays };
    for (const exposure of exposures) {
      const row = rows.find(({ customer_id }) => customer_id === exposure.customer_id);
      const own = rests.filter(({ customer_id }) => customer_id === exposure.customer_id);
      const credit = creditOf(row, exposure);
      const free = { ...credit, owed: credit.owed - exposure.waiting };
      for (const { id, held } of releaseThatFit(free, own.map(waitingOf), at)) {
        const before = own.find((one) => one.id === id)?.held;
        if (!before) continue;
        await updateOrder(trx, id, held === null ? { held, was_released: true } : { held });
        note?.({
          entity: 'order',
          id,
          action: 'change',
          before: { Held: before },
          after: { Held: held ?? '' },
        });
        if (held === null) await tell(trx, services, write, id);
      }
    }
  };
}

async function tell(
  trx: Trx,
  services: MailNeeds & Pick<Services, 'now'>,
  write: WriteOrderNews,
  id: number,
): Promise<void> {
  const order = await readWholeOrder(trx, id);
  if (!order) throw new Error(`order ${id} went away while it was locked`);
  await queueMail(trx, services, await write(trx, order, [{ kind: 'released' }]));
  await tellOrderHeld(trx, services, order);
}
