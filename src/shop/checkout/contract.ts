import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { Checkout } from './checkout-input.ts';

const WayOfDelivery = z.object({ Id: z.int(), Name: z.string() });

export const listWaysOfDelivery = endpoint({
  name: 'listWaysOfDelivery',
  summary: 'The ways an order can be delivered',
  method: 'GET',
  path: '/api/wayofdelivery',
  who: 'customer',
  input: z.object({}),
  output: z.array(WayOfDelivery),
});

export const placeOrder = endpoint({
  name: 'placeOrder',
  summary: 'Order what is in the cart. Honours an Idempotency-Key header',
  method: 'POST',
  path: '/api/Order',
  who: 'customer',
  input: Checkout,
  output: z.object({ OrderId: z.int() }),
});
