import { badField, type Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import { serve, type Route } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { changeAs, versionOf } from '#shop/staff/change-log/change-as.server.ts';
import { officeTextOf } from '#shop/texts/office-language/text.ts';
import { soldToTable, type SoldToRow } from '#shop/countries/store.server.ts';
import { changeSoldTo, readSoldTo, type SoldTo } from './contract.ts';

export function officeCountryRoutes(services: Services): Route[] {
  return [
    serve(readSoldTo, async () => toWire(await soldToTable.read(services.db))),
    serve(changeSoldTo, (input, staff) => change(services, staff, input)),
  ];
}

async function change(
  services: Services,
  by: StaffMember,
  { Rows, Version }: SoldTo,
): Promise<SoldTo | Problem> {
  return await changeAs(by, services, { topic: 'countries', seen: Version }, async (trx, note, unchanged) => {
    const before = await soldToTable.lock(trx);
    unchanged(toWire(before).Version);
    const given = new Map(Rows.map((row) => [row.CountryCode, row.Sort]));
    if (given.size < Rows.length)
      return badField('Rows', 'match', officeTextOf('officeProblem.countryTwice'));
    const kept = new Set(before.map((row) => row.country_code));
    for (const row of before) {
      const sort = given.get(row.country_code);
      if (sort === undefined) await soldToTable.remove(trx, row.id);
      else if (sort !== row.sort)
        await soldToTable.update(trx, row.id, { country_code: row.country_code, sort });
    }
    for (const [country_code, sort] of given)
      if (!kept.has(country_code)) await soldToTable.insert(trx, { country_code, sort });
    const after = await soldToTable.read(trx);
    note({
      entity: 'countries',
      id: 'sold-to',
      action: 'change',
      before: logged(before),
      after: logged(after),
    });
    return toWire(after);
  });
}

function toWire(rows: readonly SoldToRow[]): SoldTo {
  const Rows = rows.map(({ country_code, sort }) => ({ CountryCode: country_code, Sort: sort }));
  return { Rows, Version: versionOf({ Rows }) };
}

function logged(rows: readonly SoldToRow[]) {
  return { Countries: rows.map(({ country_code }) => country_code).join(', ') };
}
