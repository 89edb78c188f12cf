import type { Generated } from 'kysely';
import { anyOf } from '#kit/database/any-of.server.ts';
import type { Db, Trx } from '#kit/database/db.server.ts';
import { selectActing } from './acting-store.server.ts';
import './person/person-store.server.ts';

interface SessionTable {
  token_hash: string;
  customer_id: number;
  /** Unless it is given, the database fills in whoever logs in with the customer's number. */
  person_id: Generated<number>;
  auth_used: Generated<boolean>;
  requires_new_password: Generated<boolean>;
  staff_session_hash: string | null;
  former_cookie_name: Generated<boolean>;
  created_at: Generated<Date>;
  last_seen_at: Generated<Date>;
  expires_at: Date;
}
interface PasswordResetTable {
  token_hash: string;
  customer_id: number;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
}
declare module '#kit/database/db.server.ts' {
  interface Tables {
    session: SessionTable;
    password_reset: PasswordResetTable;
  }
}

/** The query runs on nearly every call, so it joins the customer, the person and its cart at once. */
export async function readSession(db: Db, tokenHash: string, now: Date, seenAfter: Date) {
  return await selectActing(db)
    .innerJoin('session', (join) =>
      join.onRef('session.person_id', '=', 'person.id').onRef('session.customer_id', '=', 'customer.id'),
    )
    .select([
      'session.auth_used',
      'session.requires_new_password',
      'session.staff_session_hash',
      'session.former_cookie_name',
      'session.last_seen_at',
    ])
    .where('session.token_hash', '=', tokenHash)
    .where('session.expires_at', '>', now)
    .where('session.last_seen_at', '>', seenAfter)
    .executeTakeFirst();
}

export async function insertSession(
  db: Db,
  session: {
    token_hash: string;
    customer_id: number;
    /** Whoever logs in with the customer's number, unless it is given. */
    person_id?: number;
    auth_used: boolean;
    requires_new_password: boolean;
    staff_session_hash: string | null;
    created_at: Date;
    expires_at: Date;
  },
): Promise<void> {
  await db
    .insertInto('session')
    .values({ ...session, last_seen_at: session.created_at })
    .execute();
}

export async function updateLastSeen(db: Db, tokenHash: string, now: Date): Promise<void> {
  await db.updateTable('session').set({ last_seen_at: now }).where('token_hash', '=', tokenHash).execute();
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', tokenHash).execute();
}

/** Returns whether a new password was required until now. */
export async function noLongerRequireNewPassword(db: Db, tokenHash: string): Promise<boolean> {
  const row = await db
    .updateTable('session')
    .set({ requires_new_password: false })
    .where('token_hash', '=', tokenHash)
    .where('requires_new_password', '=', true)
    .returning('token_hash')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the other sessions of one person, or of whoever logs in with the customer's number; nobody else's end. */
export async function deleteOtherSessions(
  db: Db,
  { customerId, personId }: { customerId: number; personId: number | undefined },
  exceptHash: string,
): Promise<void> {
  await db
    .deleteFrom('session')
    .using('person')
    .whereRef('person.id', '=', 'session.person_id')
    .where((where) =>
      personId === undefined ? where('person.name', 'is', null) : where('person.id', '=', personId),
    )
    .where('session.customer_id', '=', customerId)
    .where('session.token_hash', '<>', exceptHash)
    .execute();
}

export async function deleteSessionsOf(trx: Trx, personId: number): Promise<void> {
  await trx.deleteFrom('session').where('person_id', '=', personId).execute();
}

/** Also deletes the links that would open a session. */
export async function deleteAllSessions(db: Db): Promise<void> {
  await db.deleteFrom('session').execute();
  await db.deleteFrom('password_reset').execute();
  await db.deleteFrom('person_link').execute();
}

export async function deleteEndedSessions(db: Db, now: Date, seenAfter: Date): Promise<void> {
  await db
    .deleteFrom('session')
    .where((or) => or.or([or('expires_at', '<=', now), or('last_seen_at', '<=', seenAfter)]))
    .execute();
  await db.deleteFrom('password_reset').where('expires_at', '<=', now).execute();
  await db.deleteFrom('person_link').where('expires_at', '<=', now).execute();
}

/** Earlier links of these customers stop working. */
export async function replaceResets(
  trx: Trx,
  resets: readonly { token_hash: string; customer_id: number; created_at: Date; expires_at: Date }[],
): Promise<void> {
  await deleteResets(
    trx,
    resets.map((reset) => reset.customer_id),
  );
  await trx
    .insertInto('password_reset')
    .values([...resets])
    .execute();
}

export async function deleteResets(db: Db, customerIds: readonly number[]): Promise<void> {
  await db.deleteFrom('password_reset').where('customer_id', '=', anyOf(customerIds)).execute();
}

/** Returns the customer whose link this is; a link works once. */
export async function useReset(trx: Trx, tokenHash: string, now: Date): Promise<number | undefined> {
  const used = await trx
    .updateTable('password_reset')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('customer_id')
    .executeTakeFirst();
  return used?.customer_id;
}
