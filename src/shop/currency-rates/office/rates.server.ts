import type { StaffMember } from '#kit/http/principal.ts';
import { serve, type Route } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import type { CurrencyRate } from '#shop/currency-rates/currency-rate.ts';
import { rateTable } from '#shop/currency-rates/store.server.ts';
import { changeAs } from '#shop/staff/change-log/change-as.server.ts';
import { addRates, readRates, type CurrencyRates } from './contract.ts';

export function officeRateRoutes(services: Services): Route[] {
  const { db } = services;
  return [
    serve(readRates, async () => toWire(await rateTable.read(db))),
    serve(addRates, (input, staff) => add(services, staff, input)),
  ];
}

async function add(services: Services, by: StaffMember, { Rows }: CurrencyRates): Promise<CurrencyRates> {
  return await changeAs(by, services, { topic: 'rates' }, async (trx, note) => {
    const before = await rateTable.lock(trx);
    const known = new Map(before.map((row) => [keyOf(row), row]));
    // Of two rates of one day the last one holds.
    const given = new Map(Rows.map(rateOf).map((rate) => [keyOf(rate), rate]));
    for (const [key, rate] of given) {
      const row = known.get(key);
      if (row) await rateTable.update(trx, row.id, rate);
      else await rateTable.insert(trx, rate);
    }
    const after = await rateTable.read(trx);
    const action = 'change';
    note({ entity: 'currency-rate', id: 'rates', action, before: logged(before), after: logged(after) });
    return toWire(after);
  });
}

function keyOf({ currency_code, day }: CurrencyRate): string {
  return `${currency_code} ${day}`;
}

function rateOf({ CurrencyCode, Day, Rate }: CurrencyRates['Rows'][number]): CurrencyRate {
  return { currency_code: CurrencyCode, day: Day, rate: Math.round(Rate * 1_000_000) };
}

function toWire(rows: readonly CurrencyRate[]): CurrencyRates {
  const latestFirst = [...rows].sort((a, b) => (a.day === b.day ? 0 : a.day < b.day ? 1 : -1));
  return {
    Rows: latestFirst.map(({ currency_code, day, rate }) => ({
      CurrencyCode: currency_code,
      Day: day,
      Rate: rate / 1_000_000,
    })),
  };
}

function logged(rows: readonly CurrencyRate[]): Record<string, string> {
  return Object.fromEntries(rows.map((row) => [keyOf(row), String(row.rate / 1_000_000).replace('.', ',')]));
}
