import type { Generated } from 'kysely';
import type { Db, Trx } from '#kit/database/db.server.ts';

interface StaffCallTable {
  id: Generated<number>;
  staff_id: number;
  endpoint: string;
  idempotency_key: string;
  body_hash: string;
  created_at: Date;
}
interface StaffCallPartTable {
  staff_call_id: number;
  part: number;
  answer: unknown;
}
declare module '#kit/database/db.server.ts' {
  interface Tables {
    staff_call: StaffCallTable;
    staff_call_part: StaffCallPartTable;
  }
}

type CallKey = Pick<StaffCallTable, 'staff_id' | 'endpoint' | 'idempotency_key'>;

/** Returns the id of the first call with its key; undefined for a later one. */
export async function insertStaffCall(
  db: Db,
  call: CallKey & { body_hash: string; created_at: Date },
): Promise<number | undefined> {
  const inserted = await db
    .insertInto('staff_call')
    .values(call)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

export async function readStaffCall(db: Db, key: CallKey): Promise<{ id: number; body_hash: string }> {
  return await db
    .selectFrom('staff_call')
    .select(['id', 'body_hash'])
    .where('staff_id', '=', key.staff_id)
    .where('endpoint', '=', key.endpoint)
    .where('idempotency_key', '=', key.idempotency_key)
    .executeTakeFirstOrThrow();
}

/** Waits for a transaction that does the same part, and returns whether this is the first one. */
export async function insertPart(
  db: Db,
  staff_call_id: number,
  part: number,
  answer: unknown,
): Promise<boolean> {
  const result = await db
    .insertInto('staff_call_part')
    .values({ staff_call_id, part, answer: JSON.stringify(answer) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function readPart(db: Db, callId: number, part: number): Promise<unknown> {
  const { answer } = await db
    .selectFrom('staff_call_part')
    .select('answer')
    .where('staff_call_id', '=', callId)
    .where('part', '=', part)
    .executeTakeFirstOrThrow();
  return answer;
}

export async function updatePart(trx: Trx, callId: number, part: number, answer: unknown): Promise<void> {
  await trx
    .updateTable('staff_call_part')
    .set({ answer: JSON.stringify(answer) })
    .where('staff_call_id', '=', callId)
    .where('part', '=', part)
    .execute();
}

export async function deleteStaffCallsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('staff_call').where('created_at', '<', before).execute();
}
