import type { Db, Trx } from '#kit/database/db.server.ts';
import { badField, Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import type { Services } from '#kit/http/router.server.ts';
import { stockholmToday } from '#kit/text/dates.ts';
import { inUse } from '#shop/office/used-where.server.ts';
import type { UsedWhere } from '#shop/office/used-where.server.ts';
import { defaultVatCode, overlapping, vatPercentsOn } from '#shop/order-model/vat-rates.ts';
import type { VatPeriod } from '#shop/order-model/vat-rates.ts';
import { changeAs, versionOf } from '#shop/staff/change-log/staff-change.server.ts';
import { officeTextOf } from '#shop/texts/office-language/text.ts';
import * as store from '#shop/vat-rates/store.server.ts';
import type { StoredVatRate } from '#shop/vat-rates/store.server.ts';
import type { VatRateInput } from './contract.ts';
import {
  byCodeAndDay,
  daysOf,
  periodOf,
  stateOn,
  valuesOf,
  vatRateToWire,
} from './vat-rate-values.server.ts';

/** What the areas above know of a code. */
export type CodesInUse = {
  countArticles: (db: Db) => Promise<ReadonlyMap<string, number>>;
  uses: readonly UsedWhere<string>[];
};

const topic = { topic: 'catalogue' };

export async function vatRates({ db, now }: Services, { countArticles }: CodesInUse) {
  const articles = await countArticles(db);
  const day = stockholmToday(now());
  const rows = (await store.readVatPeriods(db)).sort(byCodeAndDay);
  return { Rows: rows.map((row) => vatRateToWire(row, { day, articles })), Total: rows.length };
}

/** A code of which every period has passed is not offered. */
export async function vatCodes({ db, now }: Services) {
  const day = stockholmToday(now());
  const periods = (await store.readVatPeriods(db)).sort(byCodeAndDay);
  const lasting = new Set(periods.filter((one) => stateOn(day, one) !== 'passed').map(({ code }) => code));
  const percents = [...vatPercentsOn(day, periods)].filter(([code]) => lasting.has(code));
  return {
    Rows: percents
      .map(([Code, Percent]) => ({ Code, Percent }))
      .sort((a, b) => b.Percent - a.Percent || a.Code.localeCompare(b.Code)),
  };
}

export async function create(
  services: Services,
  { countArticles }: CodesInUse,
  by: StaffMember,
  input: VatRateInput,
) {
  return await changeAs(by, services, topic, async (trx, note) => {
    const period = periodOf(input);
    const others = await store.readVatPeriods(trx);
    const alike = others.find(({ code }) => code.toLowerCase() === input.Code.toLowerCase());
    if (alike && alike.code !== input.Code)
      return badField('Code', 'match', officeTextOf('officeProblem.vatCodeAlike', { code: alike.code }));
    await store.lockVatCode(trx, input.Code);
    const refused = await refuse(trx, period, 0);
    if (refused) return refused;
    const saved = await store.insertVatRate(trx, period);
    note({ entity: 'vat-rate', id: saved.id, action: 'create', before: null, after: valuesOf(saved) });
    return vatRateToWire(saved, {
      day: stockholmToday(services.now()),
      articles: await countArticles(trx),
    });
  });
}

export async function change(
  services: Services,
  { countArticles }: CodesInUse,
  by: StaffMember,
  { id, Version, ...input }: VatRateInput & { id: number; Version: string },
) {
  return await changeAs(by, services, { ...topic, seen: Version }, async (trx, note, unchanged) => {
    const row = await lockRate(trx, id);
    if (!row) return new Problem('not-found');
    unchanged(versionOf(valuesOf(row)));
    if (input.Code !== row.code) return badField('Code', 'match', officeTextOf('officeProblem.vatCodeStays'));
    const saved = { ...periodOf(input), id };
    const refused = await refuse(trx, saved, id);
    if (refused) return refused;
    await store.updateVatRate(trx, saved);
    note({ entity: 'vat-rate', id, action: 'change', before: valuesOf(row), after: valuesOf(saved) });
    return vatRateToWire(saved, {
      day: stockholmToday(services.now()),
      articles: await countArticles(trx),
    });
  });
}

/** A rate that has held goes only with the last use of its code; one that is to come goes while the code keeps another. */
export async function remove(services: Services, { uses }: CodesInUse, by: StaffMember, id: number) {
  return await changeAs(by, services, topic, async (trx, note) => {
    const row = await lockRate(trx, id);
    if (!row) return new Problem('not-found');
    const { code } = row;
    const others = (await store.readVatPeriods(trx)).filter((one) => one.code === code && one.id !== id);
    const isLast = others.length === 0;
    if (isLast || stateOn(stockholmToday(services.now()), row) !== 'coming') {
      if (code === defaultVatCode && isLast)
        return new Problem('in-use', { detail: officeTextOf('officeProblem.defaultVatCode') });
      const used = await inUse(trx, code, uses, 'officeProblem.vatCodeUsed');
      if (used) return used;
    }
    await store.removeVatRate(trx, id);
    if (isLast) await store.removeVatCode(trx, code);
    note({ entity: 'vat-rate', id, action: 'delete', before: valuesOf(row), after: null });
    return undefined;
  });
}

/** Locks the code of a rate, and reads the rate as it is then. */
async function lockRate(trx: Trx, id: number): Promise<StoredVatRate | undefined> {
  const row = await store.readVatRate(trx, id);
  if (!row) return undefined;
  await store.lockVatCode(trx, row.code);
  return await store.readVatRate(trx, id);
}

async function refuse(trx: Trx, period: VatPeriod, id: number): Promise<Problem | undefined> {
  const others = (await store.readVatPeriods(trx)).filter((one) => one.id !== id);
  const other = overlapping(period, others);
  if (!other) return undefined;
  const detail = officeTextOf('officeProblem.vatRateOfSameDays', {
    code: other.code,
    percent: other.percent,
    days: daysOf(other),
  });
  return badField('ValidFrom', 'match', detail);
}
