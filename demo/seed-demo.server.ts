import { stockholmToday } from '#kit/text/dates.ts';
import { inTransaction } from '#kit/database/db.server.ts';
import { lockAgainstWriters } from '#kit/database/insert-rows.server.ts';
import { hashPassword } from '#kit/passwords/password.server.ts';
import { Problem } from '#kit/http/problem.ts';
import type { Services } from '#kit/services/services.server.ts';
import { bumpVersion } from '#kit/database/data-versions.server.ts';
import { openToVisitors } from '#shop/opening/seed.server.ts';
import { insertDemoOwner } from '#shop/staff/seed.server.ts';
import { demoArticles } from '#demo/data/articles.ts';
import { demoPassword } from '#demo/data/customers.ts';
import { demoOwner } from './demo-log-ins.ts';
import { isEmpty } from './is-empty.server.ts';
import { seedCatalogue } from './seed-catalogue.server.ts';
import { seedContent } from './seed-content.server.ts';
import { seedTrade } from './seed-trade.server.ts';

type Options = {
  /** `YYYY-MM-DD`, from which the dates of orders, invoices and messages are counted. */
  today?: string;
  onProgress?: (step: 'catalogue' | 'trade' | 'content' | 'ready', done: number, total: number) => void;
};

/**
 * Seeds an empty database with the demo shop in one transaction; a database that is not empty is left unchanged.
 * Pictures are not rendered here but at their first request: see `demo-pictures.server.ts`.
 */
export async function seedDemo(
  { db, versions, now }: Pick<Services, 'db' | 'versions' | 'now'>,
  { today = stockholmToday(now()), onProgress = () => {} }: Options = {},
): Promise<void> {
  const articles = demoArticles(today);
  const passwordHash = await hashPassword(demoPassword);
  if (passwordHash instanceof Problem) throw new Error('too busy to hash a password');
  await inTransaction(db, async (trx) => {
    // When several nodes start on one empty database, only one of them seeds it.
    await lockAgainstWriters(trx, 'product_group');
    if (!(await isEmpty(trx))) return;
    onProgress('catalogue', 0, 3);
    await seedCatalogue(trx, articles, today);
    onProgress('trade', 1, 3);
    await seedTrade(trx, articles, today, passwordHash);
    onProgress('content', 2, 3);
    await seedContent(trx, articles, today);
    await insertDemoOwner(trx, { email: demoOwner.email, name: demoOwner.name, password_hash: passwordHash });
    await openToVisitors(trx);
    await bumpVersion(trx, 'demo');
  });
  await versions.changed();
  onProgress('ready', 3, 3);
}
