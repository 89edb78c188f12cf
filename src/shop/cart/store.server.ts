import { sql } from 'kysely';
import type { Generated } from 'kysely';
import type { Db, Trx } from '#kit/db.server.ts';
import { largestQuantity } from './quantity.ts';

interface CartRowTable {
  id: Generated<number>;
  customer_id: number;
  article_id: number;
  quantity: number;
  price_when_added: number;
  created_at: Generated<Date>;
}
declare module '#kit/db.server.ts' {
  interface Tables {
    cart: { customer_id: number };
    cart_row: CartRowTable;
  }
}

export type KeptRow = { id: number; article_id: number; quantity: number; price_when_added: number };

const columns = ['id', 'article_id', 'quantity', 'price_when_added'] as const;

export async function readCartRows(db: Db, customerId: number): Promise<KeptRow[]> {
  return await rowsOf(db, customerId).execute();
}

/** Other sends of this cart wait until the transaction ends; what is put in meanwhile is not among the rows. */
export async function lockCart(trx: Trx, customerId: number): Promise<void> {
  await trx
    .selectFrom('cart')
    .select('customer_id')
    .where('customer_id', '=', customerId)
    .forUpdate()
    .execute();
}

export async function lockCartRows(trx: Trx, customerId: number): Promise<KeptRow[]> {
  return await rowsOf(trx, customerId).forUpdate().execute();
}

function rowsOf(db: Db, customerId: number) {
  return db.selectFrom('cart_row').select(columns).where('customer_id', '=', customerId).orderBy('id');
}

/** Adds to the row that is there. Answers all rows of the cart; nothing when the sum is above the largest quantity. */
export async function addToRow(
  db: Db,
  row: { customer_id: number; article_id: number; quantity: number; price_when_added: number },
): Promise<KeptRow[] | undefined> {
  const rows = await db
    .with('owner', (inner) =>
      inner
        .insertInto('cart')
        .values({ customer_id: row.customer_id })
        .onConflict((conflict) => conflict.doNothing()),
    )
    .with('added', (inner) =>
      inner
        .insertInto('cart_row')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(['customer_id', 'article_id'])
            .doUpdateSet({
              quantity: sql`cart_row.quantity + excluded.quantity`,
              price_when_added: sql`excluded.price_when_added`,
            })
            .where(sql`cart_row.quantity + excluded.quantity`, '<=', largestQuantity),
        )
        .returning(columns),
    )
    .selectFrom('added')
    .select(columns)
    // The statement sees the table as it was before: the row added is not in it, or not as it is now.
    .unionAll(
      db
        .selectFrom('cart_row')
        .select(columns)
        .where('customer_id', '=', row.customer_id)
        .where('article_id', '<>', row.article_id),
    )
    .orderBy('id')
    .execute();
  return rows.some(({ article_id }) => article_id === row.article_id) ? rows : undefined;
}

export async function readArticleOfRow(db: Db, customerId: number, id: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('cart_row')
    .select('article_id')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.article_id;
}

/** Answers whether the row is there and this customer's. */
export async function updateQuantity(
  db: Db,
  customerId: number,
  id: number,
  quantity: number,
): Promise<boolean> {
  const result = await db
    .updateTable('cart_row')
    .set({ quantity })
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Answers whether the row was there and this customer's. */
export async function deleteRow(db: Db, customerId: number, id: number): Promise<boolean> {
  const result = await db
    .deleteFrom('cart_row')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function deleteRows(trx: Trx, ids: readonly number[]): Promise<void> {
  await trx
    .deleteFrom('cart_row')
    .where('id', '=', sql<number>`any(${[...ids]}::integer[])`)
    .execute();
}

export async function countCartsWith(db: Db, articleId: number): Promise<number> {
  const { count } = await db
    .selectFrom('cart_row')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('article_id', '=', articleId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
