import { expect, test } from 'vitest';
import { withDetails } from '#kit/forms/form-errors.ts';
import { officeTextIn } from '#shop/texts/office-language/text.ts';
import { readingsText } from '#shop/office/forms/readings-text.ts';
import type { OfficeArticle } from './contract.ts';
import {
  checkArticle,
  inputOfArticle,
  valuesOfArticle,
  wantedOfArticle,
  type ArticleValues,
} from './article-form.ts';

const t = officeTextIn('sv');

test.each<[keyof ArticleValues, string, string | undefined]>([
  ['Price', '-1', 'Minst 0.'],
  ['Price', '10000001', 'Högst 10000000.'],
  ['QuantityPerPackage', '0', 'Minst 1.'],
  ['QuantityPerPackage', '1,5', 'Utan decimaler.'],
  // The limits are in the units of the form: one millimetre, ten metric tons.
  ['BoxWidthMm', '0', 'Minst 0,1.'],
  ['WeightG', '10001', 'Högst 10000.'],
  ['Price', '149 EUR', '149 EUR är i EUR: skriv beloppet i SEK.'],
  ['ArticleNumber', 'A'.repeat(51), 'Högst 50 tecken.'],
  ['NameSV', '', undefined],
])('beside a wrong %s of %j stands what is wanted: %s', (field, typed, wanted) => {
  const values = { ...valuesOfArticle(undefined), [field]: typed };
  const rule = checkArticle(values)[field];
  expect(rule).toBeDefined();
  expect(wantedOfArticle(t, { field, text: typed }, withDetails(rule!))).toBe(wanted);
});

test.each<[keyof ArticleValues, string]>([
  ['Price', '1.500'],
  ['RegularPrice', '1,500'],
  ['QuantityAvailable', '1.000'],
  ['QuantityPerPackage', '12,000'],
  ['WeightG', '1.250'],
])('a %s of %s is refused with both readings', (field, typed) => {
  const values = { ...valuesOfArticle(undefined), Price: '1', [field]: typed };
  expect(withDetails(checkArticle(values)[field]!).rule).toBe('number');
  expect(readingsText(t, typed)).toMatch(
    new RegExp(`^${typed} kan vara (\\d+) eller [\\d,]+: skriv \\1 eller [\\d,]+\\.$`),
  );
});

test('numbers are read as they are written, with their units', () => {
  const typed = { Price: '1 499,50 kr', QuantityPerPackage: '6 st', BoxWidthMm: '27,5 cm' };
  const input = inputOfArticle({ ...valuesOfArticle(undefined), ...typed, WeightG: '1,255 kg' }, 0);
  expect(input).toMatchObject({
    Price: 1499.5,
    QuantityPerPackage: 6,
    BoxWidthMm: 275,
    WeightG: 1255,
  });
});

test.each<
  [
    typed: string,
    stored: number,
    shown: string,
    names: readonly (keyof ArticleValues & keyof OfficeArticle)[],
  ]
>([
  ['27,5 cm', 275, '27,5', ['BoxWidthMm', 'BoxHeightMm', 'BoxDepthMm']],
  ['1,255 kg', 1_255, '1,255', ['WeightG']],
  ['12 st', 12, '12', ['QuantityPerPackage', 'QuantityAvailable', 'OrderedArticles']],
  ['1 499,50 kr', 1_499.5, '1499,50', ['Price', 'RegularPrice']],
])('%s is stored as %d and shown as %s, in each such field', (typed, stored, shown, names) => {
  for (const name of names) {
    const input = inputOfArticle({ ...valuesOfArticle(undefined), [name]: typed }, 0);
    expect([name, input[name as 'Price']]).toEqual([name, stored]);
    const values = valuesOfArticle({ [name]: stored } as unknown as OfficeArticle);
    expect([name, values[name]]).toEqual([name, shown]);
  }
});

test('a weight is read as the form writes it', () => {
  for (const WeightG of [1, 255, 1_000, 1_255, 12_500, 999_999]) {
    const values = valuesOfArticle({ WeightG } as OfficeArticle);
    expect(inputOfArticle(values, 0).WeightG).toBe(WeightG);
  }
});

test('what a field shows in English is read as what it is', () => {
  for (const WeightG of [1, 10, 125, 250, 999, 1000, 1005, 1255, 1250, 12_345]) {
    const values = valuesOfArticle(
      { WeightG, Price: WeightG / 100, BoxWidthMm: WeightG } as OfficeArticle,
      'en',
    );
    expect([values.WeightG, values.Price, values.BoxWidthMm].join()).toMatch(/^[\d.]+,[\d.]+,[\d.]+$/);
    const read = { WeightG, Price: WeightG / 100, BoxWidthMm: WeightG };
    expect(inputOfArticle(values, 0)).toMatchObject(read);
  }
  expect(valuesOfArticle({ WeightG: 1255, Price: 1234.5 } as OfficeArticle, 'en')).toMatchObject({
    WeightG: '1.2550',
    Price: '1234.50',
  });
});
