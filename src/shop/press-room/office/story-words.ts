import { wordsFrom } from '#shop/images/office/image-words.ts';
import type { OfficeT } from '#shop/texts/office-language/text.ts';
import { valuesOfStory, type StoryValues } from './press-form.ts';
import { categoryName } from './category-name.ts';

export function labelsOf(t: OfficeT): Record<keyof StoryValues, string> {
  const names = Object.keys(valuesOfStory('messages', undefined)) as (keyof StoryValues)[];
  return Object.fromEntries(names.map((name) => [name, t(`press.field.${name}`)])) as Record<
    keyof StoryValues,
    string
  >;
}

export function shownValue(t: OfficeT, name: keyof StoryValues, value: string): string {
  if (name === 'Publish') return t(value === 'at' ? 'press.publish.at' : 'press.publish.draft');
  if (name === 'CategoryId') return categoryName(t, Number(value));
  if (name === 'PublishAt') return value.replace('T', ' ');
  if (name === 'Pictures')
    return wordsFrom(value)
      .map((one, place) => [`${place + 1}.`, one.CaptionSV, one.CaptionEN, one.Photographer].join(' '))
      .join('\n');
  return name.startsWith('Message') ? plainText(value) : value;
}

function plainText(html: string): string {
  return new DOMParser().parseFromString(html.replace(/<\/(p|h\d|li)>/g, '\n'), 'text/html').body.textContent;
}
