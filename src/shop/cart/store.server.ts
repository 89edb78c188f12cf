import { sql, type Generated } from 'kysely';
import { anyOf } from '#kit/database/any-of.server.ts';
import type { Db, Trx } from '#kit/database/db.server.ts';
import { largestQuantity } from './quantity.ts';

interface CartRowTable {
  id: Generated<number>;
  /** Unless it is given, the database fills in the cart of the customer's number. */
  cart_id: Generated<number>;
  /** As in the cart. Nodes of the version before know the rows by it. */
  customer_id: number | null;
  article_id: number;
  quantity: number;
  price_when_added: number;
  created_at: Generated<Date>;
}
declare module '#kit/database/db.server.ts' {
  interface Tables {
    /**
     * `customer_id` is set for the cart of the customer's number. That of an approval is nobody's: no `person_id` is
     * stored, and what is read of it joins no person.
     */
    cart: {
      id: Generated<number>;
      person_id: Generated<number | null>;
      customer_id: number | null;
      approval_id: number | null;
    };
    cart_row: CartRowTable;
  }
}

export type StoredCartRow = { id: number; article_id: number; quantity: number; price_when_added: number };
export type OwnedRow = StoredCartRow & { cart_id: number };

const columns = ['id', 'article_id', 'quantity', 'price_when_added'] as const;

export async function readCartRows(db: Db, cartId: number): Promise<StoredCartRow[]> {
  return await db
    .selectFrom('cart_row')
    .select(columns)
    .where('cart_id', '=', cartId)
    .orderBy('id')
    .execute();
}

/** Blocks other orders from these carts until the transaction ends. Rows added meanwhile are not part of the order. */
export async function lockCarts(trx: Trx, cartIds: readonly number[]): Promise<void> {
  await trx
    .selectFrom('cart')
    .select('id')
    .where('id', '=', anyOf(cartIds))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * Returns all rows of the carts in the order in which they were added, including those no longer for sale. They are
 * locked in the order in which `addToRows` writes them, which avoids deadlocks.
 */
export async function lockCartRows(trx: Trx, cartIds: readonly number[]): Promise<OwnedRow[]> {
  const rows = await trx
    .selectFrom('cart_row')
    .select([...columns, 'cart_id'])
    .where('cart_id', '=', anyOf(cartIds))
    .orderBy('cart_id')
    .orderBy('article_id')
    .forUpdate()
    .execute();
  return rows.sort(byId);
}

/** Ids rise in the order in which rows were added, which is the order in which a cart and its order show them. */
function byId(a: StoredCartRow, b: StoredCartRow): number {
  return a.id - b.id;
}

export type NewRow = { cart_id: number; article_id: number; quantity: number; price_when_added: number };

/**
 * Adds rows to several carts, at most one for each of their articles, or increases existing rows. Returns all rows
 * of these carts in the order in which they were added; an article whose total would exceed the largest quantity is
 * left out. New rows get their ids in the order given, but are written in the order of their articles, which avoids
 * deadlocks.
 */
export async function addToRows(db: Db, rows: readonly NewRow[]): Promise<OwnedRow[]> {
  const list = <Key extends keyof NewRow>(key: Key) => rows.map((row) => row[key]);
  const shown = sql.raw([...columns, 'cart_id'].join(', '));
  const { rows: stored } = await sql<OwnedRow>`
    with given as materialized (
      select nextval('cart_row_id_seq') as id, ordered.*
      from (
        select * from unnest(
          ${list('cart_id')}::integer[], ${list('article_id')}::integer[],
          ${list('quantity')}::integer[], ${list('price_when_added')}::bigint[]
        ) with ordinality as given (cart_id, article_id, quantity, price_when_added, place)
        order by place
      ) as ordered
    ), added as (
      insert into cart_row (id, cart_id, customer_id, article_id, quantity, price_when_added)
      select given.id, cart_id, cart.customer_id, article_id, quantity, price_when_added
      from given join cart on cart.id = cart_id order by cart_id, article_id
      on conflict (cart_id, article_id) do update
        set quantity = cart_row.quantity + excluded.quantity, price_when_added = excluded.price_when_added
        where cart_row.quantity + excluded.quantity <= ${largestQuantity}
      returning ${shown}
    )
    select ${shown} from added
    union all
    -- The statement sees the table as it was before: the rows added are not in it, or not as they are now.
    select ${shown} from cart_row
    where cart_id = any (${list('cart_id')}::integer[]) and not exists (
      select from given where given.cart_id = cart_row.cart_id and given.article_id = cart_row.article_id)
    order by id`.execute(db);
  return stored;
}

export async function readArticleOfRow(db: Db, cartId: number, id: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('cart_row')
    .select('article_id')
    .where('id', '=', id)
    .where('cart_id', '=', cartId)
    .executeTakeFirst();
  return row?.article_id;
}

/** Returns whether the row exists and is in this cart. */
export async function updateQuantity(db: Db, cartId: number, id: number, quantity: number): Promise<boolean> {
  const result = await db
    .updateTable('cart_row')
    .set({ quantity })
    .where('id', '=', id)
    .where('cart_id', '=', cartId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Returns whether the row existed and was in this cart. */
export async function deleteRow(db: Db, cartId: number, id: number): Promise<boolean> {
  const result = await db
    .deleteFrom('cart_row')
    .where('id', '=', id)
    .where('cart_id', '=', cartId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Moves all rows to a cart that waits for an approval. */
export async function moveToApproval(trx: Trx, cartId: number, approvalId: number): Promise<void> {
  const to = await trx
    .insertInto('cart')
    .values({ customer_id: null, approval_id: approvalId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('cart_row')
    .set({ cart_id: to.id, customer_id: null })
    .where('cart_id', '=', cartId)
    .execute();
}

export async function readCartIdsOfApprovals(
  db: Db,
  approvalIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('cart')
    .select(['id', 'approval_id'])
    .where('approval_id', '=', anyOf(approvalIds))
    .execute();
  return new Map(rows.map(({ id, approval_id }) => [approval_id!, id]));
}

export async function deleteRows(trx: Trx, ids: readonly number[]): Promise<void> {
  await trx.deleteFrom('cart_row').where('id', '=', anyOf(ids)).execute();
}

export async function countCartsWith(db: Db, articleId: number): Promise<number> {
  const { count } = await db
    .selectFrom('cart_row')
    .innerJoin('cart', 'cart.id', 'cart_row.cart_id')
    .innerJoin('person', 'person.id', 'cart.person_id')
    .innerJoin('customer', 'customer.id', 'person.customer_id')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('article_id', '=', articleId)
    .where('customer.is_test', '=', false)
    .executeTakeFirstOrThrow();
  return Number(count);
}
