import type { StaffMember } from '#kit/http/principal.ts';
import type { Services } from '#kit/services/services.server.ts';
import { readReferenceRates, replaceReferenceRates } from '#shop/invoices/reminders/store.server.ts';
import type { ReferenceRate } from '#shop/invoices/reminders/interest.ts';
import { changeAs } from '#shop/staff/change-log/change-as.server.ts';
import type { ReferenceRates } from './contract.ts';

export async function referenceRates({ db }: Pick<Services, 'db'>): Promise<ReferenceRates> {
  return ratesToWire(await readReferenceRates(db));
}

export async function setReferenceRates(
  services: Services,
  by: StaffMember,
  { Rows }: ReferenceRates,
): Promise<ReferenceRates> {
  const rates = [...new Map(Rows.map((row) => [row.From, rateOf(row)])).values()];
  return await changeAs(by, services, {}, async (trx, note) => {
    const before = logged(await readReferenceRates(trx));
    await replaceReferenceRates(trx, rates);
    note({ entity: 'reference-rate', id: 'rates', action: 'change', before, after: logged(rates) });
    return ratesToWire(await readReferenceRates(trx));
  });
}

function rateOf({ From, Percent }: ReferenceRates['Rows'][number]): ReferenceRate {
  return { from: From, hundredths: Math.round(Percent * 100) };
}

function ratesToWire(rates: readonly ReferenceRate[]): ReferenceRates {
  return { Rows: rates.map(({ from, hundredths }) => ({ From: from, Percent: hundredths / 100 })) };
}

function logged(rates: readonly ReferenceRate[]): Record<string, number> {
  return Object.fromEntries(rates.map(({ from, hundredths }) => [from, hundredths / 100]));
}
