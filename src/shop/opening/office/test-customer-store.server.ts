import { sql } from 'kysely';
import type { Db, Trx } from '#kit/database/db.server.ts';

export type StoredTestCustomer = NonNullable<Awaited<ReturnType<typeof readStored>>>;

export async function readStored(db: Db) {
  return await db
    .selectFrom('customer')
    .select(['id', 'customer_number', 'email', 'blocked'])
    .select(
      sql<number>`(select count(*)::integer from customer_order where customer_id = customer.id)`.as(
        'orders',
      ),
    )
    .where('is_test', '=', true)
    .executeTakeFirst();
}

/**
 * Waits for what the customer is doing, and lets nothing more begin: carts are locked before orders, as by whoever
 * orders. Returns the numbers of its orders.
 */
export async function lockWhatItDoes(trx: Trx, id: number): Promise<number[]> {
  await trx
    .selectFrom('cart')
    .innerJoin('person', 'person.id', 'cart.person_id')
    .select('cart.id')
    .where('person.customer_id', '=', id)
    .orderBy('cart.id')
    .forUpdate('cart')
    .execute();
  const orders = await trx
    .selectFrom('customer_order')
    .select('id')
    .where('customer_id', '=', id)
    .orderBy('id')
    .forUpdate()
    .execute();
  return orders.map((order) => order.id);
}
