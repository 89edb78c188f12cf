import { brokenRules } from '#kit/forms/broken-rules.ts';
import type { BrokenRules } from '#kit/forms/form-errors.ts';
import { momentOfStockholm, stockholmClock } from '#kit/text/stockholm-clock.ts';
import { wordsFrom, wordsText } from '#shop/images/office/image-words.ts';
import { PressStoryInput, type OfficePressStory, type StoryKind } from './contract.ts';

const texts = ['TitleSV', 'TitleEN', 'MessageSV', 'MessageEN', 'Place', 'Url', 'ArticleNumber'] as const;

/** `Publish` is `at` or `draft`; the time is local time in Sweden. */
export type StoryValues = Record<
  (typeof texts)[number] | 'Publish' | 'PublishAt' | 'CategoryId' | 'Pictures',
  string
>;

export function valuesOfStory(kind: StoryKind, story: OfficePressStory | undefined): StoryValues {
  const source: Partial<OfficePressStory> = story ?? {};
  const values: Record<string, string> = {
    Publish: source.PublishAt ? 'at' : 'draft',
    PublishAt: source.PublishAt ? stockholmClock(new Date(source.PublishAt)) : '',
    CategoryId: kind === 'articles' ? '0' : String(source.CategoryId ?? 1),
    Pictures: wordsText(source.Pictures ?? []),
  };
  for (const name of texts) values[name] = source[name] ?? '';
  return values as StoryValues;
}

/** An unchanged time keeps the seconds of `loaded`. */
export function inputOfStory(values: StoryValues, loaded: OfficePressStory | undefined): PressStoryInput {
  const { Publish, PublishAt, CategoryId, Pictures, ...rest } = values;
  const isSame = loaded?.PublishAt && stockholmClock(new Date(loaded.PublishAt)) === PublishAt;
  const moment = isSame ? loaded.PublishAt : (momentOfStockholm(PublishAt)?.toISOString() ?? '');
  return {
    ...rest,
    PublishAt: Publish === 'at' ? moment : null,
    CategoryId: Number(CategoryId),
    Pictures: wordsFrom(Pictures),
  };
}

export function checkStory(values: StoryValues): BrokenRules {
  return inFields(brokenRules(PressStoryInput, inputOfStory(values, undefined)));
}

/** An error in one of the pictures is shown at the field of all pictures. */
function inFields(broken: BrokenRules): BrokenRules {
  return Object.fromEntries(Object.entries(broken).map(([name, rule]) => [fieldOfStory(name), rule]));
}

export function fieldOfStory(name: string): string {
  return name.startsWith('Pictures') ? 'Pictures' : name;
}
