import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import {
  integer,
  obeys,
  optionalQueryChoice,
  optionalText,
  pathId,
  queryText,
  text,
} from '#kit/forms/fields.ts';
import { isSafeUrl } from '#kit/http/addresses/safe-url.ts';
import { isPagePath } from './path-rules.ts';

const longest = 50_000;
const mostBlocks = 200;
const deepest = 5;

export const OfficeLink = z.object({
  /** Null for a new one. */
  Id: z.nullable(integer()),
  Url: text({ min: 1, max: 2_000 }).check(obeys('regex', isSafeUrl)),
  LinkTextSV: optionalText(),
  LinkTextEN: optionalText(),
  LinkType: optionalText({ max: 40 }),
  IsExternal: z.boolean(),
});
export type OfficeLink = z.infer<typeof OfficeLink>;

export const OfficeBlock = z.object({
  /** Identifies a block within its page, even before it is published. */
  Key: text({ min: 1, max: 60 }),
  Id: z.nullable(integer()),
  BlockType: text({ min: 1, max: 60 }),
  HeadingSV: optionalText({ max: 500 }),
  HeadingEN: optionalText({ max: 500 }),
  ContentSV: optionalText({ max: longest }),
  ContentEN: optionalText({ max: longest }),
  ImageId: z.nullable(integer({ min: 1 })),
  /** Has the format of `LayoutSettings`; unknown properties are preserved. */
  Layout: z.record(z.string(), z.unknown()),
  Links: z.array(OfficeLink).check(z.maxLength(100, { error: 'maxAmount' })),
  get Children() {
    return z.array(OfficeBlock);
  },
});
export type OfficeBlock = z.infer<typeof OfficeBlock>;

function isNotTooMany(blocks: readonly OfficeBlock[]): boolean {
  const count = (list: readonly OfficeBlock[], depth: number): number =>
    depth > deepest
      ? Number.POSITIVE_INFINITY
      : list.reduce((sum, block) => sum + 1 + (block.Children.length && count(block.Children, depth + 1)), 0);
  return count(blocks, 1) <= mostBlocks;
}

function keysDiffer(blocks: readonly OfficeBlock[]): boolean {
  const keys: string[] = [];
  const walk = (list: readonly OfficeBlock[]): void => {
    for (const { Key, Children } of list) {
      keys.push(Key);
      walk(Children);
    }
  };
  walk(blocks);
  return new Set(keys).size === keys.length;
}

const document = {
  Slug: text({ min: 1, max: 60 }).check(obeys('regex', isPagePath)),
  TitleSV: text({ min: 1 }),
  TitleEN: optionalText(),
  /** `meny` puts the page into the menu, `loggedin` restricts it to customers. */
  Tags: z.array(text({ min: 1, max: 40 })).check(z.maxLength(20, { error: 'maxAmount' })),
  Sort: integer({ max: 10_000 }),
  Blocks: z
    .array(OfficeBlock)
    .check(
      z.refine(isNotTooMany, { error: 'maxAmount', abort: true }),
      z.refine(keysDiffer, { error: 'match' }),
    ),
};
export const PageDocument = z.object(document);
export type PageDocument = z.infer<typeof PageDocument>;

/** `changed` means that the published version is older than the draft. */
export const pageStates = ['draft', 'published', 'changed', 'deleted'] as const;
export type PageState = (typeof pageStates)[number];
const State = z.enum(pageStates);

export const OfficePage = z.object({ Id: z.int(), ...document, State, Version: z.string() });
export type OfficeCmsPage = z.infer<typeof OfficePage>;

export const Row = z.object({
  Id: z.int(),
  Slug: z.string(),
  TitleSV: z.string(),
  TitleEN: z.string(),
  Tags: z.array(z.string()),
  State,
});
export type CmsPageRow = z.infer<typeof Row>;

const forReading = { who: 'staff', right: 'content.read' } as const;
const forWriting = { who: 'staff', right: 'content.write' } as const;
const Publish = z.boolean();

export const listOfficePages = endpoint({
  name: 'listOfficePages',
  summary: 'The pages put together of blocks, also those not published and those deleted',
  method: 'GET',
  path: '/api/office/pages',
  ...forReading,
  input: z.object({
    q: queryText(),
    state: optionalQueryChoice(pageStates),
  }),
  output: z.object({ Rows: z.array(Row), Total: z.int() }),
});

export const readOfficePage = endpoint({
  name: 'readOfficePage',
  summary: 'A page as it was last saved, in both languages',
  method: 'GET',
  path: '/api/office/pages/:id',
  ...forReading,
  input: z.object({ id: pathId() }),
  output: OfficePage,
});

export const createOfficePage = endpoint({
  name: 'createOfficePage',
  summary: 'A new page',
  method: 'POST',
  path: '/api/office/pages',
  ...forWriting,
  input: z.extend(PageDocument, { Publish }),
  output: OfficePage,
});

export const changeOfficePage = endpoint({
  name: 'changeOfficePage',
  summary: 'Save a page as a draft, or publish it; refused when it was changed meanwhile',
  method: 'PUT',
  path: '/api/office/pages/:id',
  ...forWriting,
  input: z.extend(PageDocument, { id: pathId(), Version: text({ min: 1 }), Publish }),
  output: OfficePage,
});

export const unpublishOfficePage = endpoint({
  name: 'unpublishOfficePage',
  summary: 'Show a page to nobody until it is published again',
  method: 'POST',
  path: '/api/office/pages/:id/unpublish',
  ...forWriting,
  input: z.object({ id: pathId(), Version: text({ min: 1 }) }),
  output: OfficePage,
});

export const deleteOfficePage = endpoint({
  name: 'deleteOfficePage',
  summary: 'Take a page out of the shop; it can be brought back',
  method: 'DELETE',
  path: '/api/office/pages/:id',
  ...forWriting,
  input: z.object({ id: pathId() }),
  output: z.void(),
  status: 204,
});

export const restoreOfficePage = endpoint({
  name: 'restoreOfficePage',
  summary: 'Bring back a page that was deleted',
  method: 'POST',
  path: '/api/office/pages/:id/restore',
  ...forWriting,
  input: z.object({ id: pathId() }),
  output: OfficePage,
});

export const PageVersion = z.object({
  Id: z.int(),
  SavedAt: z.string(),
  StaffName: z.string(),
  Published: z.boolean(),
});

export const listPageVersions = endpoint({
  name: 'listPageVersions',
  summary: 'When a page was saved and by whom, newest first',
  method: 'GET',
  path: '/api/office/pages/:id/versions',
  ...forReading,
  input: z.object({ id: pathId() }),
  output: z.object({ Rows: z.array(PageVersion) }),
});

export const readPageVersion = endpoint({
  name: 'readPageVersion',
  summary: 'A page as it was saved then',
  method: 'GET',
  path: '/api/office/pages/:id/versions/:version',
  ...forReading,
  input: z.object({ id: pathId(), version: pathId() }),
  output: PageDocument,
});
