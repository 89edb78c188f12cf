import type { Db, Trx } from '#kit/database/db.server.ts';
import type { Endpoint } from '#kit/http/endpoint.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import { Problem } from '#kit/http/problem.ts';
import type { RequestContext } from '#kit/http/router.server.ts';
import { hashOfInput, idempotencyKeyOf } from './idempotency.server.ts';
import {
  insertPart,
  insertStaffCall,
  readPart,
  readStaffCall,
  updatePart,
} from './staff-call-store.server.ts';

type StaffCall = {
  endpoint: Pick<Endpoint, 'name'>;
  staff: Pick<StaffMember, 'id'>;
  input: object;
  context: Pick<RequestContext, 'header'>;
  now: Date;
};

/**
 * A call that does its work in several transactions. Each part is done once, however often the call is repeated with its
 * `Idempotency-Key`, also when the one before broke off; what is refused stays refused.
 */
export type CallInParts<Answer> = {
  /** Returns the answer of a part that was done, after waiting for whoever does it now; undefined makes it ours. */
  begin(trx: Trx, part: number): Promise<Answer | undefined>;
  /** Keeps the answer, in the transaction of the work that `begin` began. */
  keep(trx: Trx, part: number, answer: Answer): Promise<void>;
  /** Keeps the answer of a part whose transaction was rolled back, and returns it, or the one that stands. */
  refuse(db: Db, part: number, answer: Answer): Promise<Answer>;
  /** Whether all parts were done before. */
  isReplay(): boolean;
};

/** Without a key nothing is kept. Problems: `bad-input`, `key-reused`. */
export async function beginCallInParts<Answer>(
  db: Db,
  { endpoint, staff, input, context, now }: StaffCall,
): Promise<CallInParts<Answer> | Problem> {
  const key = idempotencyKeyOf(context.header('idempotency-key'));
  if (key instanceof Problem) return key;
  if (key === undefined)
    return {
      begin: async () => undefined,
      keep: async () => undefined,
      refuse: async (_db, _part, answer) => answer,
      isReplay: () => false,
    };
  const call = { staff_id: staff.id, endpoint: endpoint.name, idempotency_key: key };
  const body_hash = hashOfInput(input);
  const id = await insertStaffCall(db, { ...call, body_hash, created_at: now });
  const earlier = id === undefined ? await readStaffCall(db, call) : { id, body_hash };
  if (earlier.body_hash !== body_hash) return new Problem('key-reused');
  let isReplay = id === undefined;
  const answered = async (trx: Db, part: number) => (await readPart(trx, earlier.id, part)) as Answer;
  return {
    async begin(trx, part) {
      if (!(await insertPart(trx, earlier.id, part, null))) return await answered(trx, part);
      isReplay = false;
      return undefined;
    },
    keep: (trx, part, answer) => updatePart(trx, earlier.id, part, answer),
    async refuse(trx, part, answer) {
      return (await insertPart(trx, earlier.id, part, answer)) ? answer : await answered(trx, part);
    },
    isReplay: () => isReplay,
  };
}
