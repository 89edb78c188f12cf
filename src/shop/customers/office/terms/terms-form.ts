import { parseNumber } from '#kit/text/number-text.ts';
import { numberInField } from '#kit/text/numbers/number-in-field.ts';
import { percentUnits } from '#kit/text/numbers/other-units.ts';
import type { Language } from '#kit/text/language.ts';
import type { CustomerTerms } from './contract.ts';

/** Returns the discount as it stands in its field. */
export function discountText(terms: Pick<CustomerTerms, 'DiscountPercent'> | undefined, language: Language) {
  const { DiscountPercent: discount = 0 } = terms ?? {};
  return discount === 0 ? '' : numberInField(discount, language);
}

/** Reads what was typed as a discount: nothing for none. */
export function discountOf(text: string): number {
  return text.trim() === '' ? 0 : (parseNumber(text, { units: percentUnits }) ?? Number.NaN);
}
