import { expect, test } from 'vitest';
import { valuesOfArticle } from './office-article-form.ts';
import type { OfficeArticle } from './office-contract.ts';
import { isRegularUnseen } from './office-price-form.ts';

test.each([
  ['100', '90,00', true],
  ['100', '100', true],
  ['1 000', '1 000,50', false],
  ['100', '', false],
  ['', '90', false],
  ['hundra', '90', false],
])('at %j a regular price of %j is left unseen: %j', (Price, RegularPrice, isUnseen) => {
  expect(isRegularUnseen({ Price, RegularPrice })).toBe(isUnseen);
});

test('a price comes back in the form of an article as prices are written', () => {
  const values = valuesOfArticle({ Price: 149.5, RegularPrice: 200, WeightG: 1500 } as OfficeArticle);
  expect([values.Price, values.RegularPrice, values.WeightG]).toEqual(['149,50', '200,00', '1,5']);
});
