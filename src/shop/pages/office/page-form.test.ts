import { expect, test } from 'vitest';
import { withDetails } from '#kit/forms/form-errors.ts';
import { boundText } from '#shop/office/forms/bound-text.ts';
import { officeTextIn } from '#shop/texts/office-language/text.ts';
import { checkPage, valuesOfPage } from './page-form.ts';

test.each([
  ['Sort', '1,5', undefined],
  ['Sort', '10001', 'Högst 10000.'],
  ['Slug', 'a'.repeat(61), 'Högst 60 tecken.'],
  ['OtherTags', `kampanj, ${'a'.repeat(41)}`, 'Högst 40 tecken.'],
  ['TitleSV', '', undefined],
])('beside a wrong %s of %j on a page stands what is wanted: %s', (field, typed, wanted) => {
  const values = { ...valuesOfPage(undefined), Slug: 'sida', TitleSV: 'Sida', [field]: typed };
  const rule = checkPage(values)[field];
  expect(rule).toBeDefined();
  expect(boundText(officeTextIn('sv'), withDetails(rule!))).toBe(wanted);
});
