import { sql, type Insertable, type Updateable } from 'kysely';
import type { Db, Tables, Trx } from '#kit/database/db.server.ts';
import '#shop/customers/customers.server.ts';
import type { PersonState } from './contract.ts';

export type PersonRow = NonNullable<Awaited<ReturnType<typeof readPersonOf>>>;

type Which = { customerId: number; state: PersonState | undefined };

/** People of a customer; whoever logs in with the number is none of them. */
function peopleOf(db: Db, customerId: number) {
  return db.selectFrom('person').where('customer_id', '=', customerId).where('name', 'is not', null);
}

function inState(db: Db, { customerId, state }: Which) {
  const all = peopleOf(db, customerId).where('removed_at', state === 'removed' ? 'is not' : 'is', null);
  if (state === 'invited') return all.where('password_hash', 'is', null);
  return state === 'active' ? all.where('password_hash', 'is not', null) : all;
}

const columns = [
  'id',
  'name',
  'email',
  'rights',
  'order_limit',
  'version',
  'logged_in_at',
  'removed_at',
  'language',
  'order_mails',
] as const;

export async function readPeople(db: Db, which: Which, { skip, take }: { skip: number; take: number }) {
  return await inState(db, which)
    .select(columns)
    .select(sql<boolean>`password_hash is not null`.as('has_password'))
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .offset(skip)
    .limit(take)
    .execute();
}

export async function countPeople(db: Db, which: Which): Promise<number> {
  const { count } = await inState(db, which)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns a person of this customer who is not removed. */
export async function readPersonOf(db: Db, customerId: number, id: number, { lock = false } = {}) {
  const query = peopleOf(db, customerId)
    .select(columns)
    .select(sql<boolean>`password_hash is not null`.as('has_password'))
    .where('id', '=', id)
    .where('removed_at', 'is', null);
  return await (lock ? query.forUpdate() : query).executeTakeFirst();
}

/** Whether another person of the customer logs in with the address. */
export async function isAddressTaken(
  db: Db,
  customerId: number,
  email: string,
  exceptId: number | undefined,
): Promise<boolean> {
  const query = peopleOf(db, customerId)
    .select('id')
    .where(sql<string>`lower(email)`, '=', sql<string>`lower(${email})`);
  const found = await (exceptId === undefined ? query : query.where('id', '<>', exceptId)).executeTakeFirst();
  return found !== undefined;
}

/** Adds a person with an empty cart, and returns the id. */
export async function insertPerson(
  trx: Trx,
  person: Pick<Insertable<Tables['person']>, 'customer_id' | 'name' | 'email' | 'rights' | 'order_limit'>,
): Promise<number> {
  const { id } = await trx.insertInto('person').values(person).returning('id').executeTakeFirstOrThrow();
  await trx.insertInto('cart').values({ person_id: id, customer_id: null }).execute();
  return id;
}

export async function updatePerson(db: Db, id: number, values: Updateable<Tables['person']>): Promise<void> {
  await db
    .updateTable('person')
    .set(values)
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .execute();
}

export async function readCartIdOf(trx: Trx, personId: number): Promise<number> {
  const { id } = await trx
    .selectFrom('cart')
    .select('id')
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return id;
}

export async function writeOrderMailsOfNumber(db: Db, customerId: number, isMailed: boolean): Promise<void> {
  await db.updateTable('customer').set({ order_mails: isMailed }).where('id', '=', customerId).execute();
}
