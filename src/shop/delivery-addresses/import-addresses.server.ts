import type { Trx } from '#kit/database/db.server.ts';
import { pagesById, tableOut } from '#kit/tables/out/table-out.server.ts';
import { flagText } from '#kit/tables/row-changes.server.ts';
import { importOf } from '#kit/tables/table-file-import.server.ts';
import type { FieldRefusal } from '#kit/tables/table-file-rows.server.ts';
import { groupBy } from '#kit/text/group-by.ts';
import { isZipCode, normaliseZipCode } from '#kit/text/zip-code.ts';
import { customerIdsByNumber } from '#shop/customers/find-customers.server.ts';
import { mostAddresses } from './delivery-addresses.server.ts';
import { addressColumns, type Values } from './import-columns.server.ts';
import {
  readAddressesById,
  readAddressKeys,
  readAddressPage,
  updateImportedAddresses,
  type AddressKey,
  type ImportedAddress,
} from './import-store.server.ts';
import { insertAddress, moveDefault } from './store.server.ts';

/** `id` is undefined until a new address is written. */
type Line = { id: number | undefined; customerId: number; fields: ImportedAddress; becomesDefault: boolean };

export const addressesOut = tableOut({
  columns: addressColumns,
  keys: ['customer_no', 'name'],
  needed: ['address1', 'zip', 'city', 'country'],
  async *pages(db) {
    for await (const page of pagesById((part) => readAddressPage(db, part)))
      yield page.map((row) => ({ customer_no: row.customer_number, ...stateOf(row) }));
  },
});

/** A row is found by the customer and the name, or where several have it, by the address and postcode too. */
export const importAddresses = importOf({
  key: 'customer_no',
  alsoKey: ['name'],
  apartBy: ['address1', 'zip'],
  columns: addressColumns,
  topic: 'customers',
  atOnce: 500,
  async begin(trx) {
    const customers = await customerIdsByNumber(trx);
    const known = groupBy(await readAddressKeys(trx), ({ customer_id }) => customer_id);
    const counts = new Map([...known].map(([id, ofCustomer]) => [id, ofCustomer.length]));
    const linesOf = new Map<string, number>();
    return {
      take(values, line): Line | FieldRefusal[] {
        const customerId = customers.get((values.customer_no ?? '').toLowerCase());
        if (customerId === undefined) return [{ field: 'customer_no', reason: 'is no customer of the shop' }];
        const count = counts.get(customerId) ?? 0;
        const old = findOld(known.get(customerId) ?? [], values);
        if (old === 'several') return [{ field: 'name', reason: 'is that of several addresses' }];
        const refusals = old ? badZip(values, old) : missing(values, count);
        const told = (key: string, field: string) => {
          const other = linesOf.get(key);
          if (other !== undefined) refusals.push({ field, reason: `is also on line ${other}` });
          else linesOf.set(key, line);
        };
        if (old) told(`address ${old.id}`, 'name');
        if (values.default) told(`default of ${customerId}`, 'default');
        if (refusals.length > 0) return refusals;
        if (!old) counts.set(customerId, count + 1);
        return {
          id: old?.id,
          customerId,
          fields: fieldsOf(values, old),
          becomesDefault: values.default ?? false,
        };
      },
      write: (lines: readonly Line[]) => write(trx, lines),
      async look(lines: readonly Line[]) {
        const rows = await readAddressesById(
          trx,
          lines.flatMap(({ id }) => id ?? []),
        );
        const states = new Map(rows.map((row) => [row.id, stateOf(row)]));
        return lines.map(({ id }) => states.get(id ?? 0));
      },
      idsOf: async (lines: readonly Line[]) => lines.map(({ customerId }) => customerId),
    };
  },
});

function findOld(
  addresses: readonly AddressKey[],
  { name = '', address1, zip }: Values,
): AddressKey | 'several' | undefined {
  const named = addresses.filter((one) => one.name.toLowerCase() === name.toLowerCase());
  const [same] = named.filter(
    (one) => one.address1 === address1 && one.zip_code === normaliseZipCode(one.country_code, zip ?? ''),
  );
  if (same) return same;
  return named.length > 1 ? 'several' : named[0];
}

function missing(values: Values, count: number): FieldRefusal[] {
  if (count >= mostAddresses)
    return [{ field: 'customer_no', reason: `has ${mostAddresses} addresses, and no more are kept` }];
  const refusals = (['name', 'address1', 'zip', 'city', 'country'] as const)
    .filter((field) => values[field] === undefined)
    .map((field) => ({ field, reason: 'is missing, and this address is new' }));
  return refusals.length > 0 ? refusals : badZip(values, undefined);
}

function badZip({ zip, country }: Values, old: AddressKey | undefined): FieldRefusal[] {
  if (zip === undefined && country === undefined) return [];
  const code = country ?? old?.country_code ?? '';
  const whole = normaliseZipCode(code, zip ?? old?.zip_code ?? '');
  if (isZipCode(code, whole) || (old && whole === old.zip_code && code === old.country_code)) return [];
  return [{ field: 'zip', reason: `is not a postcode of ${code}` }];
}

function fieldsOf(values: Values, old: AddressKey | undefined): ImportedAddress {
  const country = values.country ?? old?.country_code ?? '';
  return {
    // The name is what finds it, and stays as it was first written.
    name: old ? undefined : values.name,
    address1: values.address1,
    address2: values.address2,
    zip_code: values.zip === undefined ? undefined : normaliseZipCode(country, values.zip),
    city: values.city,
    country_code: values.country,
    contact_person: values.contact,
    gln: values.gln,
  };
}

async function write(trx: Trx, lines: readonly Line[]) {
  const known = lines.flatMap(({ id, fields }) => (id === undefined ? [] : [{ id, ...fields }]));
  const before = new Map(
    (
      await readAddressesById(
        trx,
        known.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  );
  const changed = new Set(await updateImportedAddresses(trx, known));
  let created = 0;
  for (const line of lines) {
    if (line.id === undefined) {
      created++;
      line.id = await insertImportedAddress(trx, line);
      if (line.becomesDefault) await moveDefault(trx, line.customerId, line.id);
    } else if (line.becomesDefault && before.get(line.id)?.is_default === false) {
      await moveDefault(trx, line.customerId, line.id);
      changed.add(line.id);
    }
  }
  return { created, changed: changed.size };
}

async function insertImportedAddress(trx: Trx, { customerId, fields }: Line): Promise<number> {
  const {
    name = '',
    address1 = '',
    address2 = '',
    zip_code = '',
    city = '',
    country_code = '',
    contact_person = '',
    gln = null,
  } = fields;
  const whole = { name, address1, address2, zip_code, city, country_code, contact_person, gln };
  return (await insertAddress(trx, customerId, whole)).id;
}

function stateOf(row: Awaited<ReturnType<typeof readAddressPage>>[number]) {
  return {
    name: row.name,
    address1: row.address1,
    address2: row.address2,
    zip: row.zip_code,
    city: row.city,
    country: row.country_code,
    contact: row.contact_person,
    default: flagText(row.is_default),
    gln: row.gln ?? '',
  };
}
