import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { optionalText, pathId, text } from '#kit/fields/fields.ts';
import { OfficeOrder } from '#shop/orders/office/contract.ts';

const change = {
  id: pathId(),
  Version: text({ min: 1 }),
  /** For the log of changes; the customer does not see it. */
  Reason: optionalText({ max: 500 }),
};

export const holdOfficeOrder = endpoint({
  name: 'holdOfficeOrder',
  summary: 'Stop an order until it is released by hand: nobody starts with it, and nothing of it is sent',
  method: 'POST',
  path: '/api/office/orders/:id/hold',
  who: 'staff',
  right: 'credit.write',
  input: z.object({
    ...change,
    /** Why, in words to the customer: they stand in the mail. */
    CustomerText: optionalText({ max: 500 }),
  }),
  output: OfficeOrder,
});

export const releaseOfficeOrder = endpoint({
  name: 'releaseOfficeOrder',
  summary: 'Release an order that waits; it is not held again by itself',
  method: 'POST',
  path: '/api/office/orders/:id/release',
  who: 'staff',
  right: 'credit.write',
  input: z.object(change),
  output: OfficeOrder,
});
