import type { StaffMember } from '#kit/http/principal.ts';
import type { Services } from '#kit/services/services.server.ts';
import {
  lockReferenceRates,
  readReferenceRates,
  replaceReferenceRates,
} from '#shop/invoices/reminders/store.server.ts';
import type { ReferenceRate } from '#shop/invoices/reminders/interest.ts';
import { changeAs, versionOf } from '#shop/staff/change-log/change-as.server.ts';
import type { ReferenceRates, ReferenceRatesInput } from './contract.ts';

export async function referenceRates({ db }: Pick<Services, 'db'>): Promise<ReferenceRates> {
  return ratesToWire(await readReferenceRates(db));
}

export async function setReferenceRates(
  services: Services,
  by: StaffMember,
  { Rows, Version }: ReferenceRatesInput,
): Promise<ReferenceRates> {
  const rates = [...new Map(Rows.map((row) => [row.From, rateOf(row)])).values()];
  const options = Version === undefined ? {} : { seen: Version };
  return await changeAs(by, services, options, async (trx, note, unchanged) => {
    const before = await lockReferenceRates(trx);
    if (Version !== undefined) unchanged(ratesToWire(before).Version);
    await replaceReferenceRates(trx, rates);
    note({
      entity: 'reference-rate',
      id: 'rates',
      action: 'change',
      before: logged(before),
      after: logged(rates),
    });
    return ratesToWire(await readReferenceRates(trx));
  });
}

function rateOf({ From, Percent }: ReferenceRatesInput['Rows'][number]): ReferenceRate {
  return { from: From, hundredths: Math.round(Percent * 100) };
}

function ratesToWire(rates: readonly ReferenceRate[]): ReferenceRates {
  const Rows = rates.map(({ from, hundredths }) => ({ From: from, Percent: hundredths / 100 }));
  return { Rows, Version: versionOf({ Rows }) };
}

function logged(rates: readonly ReferenceRate[]): Record<string, number> {
  return Object.fromEntries(rates.map(({ from, hundredths }) => [from, hundredths / 100]));
}
