import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { optionalQueryChoice, pathId } from '#kit/fields/fields.ts';
import { Sendable } from '#shop/orders/office/contract.ts';
import { orderFilter, orderSorts } from './filter.ts';

export const readOfficeOrderPlace = endpoint({
  name: 'readOfficeOrderPlace',
  summary: 'What of an order can be sent now, and which orders stand before and after it in a list of orders',
  description: 'An order that the filters no longer find keeps the place where it stood.',
  method: 'GET',
  path: '/api/office/orders/:id/place',
  who: 'staff',
  right: 'orders.read',
  input: z.object({ id: pathId(), ...orderFilter, sort: optionalQueryChoice(orderSorts) }),
  output: z.object({
    ...Sendable.shape,
    /** What of each row can be sent now; rows with nothing left are left out. */
    Rows: z.array(z.object({ RowId: z.int(), QuantityReady: z.int() })),
    Previous: z.nullable(z.int()),
    Next: z.nullable(z.int()),
  }),
});
