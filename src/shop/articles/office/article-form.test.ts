import { expect, test } from 'vitest';
import { withDetails } from '#kit/forms/form-errors.ts';
import { officeTextIn } from '#shop/texts/office-language/text.ts';
import { checkArticle, valuesOfArticle, wantedOfArticle } from './article-form.ts';
import type { ArticleValues } from './article-form.ts';

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
