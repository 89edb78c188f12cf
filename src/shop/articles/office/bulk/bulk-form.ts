import { parseNumber } from '#kit/text/number-text.ts';
import { percentUnits } from '#kit/text/numbers/other-units.ts';
import type { BulkChange } from './contract.ts';

export const bulkFlags = ['Active', 'News', 'SeasonNews', 'NoArticleStock'] as const;

/** The values of the form, all as text; '' leaves a field as it is. */
export const blankBulk = {
  ProductGroupId: '',
  Active: '',
  News: '',
  SeasonNews: '',
  NoArticleStock: '',
  VatCode: '',
  PricePercent: '',
  MaterialId: '',
  CountryOfOrigin: '',
  HsCode: '',
};
export type BulkValues = typeof blankBulk;

/** What stands for "none" where '' stands for "unchanged". */
export const noValue = '-';

/** Returns null where the percentage is no number. */
export function changeOfForm(values: BulkValues): BulkChange | null {
  const percent = values.PricePercent.trim() === '' ? undefined : percentOf(values);
  if (percent === null) return null;
  const { ProductGroupId: group, MaterialId: material, CountryOfOrigin: country, HsCode: code } = values;
  return {
    ...(group && { ProductGroupId: Number(group) }),
    ...Object.fromEntries(
      bulkFlags.filter((name) => values[name]).map((name) => [name, values[name] === 'yes']),
    ),
    ...(values.VatCode && { VatCode: values.VatCode }),
    ...(percent !== undefined && { PricePercent: percent }),
    ...(material && { MaterialId: material === noValue ? null : Number(material) }),
    ...(country && { CountryOfOrigin: country === noValue ? '' : country }),
    ...(code.trim() && { HsCode: code.trim() === noValue ? '' : code.trim() }),
  };
}

function percentOf({ PricePercent }: BulkValues): number | null {
  return parseNumber(PricePercent, { units: percentUnits });
}
