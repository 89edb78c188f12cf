import { versionOf } from '#shop/staff/change-log/staff-change.server.ts';
import { holdsOn } from '#shop/order-model/vat-rates.ts';
import type { VatPeriod } from '#shop/order-model/vat-rates.ts';
import type { StoredVatRate } from '#shop/vat-rates/store.server.ts';
import type { VatRateInput, VatRateRow, vatRateStates } from './contract.ts';

export function periodOf({ Code, Percent, ValidFrom, ValidTo }: VatRateInput): VatPeriod {
  return { code: Code, percent: Percent, valid_from: ValidFrom || null, valid_to: ValidTo || null };
}

export function valuesOf({ code, percent, valid_from, valid_to }: VatPeriod) {
  return { Code: code, Percent: percent, ValidFrom: valid_from, ValidTo: valid_to };
}

export function vatRateToWire(
  row: StoredVatRate,
  { day, articles }: { day: string; articles: ReadonlyMap<string, number> },
): VatRateRow {
  const values = valuesOf(row);
  return {
    Id: row.id,
    ...values,
    State: stateOn(day, row),
    Articles: articles.get(row.code) ?? 0,
    Version: versionOf(values),
  };
}

export function stateOn(day: string, period: VatPeriod): (typeof vatRateStates)[number] {
  if (holdsOn(day, period)) return 'holds';
  return (period.valid_from ?? '') > day ? 'coming' : 'passed';
}

export function daysOf({ valid_from, valid_to }: VatPeriod): string {
  return `${valid_from ?? ''}–${valid_to ?? ''}`;
}

/** Codes that are percents come first, the highest first. */
export function byCodeAndDay(a: VatPeriod, b: VatPeriod): number {
  return compareCodes(a.code, b.code) || ((a.valid_from ?? '') < (b.valid_from ?? '') ? -1 : 1);
}

function compareCodes(a: string, b: string): number {
  const [one, other] = [a, b].map((code) => (/^\d+$/.test(code) ? Number(code) : -1)) as [number, number];
  return other - one || a.localeCompare(b);
}
