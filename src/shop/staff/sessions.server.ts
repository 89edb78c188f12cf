import type { FindStaff } from '#kit/api.server.ts';
import { secretsInCookies } from '#kit/cookies.server.ts';
import type { CookieSecret } from '#kit/cookies.server.ts';
import type { Db } from '#kit/db.server.ts';
import { isHttps } from '#kit/env.server.ts';
import { visitor } from '#kit/reader.ts';
import type { Staff, Visitor } from '#kit/reader.ts';
import type { Services, SetCookie } from '#kit/router.server.ts';
import { hashOfSecret, newSecret } from '#kit/secret.server.ts';
import { rightsOf } from './rights.ts';
import {
  deleteEndedStaffSessions,
  deleteStaffSession,
  insertStaffSession,
  noteStaffSeen,
  readStaffSession,
} from './session-store.server.ts';

export const officeCookie = 'office';
const idleMs = 3_600_000;
const longestMs = 12 * 3_600_000;

export type StaffSessions = {
  findStaff: FindStaff;
  /** As `findStaff`, for a call that anyone may make. */
  find(secrets: readonly CookieSecret[]): Promise<Staff | Visitor>;
  start(
    db: Db,
    staffId: number,
    insteadOf: readonly CookieSecret[],
  ): Promise<{ hash: string; cookie: SetCookie }>;
  end(secrets: readonly CookieSecret[]): Promise<SetCookie>;
  sweep(): Promise<void>;
};

export function openStaffSessions({ db, env, now }: Pick<Services, 'db' | 'env' | 'now'>): StaffSessions {
  async function find(secrets: readonly CookieSecret[]): Promise<Staff | Visitor> {
    for (const { value, hasFormerName } of secrets) {
      const staff = await staffOfSession({ db, now }, hashOfSecret(value), { hasFormerName });
      if (staff.kind === 'staff') return staff;
    }
    return visitor;
  }

  return {
    find,
    findStaff: (request) => find(secretsInCookies(request.headers.cookie, officeCookie, isHttps(env))),
    async start(on, staffId, insteadOf) {
      for (const { value } of insteadOf) await deleteStaffSession(on, hashOfSecret(value));
      const secret = newSecret();
      const hash = hashOfSecret(secret);
      const createdAt = now();
      await insertStaffSession(on, {
        token_hash: hash,
        staff_id: staffId,
        created_at: createdAt,
        expires_at: new Date(createdAt.getTime() + longestMs),
      });
      return { hash, cookie: cookieOf(secret, longestMs / 1000) };
    },
    async end(secrets) {
      for (const { value } of secrets) await deleteStaffSession(db, hashOfSecret(value));
      return cookieOf('', 0);
    },
    sweep: () => deleteEndedStaffSessions(db, now(), idleSince(now())),
  };
}

/** Whose session this is while it lasts; being asked counts as its use. */
export async function staffOfSession(
  { db, now }: Pick<Services, 'db' | 'now'>,
  sessionHash: string,
  { hasFormerName = false } = {},
): Promise<Staff | Visitor> {
  const at = now();
  const row = await readStaffSession(db, sessionHash, at, idleSince(at));
  if (!row || (hasFormerName && !row.former_cookie_name)) return visitor;
  if (at.getTime() - row.last_seen_at.getTime() > 60_000) await noteStaffSeen(db, sessionHash, at);
  const { id, name, email, role } = row;
  const mustEnrol = row.totp_required && row.totp_secret === null;
  return { kind: 'staff', id, name, email, role, rights: rightsOf(role, mustEnrol), sessionHash };
}

function idleSince(at: Date): Date {
  return new Date(at.getTime() - idleMs);
}

/** Sent with the office's calls alone, where its name has no prefix. */
function cookieOf(value: string, maxAgeSeconds: number): SetCookie {
  return { name: officeCookie, value, maxAgeSeconds, path: '/api/office', sameSite: 'strict' };
}
