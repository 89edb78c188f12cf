import * as z from 'zod/mini';
import { endpoint, type OutputOf } from '#kit/http/endpoint.ts';
import { queryText } from '#kit/fields/fields.ts';

/** The pending tasks, in display order. */
export const dayTasks = [
  'newOrders',
  'open',
  'late',
  'toInvoice',
  'overdue',
  'applications',
  'failedMail',
  'movedPages',
  'otherCurrency',
] as const;
export type DayTask = (typeof dayTasks)[number];

/** These are told only when there are any. */
export const rareTasks: readonly DayTask[] = ['movedPages', 'otherCurrency'];

/** Counting stops at this number. */
export const mostCounted = 999;

/**
 * Without a server mails become files, which reach nobody. One that has not taken any mail or test since it was set is
 * untried, or failing where there is a mail that it did not take.
 */
export const mailReaches = ['works', 'noServer', 'untried', 'failing'] as const;
export type MailReach = (typeof mailReaches)[number];

export const readDay = endpoint({
  name: 'readDay',
  summary: `How much waits to be done, of what the caller may see; ${mostCounted + 1} is that or more`,
  method: 'GET',
  path: '/api/office/day',
  who: 'staff',
  right: 'office',
  input: z.object({}),
  output: z.object({
    Rows: z.array(z.object({ Task: z.enum(dayTasks), Count: z.int() })),
    /** Whether mail reaches anybody. */
    Mail: z.object({
      Reach: z.enum(mailReaches),
      /** What the server answers, or why it does not, where it is failing; for those who may read mails. */
      Error: z.string(),
    }),
    /** Whether visitors see the shop. */
    ShopIsOpen: z.boolean(),
  }),
});

export type Day = OutputOf<typeof readDay>;

export const foundKinds = ['order', 'customer', 'article', 'invoice', 'page'] as const;
export type FoundKind = (typeof foundKinds)[number];

const Found = z.object({
  Kind: z.enum(foundKinds),
  Id: z.int(),
  /** A number or a heading. */
  Name: z.string(),
  /** The owner or the name of the item. */
  Text: z.string(),
});
export type Found = z.infer<typeof Found>;

/** The maximum number of hits per kind. */
export const mostOfKind = 6;

export const searchOffice = endpoint({
  name: 'searchOffice',
  summary: `Orders, customers, articles, invoices and pages by number or words, of those that the caller may read; at most ${mostOfKind} of each kind`,
  method: 'GET',
  path: '/api/office/search',
  who: 'staff',
  right: 'office',
  input: z.object({ q: queryText() }),
  output: z.object({ Rows: z.array(Found) }),
});
