import { sql } from 'kysely';
import { anyOf } from '#kit/database/any-of.server.ts';
import type { Db, Trx } from '#kit/database/db.server.ts';

/** Locks the customers, in order of their ids, until the transaction ends. */
export async function lockCustomers(trx: Trx, ids: readonly number[]): Promise<void> {
  const locked = trx.selectFrom('customer').select('id').where('id', '=', anyOf(ids)).orderBy('id');
  await locked.forNoKeyUpdate().execute();
}

/** To see links that others have just sent, the customers must be locked by a statement before. */
export async function readToWelcome(db: Db, ids: readonly number[]) {
  return await db
    .selectFrom('customer')
    .select(['id', 'customer_number', 'name', 'email', 'language', 'blocked'])
    .select([
      sql<boolean>`password_hash is not null`.as('has_password'),
      sql<Date | null>`(
        select max(changed_at) from change_log
        where entity = 'customer' and entity_id = customer.id::text and action = 'send'
          and after ->> 'Statement' is null
      )`.as('link_sent_at'),
    ])
    .where('id', '=', anyOf(ids))
    .where('is_test', '=', false)
    .orderBy('id')
    .execute();
}

export type ToWelcome = Awaited<ReturnType<typeof readToWelcome>>[number];
