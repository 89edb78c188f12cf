import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { integer, optionalText } from '#kit/fields/fields.ts';
import { customerStates } from '#shop/customers/office/contract.ts';

/** How many customers one call mails. */
export const mostWelcomed = 5_000;

const Filter = z.object({
  q: z.optional(optionalText({ max: 100 })),
  priceList: z.optional(optionalText({ max: 50 })),
  state: z.optional(z.enum(['', ...customerStates], { error: 'match' })),
});

export const welcomeCustomers = endpoint({
  name: 'welcomeCustomers',
  summary: 'Mail customers without a password a link to choose one; with DryRun it tells who would get it',
  method: 'POST',
  path: '/api/office/customers/welcome',
  who: 'staff',
  right: 'customers.write',
  input: z
    .object({
      Ids: z.optional(z.array(integer({ min: 1 })).check(z.maxLength(mostWelcomed, { error: 'maxAmount' }))),
      Filter: z.optional(Filter),
      DryRun: z.optional(z.boolean()),
    })
    .check(
      z.refine(({ Ids, Filter: filter }) => (Ids === undefined) !== (filter === undefined), {
        path: ['Filter'],
        error: 'required',
      }),
    ),
  output: z.object({
    Sent: z.int(),
    /** The shop has no mail server: the mails are written to files, and nobody gets them. */
    ToFile: z.boolean(),
    Left: z.array(z.object({ Id: z.int(), CustomerNumber: z.string(), Reason: z.string() })),
    /** The mail of the first who gets it, without its link; null when nobody does. */
    Mail: z.nullable(z.object({ To: z.string(), Subject: z.string(), Text: z.string() })),
  }),
});
