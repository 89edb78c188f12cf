import type { FieldRefusal } from '#kit/tables/table-file-rows.server.ts';
import {
  codeOfPercent,
  vatPercentsOn,
  vatPercentsToChoose,
  type VatPeriod,
} from '#shop/order-model/vat-rates.ts';

export type ImportedVat = {
  day: string;
  periods: readonly VatPeriod[];
  /** The codes of the articles by id. */
  codes: ReadonlyMap<number, string>;
};
type Values = { vat_code?: string | undefined; vat_rate?: number | undefined };

/** Returns the code that an article gets, undefined for the one that it has, or why the row has none. */
export function importedVatCode(
  { vat_code, vat_rate }: Values,
  { day, periods, codes }: ImportedVat,
  id: number | undefined,
): string | FieldRefusal | undefined {
  if (vat_code === undefined) {
    if (vat_rate === undefined) return undefined;
    const own = id === undefined ? undefined : codes.get(id);
    const code = codeOfPercent(vat_rate, { day, periods, own });
    return code ?? notOneOf('vat_rate', vatPercentsToChoose(day, periods));
  }
  const percents = vatPercentsOn(day, periods);
  const code = [...percents.keys()].find((one) => one.toLowerCase() === vat_code.toLowerCase());
  if (code === undefined) return notOneOf('vat_code', [...percents.keys()]);
  const percent = percents.get(code);
  return vat_rate === undefined || vat_rate === percent
    ? code
    : { field: 'vat_rate', reason: `is not ${percent}, which the VAT code ${code} has` };
}

function notOneOf(field: string, values: readonly (string | number)[]): FieldRefusal {
  return { field, reason: `is not one of ${values.join(', ')}` };
}
