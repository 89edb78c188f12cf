import { expect, test } from 'vitest';
import { officeTextIn } from '#shop/texts/office-language/text.ts';
import { checkStory, valuesOfStory, wantedOfStory } from './press-form.ts';
import type { StoryValues } from './press-form.ts';

test.each<[keyof StoryValues, string, string | undefined]>([
  ['Url', 'tidningen.se', 'Börjar med / för en sida i shoppen, eller med https://, mailto: eller tel:'],
  ['ArticleNumber', 'A'.repeat(51), 'Högst 50 tecken.'],
  ['TitleSV', '', undefined],
])('beside a wrong %s of %j in the press room stands what is wanted: %s', (field, typed, wanted) => {
  const values = { ...valuesOfStory('messages', undefined), TitleSV: 'Nytt', [field]: typed };
  const rule = checkStory(values)[field];
  expect(rule).toBeDefined();
  expect(wantedOfStory(officeTextIn('sv'), field, rule!, values)).toBe(wanted);
});
