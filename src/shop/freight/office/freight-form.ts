import { brokenRules } from '#kit/forms/broken-rules.ts';
import type { BrokenRules } from '#kit/forms/form-errors.ts';
import type { Language } from '#kit/text/language.ts';
import { parseNumber, type NumberForm } from '#kit/text/number-text.ts';
import { numberInField } from '#kit/text/numbers/number-in-field.ts';
import { FreightInput, type Freight } from './contract.ts';

export const freightFields = [
  'WayOfDeliveryId',
  'CountryCode',
  'Zone',
  'CurrencyCode',
  'UpToWeight',
  'Fee',
  'FreeFrom',
] as const;
export const minimumFields = ['CountryCode', 'CurrencyCode', 'Amount', 'SmallOrderFee'] as const;

/** A rule as it is typed. The key tells it from the others while the form is open. */
export type Typed<Field extends string> = Readonly<Record<Field | 'key', string>>;
export type TypedFreight = Typed<(typeof freightFields)[number]>;
export type TypedMinimum = Typed<(typeof minimumFields)[number]>;

/** Each list is one value of the form, as JSON. */
export type FreightValues = { Freight: string; Minimum: string };

export function freightOf({ Freight }: FreightValues): TypedFreight[] {
  return JSON.parse(Freight) as TypedFreight[];
}

export function minimumOf({ Minimum }: FreightValues): TypedMinimum[] {
  return JSON.parse(Minimum) as TypedMinimum[];
}

export function valuesOfFreight(loaded: Freight | undefined, language: Language): FreightValues {
  const number = (value: number | null, decimals?: number) =>
    value === null ? '' : numberInField(value, language, decimals);
  const freight = (loaded?.Freight ?? []).map((rule) => ({
    key: JSON.stringify([
      rule.WayOfDeliveryId,
      rule.CountryCode,
      rule.Zone,
      rule.CurrencyCode,
      rule.UpToWeight,
    ]),
    WayOfDeliveryId: String(rule.WayOfDeliveryId),
    CountryCode: rule.CountryCode ?? '',
    Zone: rule.Zone ?? '',
    CurrencyCode: rule.CurrencyCode,
    UpToWeight: number(rule.UpToWeight),
    Fee: number(rule.Fee, 2),
    FreeFrom: number(rule.FreeFrom, 2),
  }));
  const minimum = (loaded?.Minimum ?? []).map((rule) => ({
    key: JSON.stringify([rule.CountryCode, rule.CurrencyCode]),
    CountryCode: rule.CountryCode ?? '',
    CurrencyCode: rule.CurrencyCode,
    Amount: number(rule.Amount, 2),
    SmallOrderFee: number(rule.SmallOrderFee, 2),
  }));
  return { Freight: JSON.stringify(freight), Minimum: JSON.stringify(minimum) };
}

export function inputOfFreight(values: FreightValues) {
  return {
    Freight: freightOf(values).map((rule) => ({
      WayOfDeliveryId: Number(rule.WayOfDeliveryId || Number.NaN),
      CountryCode: rule.CountryCode || null,
      Zone: rule.Zone.trim() || null,
      CurrencyCode: rule.CurrencyCode as FreightInput['Freight'][number]['CurrencyCode'],
      // The form itself writes a weight with up to three decimals after a comma.
      UpToWeight: optional(rule.UpToWeight, { shown: { ',': 'decimals' }, units: 'kg' }),
      Fee: optional(rule.Fee, { currency: rule.CurrencyCode }) ?? Number.NaN,
      FreeFrom: optional(rule.FreeFrom, { currency: rule.CurrencyCode }),
    })),
    Minimum: minimumOf(values).map((rule) => ({
      CountryCode: rule.CountryCode || null,
      CurrencyCode: rule.CurrencyCode as FreightInput['Minimum'][number]['CurrencyCode'],
      Amount: optional(rule.Amount, { currency: rule.CurrencyCode }) ?? Number.NaN,
      SmallOrderFee: optional(rule.SmallOrderFee, { currency: rule.CurrencyCode }),
    })),
  };
}

/** Returns what is wrong by path, `Freight.2.Fee`. */
export function checkFreight(values: FreightValues): BrokenRules {
  const missing = [
    ...freightOf(values).map((rule, place) => [`Freight.${place}.Fee`, rule.Fee] as const),
    ...minimumOf(values).map((rule, place) => [`Minimum.${place}.Amount`, rule.Amount] as const),
  ].filter(([, text]) => text.trim() === '');
  return {
    ...brokenRules(FreightInput, inputOfFreight(values)),
    ...Object.fromEntries(missing.map(([path]) => [path, 'required' as const])),
  };
}

/** NaN, which every schema refuses, stands for a text that is no number. */
function optional(text: string, form: NumberForm): number | null {
  return text.trim() === '' ? null : (parseNumber(text, form) ?? Number.NaN);
}
