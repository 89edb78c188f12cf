import { brokenRules } from '#kit/forms/broken-rules.ts';
import type { BrokenRule, BrokenRules } from '#kit/forms/form-errors.ts';
import { defaultVatCode } from '#shop/order-model/vat-rates.ts';
import { defaultLanguage, type Language } from '#kit/text/language.ts';
import { parseNumber, type NumberForm } from '#kit/text/number-text.ts';
import { numberInField } from '#kit/text/numbers/number-in-field.ts';
import { otherCurrencyIn } from '#kit/text/numbers/money-units.ts';
import { readingsText } from '#shop/office/forms/readings-text.ts';
import { pieceUnits } from '#kit/text/numbers/number-units.ts';
import { boundText } from '#shop/office/forms/bound-text.ts';
import type { OfficeT } from '#shop/texts/office-language/text.ts';
import { OfficeArticleInput, type OfficeArticle } from './contract.ts';
import { isPriceJump } from '#shop/articles/prices/price-jump.ts';
import { amountText } from '#shop/articles/prices/office/price-form.ts';

const texts = [
  'ArticleNumber',
  'VatCode',
  'NameSV',
  'NameEN',
  'DescriptionSV',
  'DescriptionEN',
  'TextSV',
  'TextEN',
  'CareSV',
  'CareEN',
  'EAN',
  'CountryOfOrigin',
  'HsCode',
  'Shelf',
  'EstimatedDeliveryDate',
] as const;
const flags = ['NoArticleStock', 'News', 'SeasonNews', 'Active'] as const;
const lists = ['ColourIds', 'ViewIds'] as const;
/** The factors from form units to stored units: centimetres become millimetres, kilograms grams. */
const numbers = {
  ProductGroupId: 1,
  MaterialId: 1,
  ImageId: 1,
  Price: 1,
  RegularPrice: 1,
  QuantityPerPackage: 1,
  QuantityAvailable: 1,
  OrderedArticles: 1,
  BoxWidthMm: 10,
  BoxHeightMm: 10,
  BoxDepthMm: 10,
  WeightG: 1000,
} as const;

/** That of the standard list. */
export const ownCurrency = 'SEK';

const unitsOf: Partial<Record<keyof typeof numbers, string>> = {
  BoxWidthMm: 'cm',
  BoxHeightMm: 'cm',
  BoxDepthMm: 'cm',
};

function formOf(name: string): NumberForm {
  // The form itself writes a weight with up to three decimals after a comma.
  if (name === 'WeightG') return { shown: { ',': 'decimals' }, units: 'kg' };
  if (amounts.has(name)) return { currency: ownCurrency };
  return { units: unitsOf[name as keyof typeof numbers] ?? pieceUnits };
}

const amounts: ReadonlySet<string> = new Set(['Price', 'RegularPrice']);

type Name = (typeof texts)[number] | (typeof flags)[number] | keyof typeof numbers | (typeof lists)[number];
export type ArticleValues = Record<Name, string>;

const blank: Partial<OfficeArticle> = {
  VatCode: defaultVatCode,
  QuantityPerPackage: 1,
  OrderedArticles: 0,
  Active: true,
};

/** Returns the form's values for an article, all as text. */
export function valuesOfArticle(
  article: OfficeArticle | undefined,
  language = defaultLanguage,
): ArticleValues {
  const source: Partial<OfficeArticle> = article ?? { ...blank, QuantityAvailable: 0 };
  const values: Record<string, string> = {};
  for (const name of lists) values[name] = (source[name] ?? []).join(',');
  for (const name of texts) values[name] = source[name] ?? '';
  for (const name of flags) values[name] = source[name] ? 'true' : '';
  for (const [name, factor] of Object.entries(numbers))
    values[name] = amounts.has(name)
      ? amountText(source[name as 'Price'] ?? null, language)
      : decimalText(source[name as keyof typeof numbers], { factor, language });
  return values as ArticleValues;
}

export function inputOfArticle(values: ArticleValues, quantityBefore: number) {
  const input: Record<string, unknown> = { QuantityBefore: quantityBefore };
  for (const name of lists) input[name] = values[name].split(',').filter(Boolean).map(Number);
  for (const name of texts) input[name] = values[name];
  for (const name of flags) input[name] = values[name] === 'true';
  for (const [name, factor] of Object.entries(numbers))
    input[name] = numberOf(values[name as keyof typeof numbers], formOf(name), factor);
  return input as OfficeArticleInput;
}

export function checkArticle(values: ArticleValues): BrokenRules {
  const input = inputOfArticle(values, 0);
  return {
    ...brokenRules(OfficeArticleInput, input),
    ...(input.RegularPrice !== null && input.Price === null && { Price: 'required' as const }),
  };
}

/** Returns both prices where the new one is more than double or less than half of the stored one: often a slip. */
export function priceJumpOf(before: number | null | undefined, text: string, language: Language) {
  const now = numberOf(text, formOf('Price'), 1);
  if (!before || now === null || !isPriceJump(before, now)) return undefined;
  return { old: amountText(before, language), new: amountText(now, language) };
}

/** Returns the accepted range of a field, in the units of the form. */
export function wantedOfArticle(
  t: OfficeT,
  { field, text }: { field: keyof ArticleValues; text: string },
  broken: BrokenRule,
) {
  if (amounts.has(field) && otherCurrencyIn(text, ownCurrency) !== undefined)
    return readingsText(t, text, ownCurrency);
  return boundText(t, broken, field in numbers ? numbers[field as keyof typeof numbers] : 1);
}

function decimalText(
  value: number | null | undefined,
  { factor, language }: { factor: number; language: Language },
): string {
  return value === null || value === undefined ? '' : numberInField(value / factor, language);
}

/** Returns NaN, which every schema refuses, when the text is not a number. */
function numberOf(text: string, form: NumberForm, factor: number): number | null {
  if (text.trim() === '') return null;
  const value = parseNumber(text, form);
  // 0.1 times ten is not always a whole number in floating point.
  return value === null ? Number.NaN : factor === 1 ? value : Math.round(value * factor * 1e6) / 1e6;
}
