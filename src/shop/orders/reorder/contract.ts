import * as z from 'zod/mini';
import { integer } from '#kit/fields/fields.ts';
import { endpoint } from '#kit/http/endpoint.ts';
import { Preview } from '#shop/wanted-rows/contract.ts';

/** More rows than an order can have. */
const mostRowIds = 2_000;

export const reorder = endpoint({
  name: 'reorder',
  summary: 'What would be ordered if an order, or some of its rows, were ordered again',
  description:
    'Nothing is put in the cart. Quantities are those that were not cancelled; a row that was cancelled whole stands in ' +
    '`Skipped`. `Line` is the row’s place in the order. An order in another currency than the customer’s has no `PriceThen`.',
  method: 'POST',
  path: '/api/reorder',
  who: 'customer',
  right: 'order',
  problems: ['not-found'],
  input: z.object({
    OrderId: integer({ min: 1 }),
    /** All rows of the order when missing. */
    RowIds: z.optional(
      z.nullable(
        z
          .array(integer({ min: 1 }), { error: 'regex' })
          .check(z.minLength(1, { error: 'required' }), z.maxLength(mostRowIds, { error: 'maxAmount' })),
      ),
    ),
  }),
  output: Preview,
});
