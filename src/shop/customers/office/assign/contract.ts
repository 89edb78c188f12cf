import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { integer, optionalText, text } from '#kit/fields/fields.ts';
import { key } from '#kit/fields/key-fields.ts';
import { customerStates } from '#shop/customers/office/contract.ts';

/** How many customers one call gives a price list. */
export const mostAssigned = 500;

const Filter = z.object({
  q: z.optional(optionalText({ max: 100 })),
  priceList: z.optional(optionalText({ max: 50 })),
  state: z.optional(z.enum(['', ...customerStates], { error: 'match' })),
});

const atMost = z.refine<readonly unknown[]>((all) => all.length > 0 && all.length <= mostAssigned, {
  error: 'maxAmount',
  params: { maximum: mostAssigned },
});

export const assignPriceList = endpoint({
  name: 'assignPriceList',
  summary: `Give a price list to 1 to ${mostAssigned} customers, by their ids, by their numbers or by a filter; with DryRun it tells who would get it`,
  method: 'POST',
  path: '/api/office/price-lists/:code/customers',
  who: 'staff',
  right: 'prices.write',
  input: z
    .object({
      code: text({ min: 1, max: 50 }),
      Ids: z.optional(z.array(integer({ min: 1 })).check(atMost)),
      CustomerNumbers: z.optional(z.array(key({ min: 1, max: 50 })).check(atMost)),
      Filter: z.optional(Filter),
      DryRun: z.optional(z.boolean({ error: 'regex' })),
    })
    .check(
      z.refine(
        ({ Ids, CustomerNumbers, Filter: filter }) =>
          [Ids, CustomerNumbers, filter].filter((one) => one !== undefined).length === 1,
        { path: ['CustomerNumbers'], error: 'required' },
      ),
    ),
  output: z.object({
    Assigned: z.int(),
    /** Those that have the list already. */
    Already: z.int(),
    /** Those that cannot have it, each with why. */
    Refused: z.array(z.object({ CustomerNumber: z.string(), Name: z.string(), Text: z.string() })),
  }),
});
