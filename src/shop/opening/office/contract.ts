import * as z from 'zod/mini';
import { text } from '#kit/fields/fields.ts';
import { endpoint } from '#kit/http/endpoint.ts';

/** What a maker does until the shop can open, in this order. */
export const lineKeys = [
  'company',
  'bank',
  'look',
  'ways',
  'vat',
  'groups',
  'articles',
  'pictures',
  'prices',
  'texts',
  'start',
  'press',
  'mail',
  'customers',
  'staff',
  'backup',
  'try',
  'open',
] as const;
export type LineKey = (typeof lineKeys)[number];

export function isLineKey(key: string): key is LineKey {
  return (lineKeys as readonly string[]).includes(key);
}

export const OpeningLine = z.object({
  Key: z.enum(lineKeys),
  /** By what is true in the database. */
  Done: z.boolean(),
  /** How far it is, in the caller's language. */
  Text: z.string(),
  /** Where in the office it is done. */
  Link: z.string(),
  /** The owner has said that it does not concern the shop. */
  Skipped: z.boolean(),
});
export type OpeningLine = z.infer<typeof OpeningLine>;

const OfficeOpening = z.object({
  Open: z.boolean(),
  /** Whether visitors see the press room before the shop is open. */
  PressOpen: z.boolean(),
  Lines: z.array(OpeningLine),
  Version: z.string(),
});
export type OfficeOpening = z.infer<typeof OfficeOpening>;

export const readOfficeOpening = endpoint({
  name: 'readOfficeOpening',
  summary: 'Whether visitors see the shop, and what is left to do until they can',
  method: 'GET',
  path: '/api/office/opening',
  who: 'staff',
  right: 'office',
  input: z.object({}),
  output: OfficeOpening,
});

export const changeOpening = endpoint({
  name: 'changeOpening',
  summary:
    'Open the shop to visitors, or close it; at once on every node. Refused when it was changed meanwhile',
  method: 'PUT',
  path: '/api/office/opening',
  who: 'staff',
  right: 'opening.write',
  input: z.object({
    Open: z.boolean({ error: 'match' }),
    /** Stays as it is when it is left out. */
    PressOpen: z.optional(z.boolean({ error: 'match' })),
    Version: text({ min: 1 }),
    /** What the shop says itself may be sent back; it is not read. */
    Lines: z.optional(z.array(z.record(z.string(), z.unknown()))),
  }),
  output: OfficeOpening,
});

export const skipOpeningLine = endpoint({
  name: 'skipOpeningLine',
  summary: 'Say that a line of the checklist does not concern the shop, or that it does',
  method: 'PUT',
  path: '/api/office/opening/lines/:key',
  who: 'staff',
  right: 'opening.write',
  input: z.object({
    key: text({ min: 1 }),
    Skipped: z.boolean({ error: 'match' }),
    /** Refused, when it is given and somebody else has changed the opening since. */
    Version: z.optional(text({ min: 1 })),
  }),
  output: OfficeOpening,
});

const TestCustomer = z.object({
  CustomerNumber: z.string(),
  /** By which `customers/{id}/session` opens the shop as it. */
  CustomerId: z.int(),
  /** How many orders it has placed. */
  Orders: z.int(),
});
export type TestCustomer = z.infer<typeof TestCustomer>;

export const readTestCustomer = endpoint({
  name: 'readTestCustomer',
  summary: 'The test customer; null when there is none',
  method: 'GET',
  path: '/api/office/opening/test-customer',
  who: 'staff',
  right: 'opening.write',
  input: z.object({}),
  output: z.object({ TestCustomer: z.nullable(TestCustomer) }),
});

export const makeTestCustomer = endpoint({
  name: 'makeTestCustomer',
  summary:
    'Make the test customer, or take the one there is: its mails go to the caller, and nothing that it orders counts',
  method: 'POST',
  path: '/api/office/opening/test-customer',
  who: 'staff',
  right: 'opening.write',
  input: z.object({}),
  output: TestCustomer,
});

export const endTestCustomer = endpoint({
  name: 'endTestCustomer',
  summary: 'Delete the test customer with all that it did',
  method: 'DELETE',
  path: '/api/office/opening/test-customer',
  who: 'staff',
  right: 'opening.write',
  problems: ['not-found'],
  input: z.object({}),
  output: z.void(),
  status: 204,
});
