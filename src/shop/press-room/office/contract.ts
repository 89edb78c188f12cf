import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import {
  integer,
  obeys,
  optionalQueryChoice,
  optionalQueryInteger,
  optionalText,
  paging,
  pathId,
  queryText,
  text,
} from '#kit/fields/fields.ts';
import { isSafeUrl } from '#kit/http/addresses/safe-url.ts';
import { isDate } from '#kit/text/dates.ts';
import { imageOrigin } from '#shop/images/office/image-origin.ts';

/** Messages are news; articles present a product to the press. */
export const storyKinds = ['messages', 'articles'] as const;
export type StoryKind = (typeof storyKinds)[number];
export const storyStates = ['draft', 'scheduled', 'published', 'deleted'] as const;
export type StoryState = (typeof storyStates)[number];

const kind = z.enum(storyKinds);
const longest = 50_000;

function isMoment(value: string): boolean {
  const isWritten = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z$/.test(value);
  // 30 February has a time too: that of a day in March.
  return isWritten && isDate(value.slice(0, 10)) && !Number.isNaN(Date.parse(value));
}

/** A picture and the texts printed below it, wherever it is shown. */
export const StoryImage = z.object({
  ImageId: integer({ min: 1 }),
  CaptionSV: optionalText({ max: 1_000 }),
  CaptionEN: optionalText({ max: 1_000 }),
  ...imageOrigin,
});

const editable = {
  /** The embargo: before this time the story is visible only in the office; null means a draft. */
  PublishAt: z.nullable(text({ min: 1, max: 30 }).check(obeys('regex', isMoment, 'moment'))),
  TitleSV: text({ min: 1 }),
  TitleEN: optionalText(),
  /** HTML; forbidden content is removed. */
  MessageSV: optionalText({ max: longest }),
  MessageEN: optionalText({ max: longest }),
  /** The first picture is shown large. */
  Pictures: z.array(StoryImage).check(z.maxLength(40, { error: 'maxAmount' })),
  /** For a message: 1 is product news, 1002 press coverage, others company news. 0 for an article. */
  CategoryId: integer(),
  Place: optionalText(),
  /** For a message: the address of the publication. */
  Url: optionalText({ max: 2_000 }).check(
    obeys('regex', (value) => value === '' || isSafeUrl(value), 'webAddress'),
  ),
  /** For an article: the number of the presented product. */
  ArticleNumber: optionalText({ max: 50 }),
};
export const PressStoryInput = z.object(editable);
export type PressStoryInput = z.infer<typeof PressStoryInput>;

export const OfficePressStory = z.object({
  Id: z.int(),
  ...editable,
  State: z.enum(storyStates),
  Version: z.string(),
});
export type OfficePressStory = z.infer<typeof OfficePressStory>;

export const Row = z.object({
  Id: z.int(),
  TitleSV: z.string(),
  TitleEN: z.string(),
  PublishAt: z.nullable(z.string()),
  CategoryId: z.int(),
  ArticleNumber: z.string(),
  ImageId: z.nullable(z.int()),
  State: z.enum(storyStates),
});
export type PressStoryRow = z.infer<typeof Row>;

const forReading = { who: 'staff', right: 'content.read' } as const;
const forWriting = { who: 'staff', right: 'content.write' } as const;

export const listOfficePressStories = endpoint({
  name: 'listOfficePressStories',
  summary: 'Press messages or press articles as the staff see them: also those to come and those deleted',
  method: 'GET',
  path: '/api/office/press/:kind',
  ...forReading,
  input: z.object({
    kind,
    q: queryText(),
    state: optionalQueryChoice(storyStates),
    category: optionalQueryInteger({ min: 1 }),
    lacks: optionalQueryChoice(['english', 'picture']),
    sort: queryText(),
    ...paging(),
  }),
  output: z.object({ Rows: z.array(Row), Total: z.int() }),
});

export const readOfficePressStory = endpoint({
  name: 'readOfficePressStory',
  summary: 'One press message or press article, in both languages',
  method: 'GET',
  path: '/api/office/press/:kind/:id',
  ...forReading,
  input: z.object({ kind, id: pathId() }),
  output: OfficePressStory,
});

export const createPressStory = endpoint({
  name: 'createPressStory',
  summary: 'A new press message or press article',
  method: 'POST',
  path: '/api/office/press/:kind',
  ...forWriting,
  input: z.extend(PressStoryInput, { kind }),
  output: OfficePressStory,
});

export const changePressStory = endpoint({
  name: 'changePressStory',
  summary: 'Change a story and what is printed below its pictures; refused when it was changed meanwhile',
  method: 'PUT',
  path: '/api/office/press/:kind/:id',
  ...forWriting,
  input: z.extend(PressStoryInput, { kind, id: pathId(), Version: text({ min: 1 }) }),
  output: OfficePressStory,
});

export const deletePressStory = endpoint({
  name: 'deletePressStory',
  summary: 'Take a story out of the press room; it can be brought back',
  method: 'DELETE',
  path: '/api/office/press/:kind/:id',
  ...forWriting,
  input: z.object({ kind, id: pathId() }),
  output: z.void(),
  status: 204,
});

export const restorePressStory = endpoint({
  name: 'restorePressStory',
  summary: 'Bring back a story that was deleted',
  method: 'POST',
  path: '/api/office/press/:kind/:id/restore',
  ...forWriting,
  input: z.object({ kind, id: pathId() }),
  output: OfficePressStory,
});
