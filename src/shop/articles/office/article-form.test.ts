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
  ['Price', '0', 'Minst 0,01.'],
  ['Price', '10000001', 'Högst 10000000.'],
  ['QuantityPerPackage', '0', 'Minst 1.'],
  ['QuantityPerPackage', '1,5', 'Utan decimaler.'],
  // The limits are in the units of the form: one millimetre, ten metric tons.
  ['BoxWidthMm', '0', 'Minst 0,1.'],
  ['WeightG', '10001', 'Högst 10000.'],
  ['ArticleNumber', 'A'.repeat(51), 'Högst 50 tecken.'],
  ['NameSV', '', undefined],
])('beside a wrong %s of %j stands what is wanted: %s', (field, typed, wanted) => {
  const values = { ...valuesOfArticle(undefined), [field]: typed };
  const rule = checkArticle(values)[field];
  expect(rule).toBeDefined();
  expect(wantedOfArticle(t, field, withDetails(rule!))).toBe(wanted);
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

test('a weight is read as the form writes it', () => {
  for (const WeightG of [1, 255, 1_000, 1_255, 12_500, 999_999]) {
    const values = valuesOfArticle({ WeightG } as OfficeArticle);
    expect(inputOfArticle(values, 0).WeightG).toBe(WeightG);
  }
});
