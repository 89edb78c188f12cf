import { createHash } from 'node:crypto';
import type { Trx } from '#kit/database/db.server.ts';
import { Problem } from '#kit/http/problem.ts';
import type { Customer } from '#kit/http/principal.ts';
import type { Services } from '#kit/http/router.server.ts';
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
  const { cartVersion: _condition, purchaseOrderNumber, ...others } = checkout;
  // Without one the body is as it was before there was such a field: a repeat of an older order stays one.
  const asked = purchaseOrderNumber === '' ? others : { ...others, purchaseOrderNumber };
  const body = JSON.stringify(Object.entries(asked).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { key, bodyHash: createHash('sha256').update(body).digest('hex') };
}

/** The order that the key has made already. The cart must be locked, so that a send under way has ended. */
export async function orderOfKey(
  trx: Trx,
  customer: Customer,
  key: OrderKey | undefined,
): Promise<number | Problem | undefined> {
  if (!key) return undefined;
  const earlier = await readOrderRequest(trx, customer.id, key.key);
  if (!earlier) return undefined;
  return earlier.body_hash === key.bodyHash ? earlier.order_id : new Problem('key-reused');
}

export async function saveKey(
  trx: Trx,
  made: { customer: Customer; key: OrderKey | undefined; orderId: number; at: Date },
): Promise<void> {
  if (!made.key) return;
  await insertOrderRequest(trx, {
    customer_id: made.customer.id,
    idempotency_key: made.key.key,
    body_hash: made.key.bodyHash,
    order_id: made.orderId,
    created_at: made.at,
  });
}

/** Long after any browser or program would send the same order again. */
const keptMs = 7 * 86_400_000;

export async function forgetOldKeys({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await deleteOldOrderRequests(db, new Date(now().getTime() - keptMs));
}
