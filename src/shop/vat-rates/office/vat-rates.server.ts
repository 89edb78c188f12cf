import { badField, type Problem } from '#kit/http/problem.ts';
import { serve, type Route } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { stockholmToday } from '#kit/text/dates.ts';
import type { Language } from '#kit/text/language.ts';
import { registerRoutes } from '#shop/office/registers/register.server.ts';
import type { UsedWhere } from '#shop/office/used-where.server.ts';
import { defaultVatCode, overlapping, vatPercentsOn } from '#shop/order-model/vat-rates.ts';
import { officeTextIn, officeTextOf } from '#shop/texts/office-language/text.ts';
import { readVatPeriods, vatRateTable, type VatRateRow } from '#shop/vat-rates/store.server.ts';
import { listVatCodes, vatRateCalls, type VatRateInput } from './contract.ts';
import { vatRateDays } from './vat-rate-name.ts';

/** `uses` tell where a code is used. */
export function officeVatRateRoutes(services: Services, uses: readonly UsedWhere<string>[]): Route[] {
  return [
    ...registerRoutes<VatRateRow, VatRateInput>(services, vatRateCalls, {
      entity: 'vat-rate',
      topic: 'catalogue',
      table: vatRateTable,
      uses: [byNewArticles, ...uses].map((use) => useOfRate(services, use)),
      inUse: 'officeProblem.vatCodeUsed',
      valuesOf: (row) => ({
        Code: row.code,
        Percent: row.percent,
        ValidFrom: row.valid_from,
        ValidTo: row.valid_to,
      }),
      rowOf,
      check,
    }),
    serve(listVatCodes, () => codesToChoose(services)),
  ];
}

function rowOf({ Code, Percent, ValidFrom, ValidTo }: VatRateInput) {
  return { code: Code, percent: Percent, valid_from: ValidFrom, valid_to: ValidTo };
}

function check(
  values: VatRateInput,
  others: readonly VatRateRow[],
  before: VatRateRow | undefined,
): Problem | undefined {
  const { Code, ValidFrom, ValidTo } = values;
  if (ValidFrom !== null && ValidTo !== null && ValidTo < ValidFrom) return badField('ValidTo', 'minAmount');
  // Articles refer to the code.
  if (before && before.code !== Code)
    return badField('Code', 'match', officeTextOf('officeProblem.vatCodeStays'));
  const alike = others.find(({ code }) => code !== Code && code.toLowerCase() === Code.toLowerCase());
  if (alike)
    return badField('Code', 'match', officeTextOf('officeProblem.vatCodeAlike', { code: alike.code }));
  const other = overlapping(rowOf(values), others);
  if (!other) return undefined;
  const detail = (language: Language) => {
    const t = officeTextIn(language);
    const days = vatRateDays(t, other.valid_from, other.valid_to);
    return t('officeProblem.vatRateOfSameDays', { code: Code, percent: other.percent, days });
  };
  return badField((other.valid_from ?? '') > (ValidFrom ?? '') ? 'ValidTo' : 'ValidFrom', 'match', detail);
}

const byNewArticles: UsedWhere<string> = async (_db, code) =>
  code === defaultVatCode ? officeTextOf('officeProblem.used.newArticles') : undefined;

/** A rate that is to come may go while its code keeps another. */
function useOfRate({ now }: Pick<Services, 'now'>, use: UsedWhere<string>): UsedWhere {
  return async (db, id) => {
    const rows = await vatRateTable.read(db);
    const rate = rows.find((row) => row.id === id);
    if (!rate) return undefined;
    const isLast = !rows.some((row) => row.id !== id && row.code === rate.code);
    const isToCome = (rate.valid_from ?? '') > stockholmToday(now());
    return isLast || !isToCome ? await use(db, rate.code) : undefined;
  };
}

/** A code of which every rate has ended is not offered. */
async function codesToChoose({ db, now }: Services) {
  const day = stockholmToday(now());
  const periods = await readVatPeriods(db);
  const current = new Set(
    periods.filter(({ valid_to }) => valid_to === null || valid_to >= day).map(({ code }) => code),
  );
  const Rows = [...vatPercentsOn(day, periods)]
    .filter(([code]) => current.has(code))
    .map(([Code, Percent]) => ({ Code, Percent }))
    .sort((a, b) => b.Percent - a.Percent || (a.Code < b.Code ? -1 : 1));
  return { Rows };
}
