import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { optionalQueryInteger, queryText } from '#kit/fields/fields.ts';

/** A value for display: strings unchanged, everything else as JSON. */
const Shown = z.object({ Name: z.string(), Before: z.nullable(z.string()), After: z.nullable(z.string()) });

export const LoggedChange = z.object({
  Id: z.int(),
  ChangedAt: z.string(),
  StaffName: z.string(),
  Entity: z.string(),
  EntityId: z.string(),
  /** What people call it: its number or name, or its id where it has none. */
  Title: z.string(),
  Action: z.string(),
  /** The file that changed it, as the runs of files tell it; its values are named by the columns of the file. */
  RunId: z.nullable(z.int()),
  Values: z.array(Shown),
});
export type LoggedChange = z.infer<typeof LoggedChange>;

export const listChanges = endpoint({
  name: 'listChanges',
  summary: 'Who changed what and when, newest first; of the things that the caller may read',
  method: 'GET',
  path: '/api/office/changes',
  who: 'staff',
  right: 'office',
  input: z.object({
    entity: queryText(),
    entityId: queryText(),
    staffId: optionalQueryInteger({ min: 1 }),
    /** Only entries before this one. */
    before: optionalQueryInteger({ min: 1 }),
    take: z._default(optionalQueryInteger({ min: 1, max: 100 }), 20),
  }),
  output: z.object({ Rows: z.array(LoggedChange), HasMore: z.boolean() }),
});
