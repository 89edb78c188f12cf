import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { keyHeader } from '#kit/http/idempotency/key-header.ts';
import { pathId, text } from '#kit/fields/fields.ts';
import { OfficeOrder } from '#shop/orders/office/contract.ts';

export const longestNote = 2_000;

export const noteOfficeOrder = endpoint({
  name: 'noteOfficeOrder',
  summary: 'Note something of an order for the staff; the customer never sees it',
  method: 'POST',
  path: '/api/office/orders/:id/notes',
  who: 'staff',
  right: 'orders.write',
  requestHeaders: keyHeader,
  problems: ['key-reused'],
  input: z.object({
    id: pathId(),
    Text: text({ min: 1, max: longestNote }),
    /** It stands first, and on the pick list. */
    Pinned: z.boolean(),
  }),
  output: OfficeOrder,
});
