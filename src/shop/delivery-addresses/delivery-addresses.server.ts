import { isCountryCode } from '#kit/text/countries.ts';
import { inTransaction, type Db } from '#kit/database/db.server.ts';
import type { Language } from '#kit/text/language.ts';
import { badField, Problem } from '#kit/http/problem.ts';
import type { Customer, CustomerSession } from '#kit/http/principal.ts';
import { onceForKey, replayHeaders } from '#kit/http/idempotency/idempotency.server.ts';
import { Answer, type RequestContext } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { readGln } from '#kit/text/codes/gln.ts';
import { formatZipCode, normaliseZipCode } from '#kit/text/zip-code.ts';
import { lockCustomer } from '#shop/customers/customers.server.ts';
import { countryName } from '#shop/texts/country-name.ts';
import { textOf } from '#shop/texts/language-table.ts';
import type { DeliveryAddressInput } from './address-input.ts';
import { createDeliveryAddress, type DeliveryAddress } from './contract.ts';
import {
  countAddresses,
  insertAddress,
  moveDefault,
  readAddress,
  readAddresses,
  updateAddress,
  type AddressRow,
} from './store.server.ts';
import type { Address } from '#shop/order-model/address.ts';

export { readAddresses as storedAddresses, readChosenAddresses as chosenAddresses } from './store.server.ts';
export type { AddressRow };

/** More than any chain of shops has, and few enough to list at once. */
export const mostAddresses = 200;
const tooMany = new Problem('conflict', { detail: textOf('addresses.tooMany') });

export async function addressesOf(
  db: Db,
  customer: Pick<Customer, 'id'>,
  language: Language,
): Promise<DeliveryAddress[]> {
  return (await readAddresses(db, customer.id)).map((row) => addressToWire(row, language));
}

export async function addressOf(
  db: Db,
  customer: Customer,
  id: number,
  language: Language,
): Promise<DeliveryAddress | Problem> {
  const row = await readAddress(db, customer.id, id);
  return row ? addressToWire(row, language) : new Problem('not-found');
}

export async function createAddress(
  { db, now }: Pick<Services, 'db' | 'now'>,
  customer: CustomerSession,
  input: DeliveryAddressInput,
  context: RequestContext,
): Promise<Answer<DeliveryAddress> | Problem> {
  if (!isCountryCode(input.CountryCode)) return badField('CountryCode', 'regex');
  const call = { endpoint: createDeliveryAddress, customer, input, context, now: now() };
  const done = await inTransaction(db, (trx) =>
    onceForKey(trx, call, async () => {
      await lockCustomer(trx, customer.id);
      if ((await countAddresses(trx, customer.id)) >= mostAddresses) return tooMany;
      return await insertAddress(trx, customer.id, addressOfInput(input));
    }),
  );
  if (done instanceof Problem) return done;
  return new Answer(addressToWire(done.result, context.language), { headers: replayHeaders(done) });
}

export async function changeAddress(
  db: Db,
  customer: Customer,
  input: DeliveryAddressInput & { id: number },
  language: Language,
): Promise<DeliveryAddress | Problem> {
  if (!isCountryCode(input.CountryCode)) return badField('CountryCode', 'regex');
  const row = await updateAddress(db, customer.id, input.id, addressOfInput(input));
  return row ? addressToWire(row, language) : new Problem('not-found');
}

export async function makeDefault(db: Db, customer: Customer, id: number): Promise<Problem | undefined> {
  return await inTransaction(db, async (trx) => {
    await lockCustomer(trx, customer.id);
    if (!(await readAddress(trx, customer.id, id))) return new Problem('not-found');
    await moveDefault(trx, customer.id, id);
    return undefined;
  });
}

export function addressOfInput(input: DeliveryAddressInput): Address & { gln?: string | null } {
  return {
    name: input.Name,
    address1: input.Address1,
    address2: input.Address2,
    zip_code: normaliseZipCode(input.CountryCode, input.ZipCode),
    city: input.City,
    country_code: input.CountryCode,
    contact_person: input.ContactPerson,
    ...(input.Gln !== undefined && { gln: readGln(input.Gln) ?? null }),
  };
}

function addressToWire(row: AddressRow, language: Language): DeliveryAddress {
  return {
    Id: row.id,
    Name: row.name,
    Address1: row.address1,
    Address2: row.address2,
    ZipCode: formatZipCode(row.country_code, row.zip_code),
    City: row.city,
    CountryCode: row.country_code,
    CountryName: countryName(row.country_code, language),
    ContactPerson: row.contact_person,
    Gln: row.gln ?? '',
    DefaultAddress: row.is_default,
    DefaultAddressText: row.is_default ? textOf('addresses.default')(language) : '',
  };
}
