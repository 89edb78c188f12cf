import type { Generated } from 'kysely';
import type { Db, Trx } from '#kit/database/db.server.ts';

interface StaffSessionTable {
  token_hash: string;
  staff_id: number;
  created_at: Generated<Date>;
  last_seen_at: Generated<Date>;
  expires_at: Date;
  former_cookie_name: Generated<boolean>;
}
interface StaffLinkTable {
  token_hash: string;
  staff_id: number;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
}
declare module '#kit/database/db.server.ts' {
  interface Tables {
    staff_session: StaffSessionTable;
    staff_link: StaffLinkTable;
  }
}

export async function readStaffSession(db: Db, tokenHash: string, now: Date, seenAfter: Date) {
  return await db
    .selectFrom('staff_session')
    .innerJoin('staff', 'staff.id', 'staff_session.staff_id')
    .select(['staff.id', 'staff.name', 'staff.email', 'staff.role', 'staff.totp_required'])
    .select([
      'staff.totp_secret',
      'staff.password_is_public',
      'staff.may_price',
      'staff_session.last_seen_at',
      'staff_session.former_cookie_name',
    ])
    .where('staff_session.token_hash', '=', tokenHash)
    .where('staff_session.expires_at', '>', now)
    .where('staff_session.last_seen_at', '>', seenAfter)
    .where('staff.active', '=', true)
    .executeTakeFirst();
}

export async function insertStaffSession(
  db: Db,
  session: { token_hash: string; staff_id: number; created_at: Date; expires_at: Date },
): Promise<void> {
  await db
    .insertInto('staff_session')
    .values({ ...session, last_seen_at: session.created_at })
    .execute();
}

export async function noteStaffSeen(db: Db, tokenHash: string, at: Date): Promise<void> {
  await db
    .updateTable('staff_session')
    .set({ last_seen_at: at })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function deleteStaffSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('staff_session').where('token_hash', '=', tokenHash).execute();
}

export async function deleteSessionsOfStaff(db: Db, staffId: number, butFor = ''): Promise<void> {
  await db
    .deleteFrom('staff_session')
    .where('staff_id', '=', staffId)
    .where('token_hash', '!=', butFor)
    .execute();
}

/** Also deletes the links that would open a session. */
export async function deleteAllStaffSessions(trx: Trx): Promise<void> {
  await trx.deleteFrom('staff_session').execute();
  await trx.deleteFrom('staff_link').execute();
}

export async function deleteEndedStaffSessions(db: Db, now: Date, seenBefore: Date): Promise<void> {
  await db
    .deleteFrom('staff_session')
    .where((or) => or.or([or('expires_at', '<=', now), or('last_seen_at', '<=', seenBefore)]))
    .execute();
  await db.deleteFrom('staff_link').where('expires_at', '<=', now).execute();
}

/** Replaces all earlier links. */
export async function replaceStaffLink(
  trx: Trx,
  link: { token_hash: string; staff_id: number; created_at: Date; expires_at: Date },
): Promise<void> {
  await trx.deleteFrom('staff_link').where('staff_id', '=', link.staff_id).execute();
  await trx.insertInto('staff_link').values(link).execute();
}

export async function readStaffLinkRow(db: Db, tokenHash: string, now: Date) {
  return await db
    .selectFrom('staff_link')
    .innerJoin('staff', 'staff.id', 'staff_link.staff_id')
    .select(['staff.id', 'staff.name', 'staff.email'])
    .where('staff_link.token_hash', '=', tokenHash)
    .where('staff_link.expires_at', '>', now)
    .where('staff_link.used_at', 'is', null)
    .where('staff.active', '=', true)
    .executeTakeFirst();
}

/** Uses up a link; returns whose it was. */
export async function takeStaffLink(trx: Trx, tokenHash: string, now: Date): Promise<number | undefined> {
  const row = await trx
    .updateTable('staff_link')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .returning('staff_id')
    .executeTakeFirst();
  return row?.staff_id;
}
