import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { optionalQueryChoice, pathId, queryText, text } from '#kit/fields/fields.ts';
import { PageDocument } from './page-document.ts';

/** `changed` means that the published version is older than the draft. */
export const pageStates = ['draft', 'published', 'changed', 'deleted'] as const;
export type PageState = (typeof pageStates)[number];
const State = z.enum(pageStates);

export const OfficePage = z.object({ Id: z.int(), ...PageDocument.shape, State, Version: z.string() });
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
