import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { inTransaction, type Db } from '../src/kit/database/db.server.ts';
import { groupBy } from '../src/kit/text/group-by.ts';
import { migrate } from '../src/kit/database/migrate.server.ts';
import { hashOfSecret, newSecret } from '../src/kit/secrets/secret.server.ts';
import '../src/shop/articles/store.server.ts';
import { article, seedTestShop } from '../test/seed-test-shop.ts';

export type Buyer = { id: number; cookie: string };
const startStock = 1_000_000;

/** Seeds an empty database with a few articles and logged-in buyers, whose sessions need no password here. */
export async function seedForBuyers(db: Db, count: number): Promise<Buyer[]> {
  await migrate(db);
  await seedTestShop(db);
  await db
    .updateTable('article')
    .set({ quantity_available: startStock })
    .where('active', '=', true)
    .execute();
  const buyers: Buyer[] = [];
  for (let id = 2001; id <= 2000 + count; id++) {
    await db
      .insertInto('customer')
      .values({
        id,
        customer_number: String(id),
        name: `Köpare ${id}`,
        email: `k${id}@butik.example`,
        password_hash: null,
        invoice_address1: 'Storgatan 1',
        invoice_zip_code: '11418',
        invoice_city: 'Stockholm',
        organisation_number: null,
        reseller_city: null,
        vat_number: null,
      })
      .execute();
    const secret = newSecret();
    const ends = new Date(Date.now() + 86_400_000);
    await db
      .insertInto('session')
      .values({ token_hash: hashOfSecret(secret), customer_id: id, expires_at: ends })
      .execute();
    buyers.push({ id, cookie: `session=${secret}` });
  }
  return buyers;
}

export type Answer = { status: number; body: { OrderId?: number; type?: string } };

/** Makes one call; undefined when there was no answer, so that the outcome is unknown. */
export async function call(
  url: string,
  buyer: Buyer,
  path: string,
  body: object,
  key?: string,
  method = 'POST',
): Promise<Answer | undefined> {
  try {
    const response = await fetch(`${url}/api/${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        cookie: buyer.cookie,
        ...(key && { 'idempotency-key': key }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });
    const text = await response.text();
    return { status: response.status, body: text ? (JSON.parse(text) as Answer['body']) : {} };
  } catch {
    return undefined;
  }
}

export const row = { ArticleId: article.book, Quantity: 3 };
export const otherRow = { ArticleId: article.mug, Quantity: 6 };
export const checkout = { wayOfDeliveryId: 1, partialDelivery: true };

/** The order id acknowledged for each key. */
export type Acknowledged = Map<string, number>;

/** Orders repeatedly, each time with a new key that is sent until it is answered. */
export async function keepBuying(
  buyer: Buyer,
  shop: { url: () => string; goOn: () => boolean },
  acknowledged: Acknowledged,
): Promise<void> {
  for (let number = 1; shop.goOn(); number++) {
    const key = `${buyer.id}-${number}`;
    await fillCart(buyer, shop.url);
    for (;;) {
      const answer = await call(shop.url(), buyer, 'Order', checkout, key);
      if (answer?.status === 200) {
        acknowledged.set(key, answer.body.OrderId!);
        break;
      }
      // No order exists with this key, so the cart is empty because an answer to filling it was lost.
      if (answer?.status === 409) await fillCart(buyer, shop.url);
      else if (answer && answer.status !== 503) throw new Error(`an order was answered ${answer.status}`);
      await sleep(10);
    }
  }
}

async function fillCart(buyer: Buyer, url: () => string): Promise<void> {
  for (const one of [row, otherRow]) {
    for (;;) {
      const answer = await call(url(), buyer, 'cartrow', one);
      if (answer?.status === 200) break;
      if (answer && answer.status !== 503)
        throw new Error(`a cart was answered ${answer.status}: ${JSON.stringify(answer.body)}`);
      await sleep(10);
    }
  }
}

export type Ledger = { orders: number; lost: string[]; doubled: string[]; torn: string[]; mails: string[] };

/** Compares the stored orders with the acknowledged ones. */
export async function auditOrders(db: Db, acknowledged: Acknowledged): Promise<Ledger> {
  const orders = await db
    .selectFrom('customer_order')
    .select(['id', 'customer_id', 'amount_excluding_vat', 'vat_amount', 'total_amount'])
    .execute();
  const rows = await db
    .selectFrom('order_row')
    .select(['order_id', 'article_id', 'quantity', 'quantity_short', 'total_amount'])
    .execute();
  const requests = await db.selectFrom('order_request').select(['idempotency_key', 'order_id']).execute();
  const mails = await db.selectFrom('outbox_mail').select(['message_id', 'recipient']).execute();
  const orderOfKey = new Map(requests.map((request) => [request.idempotency_key, request.order_id]));
  const rowsOf = groupBy(rows, (one) => one.order_id);
  const mailsOf = groupBy(mails, ({ message_id }) => Number(/^<order-(\d+)\./.exec(message_id)?.[1]));

  const lost = [...acknowledged].flatMap(([key, id]) =>
    orderOfKey.get(key) === id && orders.some((order) => order.id === id) ? [] : [`${key} → ${id}`],
  );
  const keysOfOrder = groupBy(requests, (request) => request.order_id);
  const doubled = orders.filter(({ id }) => keysOfOrder.get(id)?.length !== 1).map(({ id }) => `order ${id}`);
  const torn = orders.flatMap(({ id, ...order }) => {
    const own = rowsOf.get(id) ?? [];
    const sum = own.reduce((total, one) => total + Number(one.total_amount), 0);
    const isWhole =
      own.length === 2 &&
      sum === Number(order.amount_excluding_vat) &&
      sum + Number(order.vat_amount) === Number(order.total_amount);
    return isWhole
      ? []
      : [`order ${id}: ${own.length} rows, ${sum} of ${String(order.amount_excluding_vat)}`];
  });
  torn.push(...(await wrongStock(db, rows)));
  const wrongMails = orders
    .filter(({ id }) => mailsOf.get(id)?.length !== 2)
    .map(({ id }) => `order ${id}: ${mailsOf.get(id)?.length ?? 0} mails`);
  return { orders: orders.length, lost, doubled, torn, mails: wrongMails };
}

async function wrongStock(
  db: Db,
  rows: readonly { article_id: number | null; quantity: number; quantity_short: number }[],
): Promise<string[]> {
  const articles = await db
    .selectFrom('article')
    .select(['id', 'quantity_available'])
    .where('active', '=', true)
    .execute();
  return articles.flatMap(({ id, quantity_available }) => {
    const sold = rows
      .filter((one) => one.article_id === id)
      .reduce((sum, one) => sum + one.quantity - one.quantity_short, 0);
    return quantity_available === startStock - sold
      ? []
      : [`article ${id}: ${quantity_available} left, ${sold} sold`];
  });
}

/** Causes each kind of damage and returns the audit's findings, which must detect it. */
export async function auditsOfHarm(db: Db, acknowledged: Acknowledged): Promise<Record<string, Ledger>> {
  const [key = '', id = 0] = [...acknowledged][0] ?? [];
  const harms: Record<string, (trx: Db) => Promise<unknown>> = {
    lost: async (trx) => {
      await trx.deleteFrom('order_request').where('order_id', '=', id).execute();
      await trx.deleteFrom('order_row').where('order_id', '=', id).execute();
      await trx.deleteFrom('customer_order').where('id', '=', id).execute();
    },
    doubled: (trx) =>
      sql`insert into customer_order (customer_id, way_of_delivery_name, partial_delivery, language, currency_code, amount_excluding_vat, vat_amount, total_amount, customer_name)
        select customer_id, way_of_delivery_name, partial_delivery, language, currency_code, amount_excluding_vat, vat_amount, total_amount, customer_name from customer_order where id = ${id}`.execute(
        trx,
      ),
    torn: (trx) =>
      trx.deleteFrom('order_row').where('order_id', '=', id).where('row_number', '=', 1).execute(),
    mails: (trx) =>
      sql`delete from outbox_mail where id = (select min(id) from outbox_mail where message_id like ${`<order-${id}.%`})`.execute(
        trx,
      ),
  };
  const found: Record<string, Ledger> = {};
  for (const [name, harm] of Object.entries(harms)) {
    await inTransaction(db, async (trx) => {
      await harm(trx);
      found[name] = await auditOrders(trx, acknowledged);
      throw new Error(`harm undone: ${key}`);
    }).catch((error: Error) => {
      if (!error.message.startsWith('harm undone')) throw error;
    });
  }
  return found;
}
