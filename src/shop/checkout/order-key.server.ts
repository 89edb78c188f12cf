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

type KeyOfCustomer = { customer: Customer; key: OrderKey | undefined };

/** The orders that the keys have made already. The carts must be locked, so that a send under way has ended. */
export async function ordersOfKeys(
  trx: Trx,
  asked: readonly KeyOfCustomer[],
): Promise<(number | Problem | undefined)[]> {
  const withKey = asked.flatMap(({ customer, key }) =>
    key ? [{ customerId: customer.id, key: key.key }] : [],
  );
  const rows = withKey.length > 0 ? await readOrderRequests(trx, withKey) : [];
  return asked.map(({ customer, key }) => {
    const earlier = rows.find((row) => row.customer_id === customer.id && row.idempotency_key === key?.key);
    if (!earlier) return undefined;
    return earlier.body_hash === key?.bodyHash ? earlier.order_id : new Problem('key-reused');
  });
}

export async function saveKeys(
  trx: Trx,
  placed: readonly (KeyOfCustomer & { orderId: number; at: Date })[],
): Promise<void> {
  const requests = placed.flatMap(({ customer, key, orderId, at }) =>
    key
      ? [
          {
            customer_id: customer.id,
            idempotency_key: key.key,
            body_hash: key.bodyHash,
            order_id: orderId,
            created_at: at,
          },
        ]
      : [],
  );
  if (requests.length > 0) await insertOrderRequests(trx, requests);
}

/** Long after any browser or program would send the same order again. */
const keptMs = 7 * 86_400_000;

export async function forgetOldKeys({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await deleteOldOrderRequests(db, new Date(now().getTime() - keptMs));
}
