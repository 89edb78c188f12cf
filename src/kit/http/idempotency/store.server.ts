import type { Db, Trx } from '#kit/database/db.server.ts';

interface IdempotentCallTable {
  customer_id: number;
  person_id: number;
  endpoint: string;
  idempotency_key: string;
  body_hash: string;
  answer: unknown;
  created_at: Date;
}
declare module '#kit/database/db.server.ts' {
  interface Tables {
    idempotent_call: IdempotentCallTable;
  }
}

export type CallKey = Pick<IdempotentCallTable, 'person_id' | 'endpoint' | 'idempotency_key'>;

/** Waits for a transaction that makes the same call, and returns whether this is the first one. */
export async function insertCall(trx: Trx, call: Omit<IdempotentCallTable, 'answer'>): Promise<boolean> {
  const result = await trx
    .insertInto('idempotent_call')
    .values({ ...call, answer: 'null' })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function readCall(trx: Trx, key: CallKey): Promise<{ body_hash: string; answer: unknown }> {
  return await trx
    .selectFrom('idempotent_call')
    .select(['body_hash', 'answer'])
    .where('person_id', '=', key.person_id)
    .where('endpoint', '=', key.endpoint)
    .where('idempotency_key', '=', key.idempotency_key)
    .executeTakeFirstOrThrow();
}

export async function updateAnswer(trx: Trx, key: CallKey, answer: unknown): Promise<void> {
  await trx
    .updateTable('idempotent_call')
    .set({ answer: JSON.stringify(answer) })
    .where('person_id', '=', key.person_id)
    .where('endpoint', '=', key.endpoint)
    .where('idempotency_key', '=', key.idempotency_key)
    .execute();
}

export async function deleteCall(trx: Trx, key: CallKey): Promise<void> {
  await trx
    .deleteFrom('idempotent_call')
    .where('person_id', '=', key.person_id)
    .where('endpoint', '=', key.endpoint)
    .where('idempotency_key', '=', key.idempotency_key)
    .execute();
}

export async function deleteCallsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('idempotent_call').where('created_at', '<', before).execute();
}
