import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { Checkout } from './checkout-input.ts';

export const placeOrder = endpoint({
  name: 'placeOrder',
  summary: 'Order what is in the cart. Honours an Idempotency-Key header',
  method: 'POST',
  path: '/api/Order',
  who: 'customer',
  right: 'order',
  description:
    'The answer to a repeated key and body carries `Idempotency-Replayed: true`. Without a key, two sends of one cart still ' +
    'make one order: the second is refused as `cart-empty`. With `addToOrderId` the rows are appended to an order that is ' +
    'not being picked yet, at the prices of today, at most 20 times; the answer has the number of that order.',
  requestHeaders: {
    'Idempotency-Key':
      'A value of its own for each order, up to 255 characters; a repeat with the same key and body makes no second order.',
  },
  problems: [
    'cart-empty',
    'cart-changed',
    'below-minimum',
    'needs-approval',
    'key-reused',
    'not-found',
    'too-late',
    'limit-reached',
    'conflict',
  ],
  input: Checkout,
  output: z.object({ OrderId: z.int() }),
});
