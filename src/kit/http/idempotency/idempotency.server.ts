import { createHash } from 'node:crypto';
import type { Trx } from '#kit/database/db.server.ts';
import type { Endpoint } from '#kit/http/endpoint.ts';
import { Problem } from '#kit/http/problem.ts';
import type { CustomerSession } from '#kit/http/principal.ts';
import type { RequestContext } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { deleteStaffCallsBefore } from './staff-call-store.server.ts';
import { deleteCall, deleteCallsBefore, insertCall, readCall, updateAnswer } from './store.server.ts';

const longestKey = 255;

/** Returns the key that the caller chose, if any. */
export function idempotencyKeyOf(header: string | undefined): string | undefined | Problem {
  const key = header?.trim();
  if (!key) return undefined;
  return key.length > longestKey
    ? new Problem('bad-input', { errors: [{ field: 'Idempotency-Key', rule: 'maxLength' }] })
    : key;
}

/** Hashes what a call asks for, whatever the order of its fields. */
export function hashOfInput(input: object): string {
  const body = JSON.stringify(Object.entries(input).sort(([a], [b]) => (a < b ? -1 : 1)));
  return createHash('sha256').update(body).digest('hex');
}

export type IdempotentCall = {
  endpoint: Pick<Endpoint, 'name'>;
  customer: Pick<CustomerSession, 'id' | 'person'>;
  input: object;
  context: Pick<RequestContext, 'header'>;
  now: Date;
};

/** `isReplay` tells that the work was done by an earlier call with the same key. */
export type Done<Result> = { result: Result; isReplay: boolean };

/**
 * Does the work of a call once, however often the call is repeated with its `Idempotency-Key`. The result is stored as
 * JSON with the key, in the transaction of the work; a problem is not stored, so that the call may be repeated.
 * Problems, beside those of the work: `bad-input`, `key-reused`.
 */
export async function onceForKey<Result>(
  trx: Trx,
  { endpoint, customer, input, context, now }: IdempotentCall,
  work: () => Promise<Result | Problem>,
): Promise<Done<Result> | Problem> {
  const key = idempotencyKeyOf(context.header('idempotency-key'));
  if (key instanceof Problem) return key;
  if (key === undefined) return doneBy(await work());
  const call = { person_id: customer.person.id, endpoint: endpoint.name, idempotency_key: key };
  const body_hash = hashOfInput(input);
  const isFirst = await insertCall(trx, { ...call, customer_id: customer.id, body_hash, created_at: now });
  if (!isFirst) {
    const earlier = await readCall(trx, call);
    if (earlier.body_hash !== body_hash) return new Problem('key-reused');
    // The answer was written by the same endpoint.
    return { result: earlier.answer as Result, isReplay: true };
  }
  const result = await work();
  if (result instanceof Problem) await deleteCall(trx, call);
  else await updateAnswer(trx, call, result);
  return doneBy(result);
}

function doneBy<Result>(result: Result | Problem): Done<Result> | Problem {
  return result instanceof Problem ? result : { result, isReplay: false };
}

/** Headers that tell the caller of a replay. */
export function replayHeaders({ isReplay }: Pick<Done<unknown>, 'isReplay'>): Record<string, string> {
  return isReplay ? { 'idempotency-replayed': 'true' } : {};
}

/** The retention, long after any client would repeat a call. */
const retentionMs = 7 * 86_400_000;

export async function forgetOldCalls({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - retentionMs);
  await deleteCallsBefore(db, before);
  await deleteStaffCallsBefore(db, before);
}
