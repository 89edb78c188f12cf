import { expect, test } from 'vitest';
import { withDetails } from '#kit/forms/form-errors.ts';
import { boundText } from '#shop/office/forms/bound-text.ts';
import { officeTextIn } from '#shop/texts/office-language/text.ts';
import { checkStory, valuesOfStory, type StoryValues } from './press-form.ts';

test.each<[keyof StoryValues, string, string | undefined]>([
  ['ArticleNumber', 'A'.repeat(51), 'Högst 50 tecken.'],
  ['TitleSV', '', undefined],
])('beside a wrong %s of %j in the press room stands what is wanted: %s', (field, typed, wanted) => {
  const values = { ...valuesOfStory('messages', undefined), TitleSV: 'Nytt', [field]: typed };
  const rule = checkStory(values)[field];
  expect(rule).toBeDefined();
  expect(boundText(officeTextIn('sv'), withDetails(rule!))).toBe(wanted);
});
