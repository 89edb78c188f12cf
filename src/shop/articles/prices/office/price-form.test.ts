import { expect, test } from 'vitest';
import { withDetails } from '#kit/forms/form-errors.ts';
import { boundText } from '#shop/office/forms/bound-text.ts';
import { officeTextIn } from '#shop/texts/office-language/text.ts';
import { valuesOfArticle } from '#shop/articles/office/article-form.ts';
import type { OfficeArticle } from '#shop/articles/office/contract.ts';
import { checkPrice, isRegularUnseen, valuesOfPrice, wantedOfPrice, type PriceValues } from './price-form.ts';

test.each([
  ['100', '90,00', true],
  ['100', '100', true],
  ['1 000', '1 000,50', false],
  ['100', '', false],
  ['', '90', false],
  ['hundra', '90', false],
])('at %j a regular price of %j is left unseen: %j', (Price, RegularPrice, isUnseen) => {
  expect(isRegularUnseen({ Price, RegularPrice }, 'SEK')).toBe(isUnseen);
});

test('a price comes back in the form of an article as prices are written', () => {
  const values = valuesOfArticle({ Price: 149.5, RegularPrice: 200, WeightG: 1500 } as OfficeArticle);
  expect([values.Price, values.RegularPrice, values.WeightG]).toEqual(['149,50', '200,00', '1,5']);
});

test.each<[keyof PriceValues, string, string | undefined]>([
  ['Price', '-1', 'Minst 0.'],
  ['Price', '10000001', 'Högst 10000000.'],
  ['Price', 'hundra', 'Ett belopp med högst två decimaler, till exempel 149,50.'],
  ['Price', '€ 12,50', '€ 12,50 är i EUR: skriv beloppet i SEK.'],
  ['RegularPrice', '12,345', 'Ett belopp med högst två decimaler, till exempel 149,50.'],
  ['ArticleNumber', 'A'.repeat(51), 'Högst 50 tecken.'],
  ['ArticleNumber', '', undefined],
])('beside a wrong %s of %j in a price list stands what is wanted: %s', (field, typed, wanted) => {
  const values = { ...valuesOfPrice(undefined), ArticleNumber: 'A-1', Price: '1', [field]: typed };
  const rule = checkPrice(values, false, 'SEK')[field];
  expect(rule).toBeDefined();
  const found = withDetails(rule!);
  const t = officeTextIn('sv');
  expect(wantedOfPrice(t, found.rule, { text: values[field], currency: 'SEK' }) ?? boundText(t, found)).toBe(
    wanted,
  );
});
