import type { Trx } from '#kit/database/db.server.ts';
import { hashOfInput, idempotencyKeyOf } from '#kit/http/idempotency/idempotency.server.ts';
import { Problem } from '#kit/http/problem.ts';
import type { CustomerSession } from '#kit/http/principal.ts';
import type { Services } from '#kit/services/services.server.ts';
import type { Checkout } from './checkout-input.ts';
import { deleteOldOrderRequests, insertOrderRequests, readOrderRequests } from './store.server.ts';

/** Identifies a repeated request: the idempotency key chosen by the caller, and a hash of the request. */
export type OrderKey = { key: string; bodyHash: string };

export function orderKeyOf(header: string | undefined, checkout: Checkout): OrderKey | undefined | Problem {
  const key = idempotencyKeyOf(header);
  if (key === undefined || key instanceof Problem) return key;
  // These are conditions and not a part of the order: after the order the cart looks different.
  const {
    cartVersion: _version,
    expectedTotal: _total,
    purchaseOrderNumber,
    carrierAccount,
    addToOrderId,
    ...rest
  } = checkout;
  // Without the newer fields the hash is the same as before they existed, so that repeats of older requests are
  // recognised.
  const request = {
    ...rest,
    ...(addToOrderId !== undefined && { addToOrderId }),
    ...(purchaseOrderNumber !== '' && { purchaseOrderNumber }),
    ...(carrierAccount !== '' && { carrierAccount }),
  };
  return { key, bodyHash: hashOfInput(request) };
}

type KeyOfPerson = { customer: CustomerSession; key: OrderKey | undefined };

/** Returns the orders already placed with these keys. The carts must be locked, so that running requests have ended. */
export async function ordersOfKeys(
  trx: Trx,
  requests: readonly KeyOfPerson[],
): Promise<(number | Problem | undefined)[]> {
  const withKey = requests.flatMap(({ customer, key }) =>
    key ? [{ personId: customer.person.id, key: key.key }] : [],
  );
  const rows = withKey.length > 0 ? await readOrderRequests(trx, withKey) : [];
  return requests.map(({ customer, key }) => {
    const earlier = rows.find(
      (row) => row.person_id === customer.person.id && row.idempotency_key === key?.key,
    );
    if (!earlier) return undefined;
    return earlier.body_hash === key?.bodyHash ? earlier.order_id : new Problem('key-reused');
  });
}

export async function saveKeys(
  trx: Trx,
  placed: readonly (KeyOfPerson & { orderId: number; at: Date })[],
): Promise<void> {
  const requests = placed.flatMap(({ customer, key, orderId, at }) =>
    key
      ? [
          {
            customer_id: customer.id,
            person_id: customer.person.id,
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

/** The retention, long after any client would repeat a request. */
const retentionMs = 7 * 86_400_000;

export async function forgetOldKeys({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await deleteOldOrderRequests(db, new Date(now().getTime() - retentionMs));
}
