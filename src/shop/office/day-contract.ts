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

/** What waits, shown by its first rows; `canGo` is told when there is none of it too. */
export const dayLists = ['canGo', 'inPart', 'held', 'applications', 'short', 'overdue'] as const;
export type DayList = (typeof dayLists)[number];
/** How many rows each list shows. */
export const mostListed = 6;

const DayRow = z.object({
  Id: z.int(),
  /** A number, or a name where there is none. */
  Name: z.string(),
  /** Whose it is, or what. */
  Text: z.string(),
  /** How much of it, or why, in the caller's words. */
  About: z.string(),
  /** By when, or since when. */
  Day: z.nullable(z.string()),
  /** Whether that day has passed. */
  Late: z.boolean(),
});
export type DayRow = z.infer<typeof DayRow>;

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
  summary: `What waits to be done, of what the caller may see: how much, of which ${mostCounted + 1} is that or more, and the first of it`,
  method: 'GET',
  path: '/api/office/day',
  who: 'staff',
  right: 'office',
  input: z.object({}),
  output: z.object({
    Rows: z.array(z.object({ Task: z.enum(dayTasks), Count: z.int() })),
    Lists: z.array(z.object({ List: z.enum(dayLists), Rows: z.array(DayRow) })),
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
