import { badField, type Problem } from '#kit/http/problem.ts';
import type { RegisterTable } from '#kit/database/register-table.server.ts';
import type { Trx } from '#kit/database/db.server.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import { serve, type Route } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { oreToWire, wireToOre } from '#kit/text/money.ts';
import type { FreightRule } from '#shop/freight/freight-rule.ts';
import type { MinimumOrder } from '#shop/freight/minimum-order.ts';
import { freightTable, minimumTable, type FreightRow, type MinimumRow } from '#shop/freight/store.server.ts';
import { changeAs, versionOf } from '#shop/staff/change-log/change-as.server.ts';
import { officeTextOf } from '#shop/texts/office-language/text.ts';
import { readWays } from '#shop/ways-of-delivery/ways.server.ts';
import { changeFreight, readFreight, type Freight, type FreightInput } from './contract.ts';
import { loggedFreight } from './logged-freight.ts';

export function officeFreightRoutes(services: Services): Route[] {
  const { db } = services;
  return [
    serve(readFreight, async () => toWire(await freightTable.read(db), await minimumTable.read(db))),
    serve(changeFreight, (input, staff) => change(services, staff, input)),
  ];
}

async function change(
  services: Services,
  by: StaffMember,
  { Version, ...input }: FreightInput & { Version: string },
): Promise<Freight | Problem> {
  return await changeAs(by, services, { topic: 'freight', seen: Version }, async (trx, note, unchanged) => {
    const before = { freight: await freightTable.lock(trx), minimum: await minimumTable.lock(trx) };
    unchanged(toWire(before.freight, before.minimum).Version);
    const ways = await readWays(trx);
    const given = { freight: input.Freight.map(freightRule), minimum: input.Minimum.map(minimumOrder) };
    const refusal = refusalOf(given, ways);
    if (refusal) return refusal;
    await replace(trx, freightTable, given.freight);
    await replace(trx, minimumTable, given.minimum);
    const after = { freight: await freightTable.read(trx), minimum: await minimumTable.read(trx) };
    note({
      entity: 'freight',
      id: 'rules',
      action: 'change',
      before: loggedFreight(before, ways),
      after: loggedFreight(after, ways),
    });
    return toWire(after.freight, after.minimum);
  });
}

type Given = { freight: readonly FreightRule[]; minimum: readonly MinimumOrder[] };

/** Returns what of the lists cannot be. */
function refusalOf({ freight, minimum }: Given, ways: readonly { id: number }[]): Problem | undefined {
  const unknown = freight.findIndex((rule) => !ways.some(({ id }) => id === rule.way_of_delivery_id));
  if (unknown >= 0) return badField('Freight.WayOfDeliveryId', 'match');
  const abroad = freight.findIndex(
    ({ zone, country_code }) => zone !== null && country_code !== null && country_code !== 'SE',
  );
  if (abroad >= 0)
    return badField('Freight.Zone', 'match', officeTextOf('officeProblem.zoneAbroad', { line: abroad + 1 }));
  const twice = repeated(freight.map(placeOfFreight));
  if (twice >= 0)
    return badField('Freight', 'match', officeTextOf('officeProblem.freightTwice', { line: twice + 1 }));
  const again = repeated(minimum.map(placeOfMinimum));
  if (again >= 0)
    return badField('Minimum', 'match', officeTextOf('officeProblem.freightTwice', { line: again + 1 }));
  return undefined;
}

/** Returns the place of the first that occurs before it, or -1. */
function repeated(places: readonly string[]): number {
  const first = new Map<string, number>();
  return places.findIndex((place, at) => {
    if (first.has(place)) return true;
    first.set(place, at);
    return false;
  });
}

async function replace<Rule extends object, Row extends Rule & { id: number }>(
  trx: Trx,
  table: RegisterTable<Row>,
  rules: readonly Rule[],
): Promise<void> {
  await table.removeAll(trx);
  await table.insertAll(trx, rules as readonly Omit<Row, 'id'>[]);
}

function placeOfFreight(rule: FreightRule): string {
  const { way_of_delivery_id, country_code, zone, currency_code, up_to_weight_g } = rule;
  return JSON.stringify([way_of_delivery_id, country_code, zone, currency_code, up_to_weight_g]);
}

function placeOfMinimum({ country_code, currency_code }: MinimumOrder): string {
  return JSON.stringify([country_code, currency_code]);
}

function freightRule(input: FreightInput['Freight'][number]): FreightRule {
  return {
    way_of_delivery_id: input.WayOfDeliveryId,
    country_code: input.CountryCode ?? null,
    zone: input.Zone ?? null,
    currency_code: input.CurrencyCode,
    up_to_weight_g: orNull(input.UpToWeight, (kilograms) => Math.round(kilograms * 1000)),
    fee: wireToOre(input.Fee),
    free_from: orNull(input.FreeFrom, wireToOre),
  };
}

function minimumOrder(input: FreightInput['Minimum'][number]): MinimumOrder {
  return {
    country_code: input.CountryCode ?? null,
    currency_code: input.CurrencyCode,
    amount: wireToOre(input.Amount),
    small_order_fee: orNull(input.SmallOrderFee, wireToOre),
  };
}

function toWire(freight: readonly FreightRow[], minimum: readonly MinimumRow[]): Freight {
  const rules = {
    Freight: freight.map((rule) => ({
      WayOfDeliveryId: rule.way_of_delivery_id,
      CountryCode: rule.country_code,
      Zone: rule.zone,
      CurrencyCode: rule.currency_code,
      UpToWeight: orNull(rule.up_to_weight_g, (grams) => grams / 1000),
      Fee: oreToWire(rule.fee),
      FreeFrom: orNull(rule.free_from, oreToWire),
    })),
    Minimum: minimum.map((rule) => ({
      CountryCode: rule.country_code,
      CurrencyCode: rule.currency_code,
      Amount: oreToWire(rule.amount),
      SmallOrderFee: orNull(rule.small_order_fee, oreToWire),
    })),
  };
  return { ...rules, Version: versionOf(rules) };
}

function orNull(value: number | null | undefined, convert: (value: number) => number): number | null {
  return value === null || value === undefined ? null : convert(value);
}
