import { brokenRules } from '#kit/forms/broken-rules.ts';
import type { BrokenRules } from '#kit/forms/form-errors.ts';
import { defaultLanguage, type Language } from '#kit/text/language.ts';
import { parseNumber } from '#kit/text/number-text.ts';
import { numberInField } from '#kit/text/numbers/number-in-field.ts';
import { readingsText } from '#shop/office/forms/readings-text.ts';
import type { RuleName } from '#kit/fields/field-rules.ts';
import type { OfficeT } from '#shop/texts/office-language/text.ts';
import { NewPrice, PriceInput, type PriceRow } from './price-contract.ts';

type Name = 'ArticleNumber' | 'Price' | 'RegularPrice' | 'RecommendedPrice' | 'ValidFrom' | 'ValidTo';
export type PriceValues = Record<Name, string>;

/** Returns the form's values for a price, all as text. */
export function valuesOfPrice(price: PriceRow | undefined, language = defaultLanguage): PriceValues {
  return {
    ArticleNumber: price?.ArticleNumber ?? '',
    Price: amountText(price?.Price ?? null, language),
    RegularPrice: amountText(price?.RegularPrice ?? null, language),
    RecommendedPrice: amountText(price?.RecommendedPrice ?? null, language),
    ValidFrom: price?.ValidFrom ?? '',
    ValidTo: price?.ValidTo ?? '',
  };
}

export function inputOfPrice(values: PriceValues, currency: string) {
  const { ArticleNumber, ValidFrom, ValidTo } = values;
  return {
    ArticleNumber,
    Price: amountOf(values.Price, currency) ?? Number.NaN,
    RegularPrice: amountOf(values.RegularPrice, currency),
    RecommendedPrice: amountOf(values.RecommendedPrice, currency),
    ValidFrom,
    ValidTo,
  };
}

export function checkPrice(values: PriceValues, isThere: boolean, currency: string): BrokenRules {
  return {
    ...brokenRules(isThere ? PriceInput : NewPrice, inputOfPrice(values, currency)),
    ...(values.Price.trim() === '' && { Price: 'required' as const }),
  };
}

/** Returns how an amount is written, for a field that breaks this rule. */
export function wantedOfPrice(
  t: OfficeT,
  rule: RuleName,
  { text, currency }: { text: string; currency: string },
): string | undefined {
  const readings = readingsText(t, text, currency, 2);
  if (readings !== undefined) return readings;
  return rule === 'decimal' || rule === 'number' ? t('prices.wanted.amount') : undefined;
}

/** Returns whether the shop will not show the regular price: only a higher one is struck through. */
export function isRegularUnseen(
  { Price, RegularPrice }: Pick<PriceValues, 'Price' | 'RegularPrice'>,
  currency: string,
): boolean {
  const [price, regular] = [amountOf(Price, currency), amountOf(RegularPrice, currency)];
  return price !== null && regular !== null && regular <= price;
}

/** Formats `149,50`, in English `149.50`, for a field. */
export function amountText(amount: number | null, language: Language): string {
  return amount === null ? '' : numberInField(amount, language, 2);
}

/** Returns NaN, which every schema refuses, when the text is not an amount. */
function amountOf(text: string, currency: string): number | null {
  return text.trim() === '' ? null : (parseNumber(text, { currency }) ?? Number.NaN);
}
