import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { pathId, text } from '#kit/fields/fields.ts';
import { OfficeOrder } from '#shop/orders/office/contract.ts';
import { Parcels } from '#shop/orders/office/order-change-contract.ts';

export const changeOfficeParcels = endpoint({
  name: 'changeOfficeParcels',
  summary: 'Correct the parcel numbers of what was sent, invoiced or not',
  method: 'PUT',
  path: '/api/office/orders/:id/consignments/:consignmentId',
  who: 'staff',
  right: 'orders.write',
  input: z.object({
    id: pathId(),
    consignmentId: pathId(),
    Version: text({ min: 1 }),
    Parcels,
    /** Whether the customer is mailed the new numbers; nothing is mailed where there are none. */
    Mail: z.boolean(),
  }),
  output: OfficeOrder,
});
