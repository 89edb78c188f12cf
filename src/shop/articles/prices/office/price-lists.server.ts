import { stockholmToday } from '#kit/text/dates.ts';
import type { Db, Trx } from '#kit/database/db.server.ts';
import { badField, Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import type { Services } from '#kit/services/services.server.ts';
import { countedUse } from '#shop/office/used-where.server.ts';
import { changeAs, versionOf, type Note } from '#shop/staff/change-log/change-as.server.ts';
import { officeTextIn, officeTextOf } from '#shop/texts/office-language/text.ts';
import type { PriceList, PriceListRow } from './contract.ts';
import * as store from './price-list-store.server.ts';

/** Counts the customers of each price list. */
export type CustomersByList = (db: Db) => Promise<ReadonlyMap<string, number>>;
type Given = { NameSV: string; NameEN: string };

export async function priceLists({ db, now }: Services, customersOf: CustomersByList) {
  const customers = await customersOf(db);
  const rows = await store.readLists(db, stockholmToday(now()));
  return { Rows: rows.map((row) => listToWire(row, customers)) };
}

export async function priceList(
  { db, now }: Pick<Services, 'now'> & { db: Db },
  customersOf: CustomersByList,
  code: string,
): Promise<PriceList | Problem> {
  const [row] = await store.readLists(db, stockholmToday(now()), code);
  if (!row) return new Problem('not-found');
  return { ...listToWire(row, await customersOf(db)), Version: versionOf(namesOf(row)) };
}

export async function createPriceList(
  services: Services,
  customersOf: CustomersByList,
  by: StaffMember,
  input: Given & { Code: string; CurrencyCode: string },
) {
  return await changeAs(by, services, { topic: 'catalogue' }, async (trx, note) => {
    const refused = await insertNewList(trx, note, input);
    return refused ?? (await priceList({ ...services, db: trx }, customersOf, input.Code));
  });
}

/** Refuses a code that another list has. */
export async function insertNewList(
  trx: Trx,
  note: Note,
  input: Given & { Code: string; CurrencyCode: string; CopyOf?: string },
): Promise<Problem | undefined> {
  const { Code, CurrencyCode } = input;
  const isNew = await store.insertList(trx, { code: Code, currency_code: CurrencyCode, ...rowOf(input) });
  if (!isNew) return badField('Code', 'match', officeTextOf('officeProblem.priceListCode'));
  note({ entity: 'price-list', id: Code, action: 'create', before: null, after: input });
  return undefined;
}

export async function renamePriceList(
  services: Services,
  customersOf: CustomersByList,
  by: StaffMember,
  { code, Version, ...input }: Given & { code: string; Version: string },
) {
  return await changeAs(by, services, { seen: Version }, async (trx, note, unchanged) => {
    const row = await store.lockList(trx, code);
    if (!row) return new Problem('not-found');
    unchanged(versionOf(namesOf(row)));
    await store.renameList(trx, code, rowOf(input));
    note({ entity: 'price-list', id: code, action: 'change', before: namesOf(row), after: input });
    return await priceList({ ...services, db: trx }, customersOf, code);
  });
}

export async function removePriceList(
  services: Services,
  customersOf: CustomersByList,
  by: StaffMember,
  code: string,
) {
  return await changeAs(by, services, { topic: 'catalogue' }, async (trx, note) => {
    const row = await store.lockList(trx, code);
    if (!row) return new Problem('not-found');
    if (code === 'standard') return standardIsNeeded;
    const used = countedUse('customers', (await customersOf(trx)).get(code) ?? 0);
    if (used)
      return new Problem('in-use', {
        detail: (language) => officeTextIn(language)('officeProblem.priceListUsed', { used: used(language) }),
      });
    await store.removeList(trx, code);
    note({
      entity: 'price-list',
      id: code,
      action: 'delete',
      after: null,
      before: { Code: code, CurrencyCode: row.currency_code, ...namesOf(row) },
    });
    return undefined;
  });
}

const standardIsNeeded = new Problem('in-use', { detail: officeTextOf('officeProblem.standardList') });

function rowOf({ NameSV, NameEN }: Given) {
  return { name_sv: NameSV, name_en: NameEN || null };
}

function namesOf({ name_sv, name_en }: { name_sv: string; name_en: string | null }): Given {
  return { NameSV: name_sv, NameEN: name_en ?? '' };
}

function listToWire(
  row: Awaited<ReturnType<typeof store.readLists>>[number],
  customers: ReadonlyMap<string, number>,
): PriceListRow {
  return {
    Code: row.code,
    ...namesOf(row),
    CurrencyCode: row.currency_code,
    Customers: customers.get(row.code) ?? 0,
    Articles: row.articles,
    Timed: row.timed,
  };
}
