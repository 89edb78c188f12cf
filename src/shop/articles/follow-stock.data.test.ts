import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import { article, seedTestShop } from '../../../test/seed-test-shop.ts';
import type { Database, Db } from '#kit/database/db.server.ts';
import { visitor } from '#kit/http/principal.ts';
import { DataVersions } from '#kit/database/data-versions.server.ts';
import { openGroupRepository } from '#shop/product-groups/product-groups.server.ts';
import { openCatalogue, type Catalogue } from './catalogue.server.ts';

let database: Database;
let catalogue: Catalogue;
let versions: DataVersions;

beforeAll(async () => {
  database = await openTestDatabase();
  await seedTestShop(database.db);
  versions = new DataVersions();
  const services = { db: database.db, versions, now: () => new Date() };
  catalogue = openCatalogue(services, openGroupRepository(services));
  await catalogue.followStock();
});
afterAll(() => database.close());

test('what another node sold is seen at the next look, and what was listed stays until the next sale', async () => {
  await catalogue.articleFor(visitor, article.book, 'sv');
  await sellElsewhere(7);
  const before = catalogue.stockVersion;
  await catalogue.followStock();
  const after = catalogue.stockVersion;
  expect(after).toBeGreaterThan(before);
  expect((await catalogue.articleFor(visitor, article.book, 'sv'))?.QuantityAvailable).toBe(7);

  for (let looks = 0; looks < 3; looks++) await catalogue.followStock();
  expect(catalogue.stockVersion).toBe(after);

  await sellElsewhere(6);
  await catalogue.followStock();
  expect(catalogue.stockVersion).toBeGreaterThan(after);
  expect((await catalogue.articleFor(visitor, article.book, 'sv'))?.QuantityAvailable).toBe(6);
});

test('what is sold while the catalogue is read anew is not forgotten', async () => {
  await catalogue.articleFor(visitor, article.book, 'sv');
  let untilSold = (): void => undefined;
  const sold = new Promise<void>((resolve) => (untilSold = resolve));
  // The catalogue is read at the same time, and given out after this.
  versions.loadAhead(() => sold);
  const changed = versions.changed();
  await sellElsewhere(6);
  await wait(300);
  const row = {
    id: article.book,
    quantity_ordered: 0,
    estimated_delivery_date: null,
    changed_at: new Date(),
  };
  await catalogue.stockChanged([{ ...row, quantity_available: 2 }]);
  untilSold();
  await changed;
  expect((await catalogue.articleFor(visitor, article.book, 'sv'))?.QuantityAvailable).toBe(2);
});

test('what was followed is not read again and again', async () => {
  await catalogue.articleFor(visitor, article.book, 'sv');
  await sellElsewhere(5);
  await catalogue.followStock();
  await wait(1_200);
  await catalogue.followStock();
  // A value that only a second reading of the same change would find.
  await database.db
    .updateTable('article')
    .set({ quantity_available: 1 })
    .where('id', '=', article.book)
    .execute();
  await catalogue.followStock();
  expect((await catalogue.articleFor(visitor, article.book, 'sv'))?.QuantityAvailable).toBe(5);
});

// The embedded database has one connection, on which nobody waits for another.
test.runIf(inject('engine') === 'postgres')('what a long transaction sold is seen once it ends', async () => {
  await catalogue.articleFor(visitor, article.book, 'sv');
  await database.db.transaction().execute(async (trx) => {
    await sellElsewhere(4, trx);
    for (let looks = 0; looks < 3; looks++) {
      await wait(700);
      await catalogue.followStock();
    }
  });
  await catalogue.followStock();
  expect((await catalogue.articleFor(visitor, article.book, 'sv'))?.QuantityAvailable).toBe(4);
});

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function sellElsewhere(left: number, db: Db = database.db): Promise<void> {
  await db
    .updateTable('article')
    .set({ quantity_available: left, changed_at: new Date() })
    .where('id', '=', article.book)
    .execute();
}
