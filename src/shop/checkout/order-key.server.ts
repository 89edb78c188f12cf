import { createHash } from 'node:crypto';
import type { Trx } from '#kit/db.server.ts';
import { Problem } from '#kit/problem.ts';
import type { Customer } from '#kit/reader.ts';
import type { Services } from '#kit/router.server.ts';
import type { Checkout } from './checkout-input.ts';
import { deleteOldOrderRequests, insertOrderRequest, readOrderRequest } from './store.server.ts';

/** What makes a repeat of an order known as one: the key the caller chose, and what was asked for with it. */
export type OrderKey = { key: string; bodyHash: string };

const longestKey = 255;

export function orderKeyOf(header: string | undefined, checkout: Checkout): OrderKey | undefined | Problem {
  const key = header?.trim();
  if (!key) return undefined;
  if (key.length > longestKey) {
    return new Problem('bad-input', { errors: [{ field: 'Idempotency-Key', rule: 'maxLength' }] });
  }
  // What the sender saw is a condition of the order and no part of it: once sent, the cart looks otherwise.
  const { cartVersion: _condition, ...asked } = checkout;
  const body = JSON.stringify(Object.entries(asked).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { key, bodyHash: createHash('sha256').update(body).digest('hex') };
}

/** The order that this key has made already. The cart must be locked, so that a send under way has ended. */
export async function orderOfKey(
  trx: Trx,
  customer: Customer,
  { key, bodyHash }: OrderKey,
): Promise<number | undefined | Problem> {
  const request = await readOrderRequest(trx, customer.id, key);
  if (!request) return undefined;
  return request.body_hash === bodyHash ? request.order_id : new Problem('key-reused');
}

export async function keepKey(
  trx: Trx,
  customer: Customer,
  { key, bodyHash }: OrderKey,
  made: { orderId: number; at: Date },
): Promise<void> {
  await insertOrderRequest(trx, {
    customer_id: customer.id,
    idempotency_key: key,
    body_hash: bodyHash,
    order_id: made.orderId,
    created_at: made.at,
  });
}

/** Long after any browser or program would send the same order again. */
const keptMs = 7 * 86_400_000;

export async function forgetOldKeys({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await deleteOldOrderRequests(db, new Date(now().getTime() - keptMs));
}
