import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { optionalQueryInteger } from '#kit/fields/fields.ts';

export const WayOfDelivery = z.object({
  Id: z.int(),
  Name: z.string(),
  /** Only where `carrierAccount` of an order is asked for: the one that the customer gave last, or ''. */
  CarrierAccount: z.optional(z.string()),
});
export type WayOfDelivery = z.infer<typeof WayOfDelivery>;

export const listWaysOfDelivery = endpoint({
  name: 'listWaysOfDelivery',
  summary: 'The ways an order can be delivered',
  method: 'GET',
  path: '/api/wayofdelivery',
  who: 'customer',
  right: 'order',
  description:
    'Those that are offered to the country of an address of the customer, their usual one unless told.',
  input: z.object({ deliveryAddressId: optionalQueryInteger({ min: 1 }) }),
  output: z.array(WayOfDelivery),
});
