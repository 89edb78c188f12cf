import { sql } from 'kysely';
import { anyOf } from '#kit/database/any-of.server.ts';
import type { Db, Trx } from '#kit/database/db.server.ts';
import { updateRows } from '#kit/database/update-rows.server.ts';
import { addressFields, type Address } from '#shop/order-model/address.ts';

export type ImportedAddress = { [Field in keyof Address | 'gln']: string | undefined };
export type AddressKey = Pick<Address, 'name' | 'address1' | 'zip_code' | 'country_code'> & {
  id: number;
  customer_id: number;
};

/** Returns by what every address of every customer is found. */
export async function readAddressKeys(trx: Trx): Promise<AddressKey[]> {
  return await trx
    .selectFrom('delivery_address')
    .select(['id', 'customer_id', 'name', 'address1', 'zip_code', 'country_code'])
    .orderBy('id')
    .execute();
}

/** Of addresses that a file could not tell apart only the first is read. */
export async function readAddressPage(db: Db, { after, take }: { after: number; take: number }) {
  return await importedAddresses(db)
    .where('customer.is_test', '=', false)
    .where('delivery_address.id', '>', after)
    .where(
      sql<boolean>`not exists (
        select from delivery_address as earlier
        where earlier.customer_id = delivery_address.customer_id and earlier.id < delivery_address.id
          and (lower(earlier.name), earlier.address1, earlier.zip_code)
            = (lower(delivery_address.name), delivery_address.address1, delivery_address.zip_code))`,
    )
    .orderBy('delivery_address.id')
    .limit(take)
    .execute();
}

export async function readAddressesById(db: Db, ids: readonly number[]) {
  return await importedAddresses(db).where('delivery_address.id', '=', anyOf(ids)).execute();
}

function importedAddresses(db: Db) {
  return db
    .selectFrom('delivery_address')
    .innerJoin('customer', 'customer.id', 'delivery_address.customer_id')
    .select(['delivery_address.id', 'customer_number', 'is_default', 'delivery_address.gln'])
    .select(['delivery_address.name', 'address1', 'address2', 'zip_code', 'city', 'country_code'])
    .select('delivery_address.contact_person');
}

/** Returns the ids of the changed addresses. */
export async function updateImportedAddresses(
  trx: Trx,
  addresses: readonly (ImportedAddress & { id: number })[],
): Promise<number[]> {
  const columns = [...addressFields, 'gln'].map((name) => ({ name, type: 'text' }));
  return await updateRows(trx, { table: 'delivery_address', columns }, addresses);
}
