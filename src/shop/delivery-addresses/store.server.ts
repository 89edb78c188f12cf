import { sql, type Generated } from 'kysely';
import type { Db, Trx } from '#kit/database/db.server.ts';
import { addressFields, type Address } from '#shop/order-model/address.ts';

interface DeliveryAddressTable {
  id: Generated<number>;
  customer_id: number;
  name: string;
  address1: string;
  address2: Generated<string>;
  zip_code: string;
  city: string;
  country_code: string;
  contact_person: Generated<string>;
  is_default: Generated<boolean>;
  gln: string | null;
  created_at: Generated<Date>;
}
declare module '#kit/database/db.server.ts' {
  interface Tables {
    delivery_address: DeliveryAddressTable;
  }
}

export type AddressRow = Address & { id: number; is_default: boolean; gln: string | null };

const columns = ['id', ...addressFields, 'is_default', 'gln'] as const;

export async function readAddresses(db: Db, customerId: number): Promise<AddressRow[]> {
  return await db
    .selectFrom('delivery_address')
    .select(columns)
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
}

export async function readAddress(db: Db, customerId: number, id: number): Promise<AddressRow | undefined> {
  return await db
    .selectFrom('delivery_address')
    .select(columns)
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export type ChosenAddress = { customerId: number; id: number | undefined };

/** Returns for each customer the requested address or, without an id, the default one. */
export async function readChosenAddresses(
  db: Db,
  chosen: readonly ChosenAddress[],
): Promise<(AddressRow & { customer_id: number })[]> {
  const list = sql.join(columns.map((column) => sql.ref(`delivery_address.${column}`)));
  const { rows } = await sql<AddressRow & { customer_id: number }>`
    select ${list}, delivery_address.customer_id
    from delivery_address
    join unnest(
      ${chosen.map(({ customerId }) => customerId)}::integer[],
      ${chosen.map(({ id }) => id ?? null)}::integer[]
    ) as chosen (customer_id, id)
      on chosen.customer_id = delivery_address.customer_id
      and case when chosen.id is null then is_default else delivery_address.id = chosen.id end`.execute(db);
  return rows;
}

/** A customer's first address becomes the default. The customer must be locked. */
export async function countAddresses(db: Db, customerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('delivery_address')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertAddress(
  trx: Trx,
  customerId: number,
  fields: Address & { gln?: string | null },
): Promise<AddressRow> {
  return await trx
    .insertInto('delivery_address')
    .values({
      ...fields,
      customer_id: customerId,
      is_default: sql`not exists (select from delivery_address where customer_id = ${customerId} and is_default)`,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function updateAddress(
  db: Db,
  customerId: number,
  id: number,
  fields: Address & { gln?: string | null },
): Promise<AddressRow | undefined> {
  return await db
    .updateTable('delivery_address')
    .set(fields)
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .returning(columns)
    .executeTakeFirst();
}

/** The change takes two steps, because the index allows only one default at any moment. The customer must be locked. */
export async function moveDefault(trx: Trx, customerId: number, id: number): Promise<void> {
  const ofCustomer = trx.updateTable('delivery_address').where('customer_id', '=', customerId);
  await ofCustomer.set({ is_default: false }).where('is_default', '=', true).execute();
  await ofCustomer.set({ is_default: true }).where('id', '=', id).execute();
}
