import type { Trx } from '#kit/database/db.server.ts';
import { insertRows, insertRowsWithIds, type Rows } from '#kit/database/insert-rows.server.ts';
import { rightsOfRole, type PersonRole } from './person-roles.ts';
import './credit/store.server.ts';
import './store.server.ts';

export async function insertCustomers(trx: Trx, customers: Rows<'customer'>): Promise<void> {
  await insertRowsWithIds(trx, 'customer', customers);
}

export async function insertCredits(trx: Trx, credits: Rows<'customer_credit'>): Promise<void> {
  await insertRows(trx, 'customer_credit', credits);
}

type NewPerson = {
  customerId: number;
  name: string;
  email: string;
  role: PersonRole;
  passwordHash: string;
  orderLimit?: number;
};

/** Inserts people of customers, each with an empty cart. */
export async function insertPeople(trx: Trx, people: readonly NewPerson[]): Promise<void> {
  for (const { customerId, name, email, role, passwordHash, orderLimit } of people) {
    const { id } = await trx
      .insertInto('person')
      .values({
        customer_id: customerId,
        name,
        email,
        password_hash: passwordHash,
        rights: rightsOfRole(role, true),
        order_limit: orderLimit ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx.insertInto('cart').values({ person_id: id, customer_id: null }).execute();
  }
}
