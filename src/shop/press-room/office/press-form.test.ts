import { expect, test } from 'vitest';
import { withDetails } from '#kit/forms/form-errors.ts';
import { boundText } from '#shop/office/forms/bound-text.ts';
import { noWords, wordsText } from '#shop/images/office/image-words.ts';
import { officeTextIn } from '#shop/texts/office-language/text.ts';
import { shownValue } from './story-words.ts';
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

test('the pictures that two have changed are shown with all that is printed below them, in their order', () => {
  const picture = { ...noWords, ImageId: 1, CaptionSV: 'En skål', CaptionEN: 'A bowl', Photographer: 'Vem' };
  const shown = shownValue(
    officeTextIn('sv'),
    'Pictures',
    wordsText([picture, { ...picture, CaptionSV: 'Ett fat', CaptionEN: '' }]),
  );
  expect(shown.replace(/ +/g, ' ')).toBe('1. En skål A bowl Vem\n2. Ett fat Vem');
});
