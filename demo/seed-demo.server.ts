import { stockholmToday } from '#kit/text/dates.ts';
import { inTransaction } from '#kit/database/db.server.ts';
import { lockAgainstWriters } from '#kit/database/insert-rows.server.ts';
import { hashPassword } from '#kit/secrets/password.server.ts';
import { Problem } from '#kit/http/problem.ts';
import type { Services } from '#kit/http/router.server.ts';
import { bumpVersion } from '#kit/database/data-versions.server.ts';
import { insertDemoOwner } from '#shop/staff/seed.server.ts';
import { demoArticles } from '#demo/data/articles.ts';
import { demoPassword } from '#demo/data/customers.ts';
import { demoOwner } from './demo-log-ins.ts';
import { isEmpty } from './is-empty.server.ts';
import { seedCatalogue } from './seed-catalogue.server.ts';
import { seedContent } from './seed-content.server.ts';
import { seedTrade } from './seed-trade.server.ts';

type Options = {
  /** `YYYY-MM-DD`: what the dates of orders, invoices and messages are counted from. */
  today?: string;
  onProgress?: (step: 'catalogue' | 'trade' | 'content' | 'ready', done: number, total: number) => void;
};

/**
 * Fills an empty database with the demo shop, all or nothing; one that is not empty is left as it is.
 * Pictures are not drawn here but when they are first asked for: see `demo-pictures.server.ts`.
 */
export async function seedDemo(
  { db, versions, now }: Pick<Services, 'db' | 'versions' | 'now'>,
  { today = stockholmToday(now()), onProgress = () => {} }: Options = {},
): Promise<void> {
  const articles = demoArticles(today);
  const passwordHash = await hashPassword(demoPassword);
  if (passwordHash instanceof Problem) throw new Error('too busy to hash a password');
  await inTransaction(db, async (trx) => {
    // Of several nodes that start on one empty database, one fills it.
    await lockAgainstWriters(trx, 'product_group');
    if (!(await isEmpty(trx))) return;
    onProgress('catalogue', 0, 3);
    await seedCatalogue(trx, articles, today);
    onProgress('trade', 1, 3);
    await seedTrade(trx, articles, today, passwordHash);
    onProgress('content', 2, 3);
    await seedContent(trx, articles, today);
    await insertDemoOwner(trx, { email: demoOwner.email, name: demoOwner.name, password_hash: passwordHash });
    await bumpVersion(trx, 'demo');
  });
  versions.changed();
  onProgress('ready', 3, 3);
}
