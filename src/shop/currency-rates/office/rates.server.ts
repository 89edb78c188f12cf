import type { StaffMember } from '#kit/http/principal.ts';
import { serve, type Route } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import type { CurrencyRate } from '#shop/currency-rates/currency-rate.ts';
import { findRates, putRates, readRatesOfDays } from '#shop/currency-rates/store.server.ts';
import { changeAs } from '#shop/staff/change-log/change-as.server.ts';
import { addRates, readRates, type CurrencyRateInput, type CurrencyRates } from './contract.ts';

export function officeRateRoutes(services: Services): Route[] {
  const { db } = services;
  return [
    serve(readRates, async ({ skip = 0, take = 50 }) => {
      const { rows, total } = await findRates(db, { skip, take });
      return { Rows: rows.map((row) => ({ Id: row.id, ...rateToWire(row) })), Total: total };
    }),
    serve(addRates, (input, staff) => add(services, staff, input)),
  ];
}

async function add(
  services: Services,
  by: StaffMember,
  { Rows }: { Rows: readonly CurrencyRateInput[] },
): Promise<CurrencyRates> {
  // Of two rates of one day the last one holds.
  const rates = [...new Map(Rows.map(rateOf).map((rate) => [keyOf(rate), rate])).values()];
  if (rates.length === 0) return { Rows: [] };
  return await changeAs(by, services, { topic: 'rates' }, async (trx, note) => {
    const before = logged(await readRatesOfDays(trx, rates));
    await putRates(trx, rates);
    note({ entity: 'currency-rate', id: 'rates', action: 'change', before, after: logged(rates) });
    return { Rows: rates.map(rateToWire) };
  });
}

function keyOf({ currency_code, day }: CurrencyRate): string {
  return `${currency_code} ${day}`;
}

function rateOf({ CurrencyCode, Day, Rate }: CurrencyRateInput): CurrencyRate {
  return { currency_code: CurrencyCode, day: Day, rate: Math.round(Rate * 1_000_000) };
}

function rateToWire({ currency_code, day, rate }: CurrencyRate): CurrencyRates['Rows'][number] {
  return { CurrencyCode: currency_code, Day: day, Rate: rate / 1_000_000 };
}

function logged(rates: readonly CurrencyRate[]): Record<string, string> {
  return Object.fromEntries(
    rates.map((rate) => [keyOf(rate), String(rate.rate / 1_000_000).replace('.', ',')]),
  );
}
