import { createHash } from 'node:crypto';
import type { Trx } from '#kit/database/db.server.ts';
import { Problem } from '#kit/http/problem.ts';
import type { Customer } from '#kit/http/principal.ts';
import type { Services } from '#kit/http/router.server.ts';
import type { Checkout } from './checkout-input.ts';
import { deleteOldOrderRequests, insertOrderRequests, readOrderRequests } from './store.server.ts';

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

type KeyedRequest = { customer: Customer; key: OrderKey | undefined };

/** By customer, the order that the key has made already. The carts must be locked, so that a send under way has ended. */
export async function ordersOfKeys(
  trx: Trx,
  requests: readonly KeyedRequest[],
): Promise<ReadonlyMap<number, number | Problem>> {
  const keyOf = new Map(requests.flatMap(({ customer, key }) => (key ? [[customer.id, key] as const] : [])));
  if (keyOf.size === 0) return new Map();
  const keys = [...keyOf].map(([customerId, { key }]) => ({ customerId, key }));
  const earlier = await readOrderRequests(trx, keys);
  return new Map(
    earlier.map(({ customer_id, body_hash, order_id }) => [
      customer_id,
      body_hash === keyOf.get(customer_id)?.bodyHash ? order_id : new Problem('key-reused'),
    ]),
  );
}

export async function keepKeys(
  trx: Trx,
  made: readonly { request: KeyedRequest; id: number; draft: { at: Date } }[],
): Promise<void> {
  const rows = made.flatMap(({ request: { customer, key }, id, draft }) =>
    key
      ? {
          customer_id: customer.id,
          idempotency_key: key.key,
          body_hash: key.bodyHash,
          order_id: id,
          created_at: draft.at,
        }
      : [],
  );
  if (rows.length > 0) await insertOrderRequests(trx, rows);
}

/** Long after any browser or program would send the same order again. */
const keptMs = 7 * 86_400_000;

export async function forgetOldKeys({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await deleteOldOrderRequests(db, new Date(now().getTime() - keptMs));
}
