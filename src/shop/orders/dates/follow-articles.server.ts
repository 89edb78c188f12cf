import { inTransaction, type Db } from '#kit/database/db.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { stockholmToday } from '#kit/text/dates.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { readShopSettings } from '#shop/settings/settings.server.ts';
import {
  hasMovedArticles,
  lockOrdersOf,
  moveRowsOf,
  readArticleDays,
  takeMovedArticles,
} from './store.server.ts';

type Following = Pick<Services, 'db' | 'now'>;

/**
 * Gives what open orders wait for the new days of their articles. It runs after whatever changed them, in a transaction
 * of its own: who sends an order locks it before its articles, and a file its articles first. A job follows what was cut
 * in between. Returns how many rows have moved.
 */
export async function followMovedArticles(
  { db, now }: Following,
  texts: Pick<TextRepository, 'settings'>,
): Promise<number> {
  if (!(await hasMovedArticles(db))) return 0;
  const { FollowArticleDates: isOn } = await texts.settings();
  return await inTransaction(db, async (trx) => {
    const ids = await takeMovedArticles(trx);
    if (!isOn || ids.length === 0) return 0;
    await lockOrdersOf(trx, ids);
    return await moveRowsOf(trx, ids, stockholmToday(now()));
  });
}

/** Returns the days that rows take when the staff empty theirs; none for articles without one, and where none is followed. */
export async function daysToFollow(db: Db, articleIds: readonly number[]): Promise<Map<number, string>> {
  const { FollowArticleDates: isOn } = await readShopSettings(db);
  return isOn ? await readArticleDays(db, articleIds) : new Map();
}

/** As above after something that is done already, and does not fail with it: the job will follow. */
export function articlesFollower(
  services: Following & Pick<Services, 'log'>,
  texts: Pick<TextRepository, 'settings'>,
): () => Promise<void> {
  return async () => {
    try {
      await followMovedArticles(services, texts);
    } catch (error) {
      services.log.error({ err: error }, 'open orders could not follow the days of their articles');
    }
  };
}
