import { stockholmToday } from '#kit/text/dates.ts';
import { inTransaction, type Db, type Trx } from '#kit/database/db.server.ts';
import { insertRows } from '#kit/database/insert-rows.server.ts';
import { hashPassword } from '#kit/passwords/password.server.ts';
import { Problem } from '#kit/http/problem.ts';
import { StartError } from '#kit/process/start-error.server.ts';
import { bumpVersion, DataVersions } from '#kit/database/data-versions.server.ts';
import { insertArticles, insertPrices } from '#shop/articles/seed.server.ts';
import { demoArticles } from '#demo/data/articles.ts';
import { demoCustomers, demoPassword } from '#demo/data/customers.ts';
import { grownArticles } from '#demo/data/grown-articles.ts';
import { grownCustomers } from '#demo/data/grown-customers.ts';
import { grownOrders } from '#demo/data/grown-orders.ts';
import { demoPriceLists, demoPrices } from '#demo/data/price-lists.ts';
import { seedDemo } from './seed-demo.server.ts';
import { analyseTables, countRows, insertSeededOrders, readIds, reserveIds } from './grow-store.server.ts';
import { rowOf } from './row-of.ts';

export const growing = ['articles', 'customers', 'orders'] as const;
export type Size = Record<(typeof growing)[number], number>;
type Options = { now: Date; onProgress: (kind: keyof Size, added: number, wanted: number) => void };

const tables = { articles: 'article', customers: 'customer', orders: 'customer_order' } as const;
const atOnce: Size = { articles: 2_000, customers: 2_000, orders: 4_000 };

/**
 * Adds to a demo shop until there are as many articles, customers and orders as `size` says; an empty database is
 * seeded first. Each batch has its own transaction, so an interrupted run continues at the next one.
 * Returns how many were added.
 */
export async function grow(db: Db, size: Size, { now, onProgress }: Options): Promise<Size> {
  await seedDemo({ db, versions: new DataVersions(), now: () => now });
  const added: Size = { articles: 0, customers: 0, orders: 0 };
  for (const kind of growing) {
    const before = await countRows(db, tables[kind]);
    const wanted = Math.max(0, size[kind] - before);
    const add = await adderOf(kind, db, { orders: size.orders, now });
    while (added[kind] < wanted) {
      const count = Math.min(atOnce[kind], wanted - added[kind]);
      await inTransaction(db, (trx) => add(trx, before + added[kind], count));
      added[kind] += count;
      onProgress(kind, added[kind], wanted);
    }
  }
  await inTransaction(db, (trx) => bumpVersion(trx, 'demo'));
  await analyseTables(db);
  return added;
}

type Adder = (trx: Trx, from: number, count: number) => Promise<void>;

async function adderOf(kind: keyof Size, db: Db, plan: { orders: number; now: Date }): Promise<Adder> {
  if (kind === 'articles') return articleAdder(stockholmToday(plan.now));
  return kind === 'customers' ? await customerAdder() : await orderAdder(db, plan);
}

function articleAdder(today: string): Adder {
  const range = demoArticles(today);
  return async (trx, from, count) => {
    const ids = await reserveIds(trx, 'article', count);
    const articles = grownArticles(range, from, count, today).map((article, place) => ({
      ...article,
      // The article shows the picture of the one that it was derived from.
      imageId: article.id,
      id: ids[place] ?? 0,
    }));
    await insertArticles(
      trx,
      articles.map(({ colourIds: _colours, price: _price, regularPrice: _regular, image: _image, ...row }) =>
        rowOf(row),
      ),
      articles.flatMap(({ id, colourIds }) =>
        colourIds.map((colourId) => rowOf({ articleId: id, colourId })),
      ),
    );
    const idOf = new Map(articles.map(({ id, articleNumber }) => [articleNumber, id]));
    await insertPrices(
      trx,
      demoPriceLists.map(rowOf),
      // The Norwegian customer buys of the demo's own range.
      demoPrices(articles).flatMap(({ articleNumber, ...price }) =>
        price.priceListCode === 'norge' ? [] : [rowOf({ ...price, articleId: idOf.get(articleNumber) ?? 0 })],
      ),
    );
  };
}

/** All customers get the demo's password. */
async function customerAdder(): Promise<Adder> {
  const passwordHash = await hashPassword(demoPassword);
  if (passwordHash instanceof Problem) throw new Error('too busy to hash a password');
  return (trx, from, count) =>
    insertRows(
      trx,
      'customer',
      grownCustomers(from, count).map((customer) => rowOf({ ...customer, passwordHash })),
    );
}

/** The demo's own customers get no further orders, because their existing ones demonstrate specific cases. */
async function orderAdder(db: Db, { orders, now }: { orders: number; now: Date }): Promise<Adder> {
  const articles = await readIds(db, 'article', { above: demoArticles(stockholmToday(now)).length });
  const customers = await readIds(db, 'customer', { above: demoCustomers.length });
  const size = { orders, articles: articles.length, customers: customers.length };
  if (orders > 0 && (articles.length === 0 || customers.length === 0))
    throw new StartError(
      'Orders are those of grown customers for grown articles: let there be some of both.',
    );
  return async (trx, from, count) => {
    const ids = await reserveIds(trx, 'customer_order', count);
    await insertSeededOrders(
      trx,
      grownOrders(size, from, count, now).map(({ customer, rows, ...order }, place) => ({
        ...order,
        id: ids[place] ?? 0,
        customerId: customers[customer] ?? 0,
        rows: rows.map(({ article, packages }) => ({ articleId: articles[article] ?? 0, packages })),
      })),
    );
  };
}
