import { numberInField, parseNumber } from '#kit/text/number-text.ts';
import type { Language } from '#kit/text/language.ts';
import type { CustomerTerms } from './contract.ts';

export type TermsValues = Record<keyof CustomerTerms, string>;

/** Returns the values of the form, all as text. */
export function valuesOfTerms(terms: CustomerTerms | undefined, language: Language): TermsValues {
  const { DiscountPercent: discount = 0 } = terms ?? {};
  return { DiscountPercent: discount === 0 ? '' : numberInField(discount, language) };
}

export function inputOfTerms({ DiscountPercent }: TermsValues): CustomerTerms {
  return {
    DiscountPercent:
      DiscountPercent.trim() === '' ? 0 : (parseNumber(DiscountPercent, { units: '%' }) ?? Number.NaN),
  };
}
