import { sql, type Generated, type Insertable, type Updateable } from 'kysely';
import type { Db, Tables, Trx } from '#kit/database/db.server.ts';
import type { StaffRole } from './rights.ts';

interface StaffTable {
  id: Generated<number>;
  email: string;
  name: string;
  role: StaffRole;
  password_hash: string | null;
  /** The password is the demo's, which is publicly known. */
  password_is_public: Generated<boolean>;
  totp_required: Generated<boolean>;
  totp_secret: string | null;
  totp_pending: string | null;
  totp_last_step: Generated<number>;
  active: Generated<boolean>;
  /** They may change prices of orders and give discounts, as owners may. */
  may_price: Generated<boolean>;
  created_at: Generated<Date>;
  last_log_in_at: Date | null;
}
declare module '#kit/database/db.server.ts' {
  interface Tables {
    staff: StaffTable;
    staff_recovery_code: { code_hash: string; staff_id: number; used_at: Date | null };
  }
}

export type StaffRow = Awaited<ReturnType<typeof readStaffRows>>[number];

export async function readStaffRows(db: Db) {
  return await db.selectFrom('staff').selectAll().orderBy('active', 'desc').orderBy('id').execute();
}

export async function readStaffRow(db: Db, id: number): Promise<StaffRow | undefined> {
  return await db.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function readStaffByEmail(db: Db, email: string): Promise<StaffRow | undefined> {
  return await db
    .selectFrom('staff')
    .selectAll()
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
}

export async function lockStaffRow(trx: Trx, id: number): Promise<StaffRow | undefined> {
  return await trx.selectFrom('staff').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Locks in the order of ids, so that two owners who remove each other's role do not both succeed. */
export async function lockActiveOwners(trx: Trx): Promise<number[]> {
  const rows = await trx
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'owner')
    .where('active', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export async function insertStaff(trx: Trx, row: Insertable<Tables['staff']>): Promise<number> {
  const { id } = await trx.insertInto('staff').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateStaff(db: Db, id: number, values: Updateable<Tables['staff']>): Promise<void> {
  await db.updateTable('staff').set(values).where('id', '=', id).execute();
}

/** Returns whether an account with a publicly known password can still log in. */
export async function isPublicPasswordInUse(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('staff')
    .select('id')
    .where('active', '=', true)
    .where('password_is_public', '=', true)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns false when this time step, or a later one, was used before, so that an observed code cannot be reused. */
export async function useTimeStep(trx: Trx, id: number, step: number): Promise<boolean> {
  const row = await trx
    .updateTable('staff')
    .set({ totp_last_step: step })
    .where('id', '=', id)
    // A step further ahead than any accepted code was stored while a clock was wrong, and is ignored.
    .where((one) => one.or([one('totp_last_step', '<', step), one('totp_last_step', '>', step + 2)]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function useRecoveryCode(trx: Trx, id: number, codeHash: string, at: Date): Promise<boolean> {
  const row = await trx
    .updateTable('staff_recovery_code')
    .set({ used_at: at })
    .where('staff_id', '=', id)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .returning('staff_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function replaceRecoveryCodes(trx: Trx, id: number, hashes: readonly string[]): Promise<void> {
  await trx.deleteFrom('staff_recovery_code').where('staff_id', '=', id).execute();
  if (hashes.length === 0) return;
  const rows = hashes.map((code_hash) => ({ staff_id: id, code_hash, used_at: null }));
  await trx.insertInto('staff_recovery_code').values(rows).execute();
}

export async function countRecoveryCodes(db: Db, id: number): Promise<number> {
  const { count } = await db
    .selectFrom('staff_recovery_code')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('staff_id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
