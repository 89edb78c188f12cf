import type { FindStaffMember } from '#kit/http/api.server.ts';
import { secretsInCookies, type CookieSecret, type SetCookie } from '#kit/http/cookies.server.ts';
import type { Db } from '#kit/database/db.server.ts';
import { isHttps, type Env } from '#kit/process/env.server.ts';
import { visitor, type Right, type StaffMember, type Visitor } from '#kit/http/principal.ts';
import type { Services } from '#kit/services/services.server.ts';
import { hashOfSecret, newSecret } from '#kit/secrets/secret.server.ts';
import { rightsOf } from './rights.ts';
import {
  deleteEndedStaffSessions,
  deleteStaffSession,
  insertStaffSession,
  noteStaffSeen,
  readStaffSession,
} from './session-store.server.ts';
import type { StaffRow } from './store.server.ts';

export const officeCookie = 'office';
const sessionIdleMs = 3_600_000;
const longestStaffSessionMs = 12 * 3_600_000;

type Secured = Pick<StaffRow, 'role' | 'totp_required' | 'totp_secret' | 'password_is_public' | 'may_price'>;

export type StaffSessions = {
  findStaff: FindStaffMember;
  /** Like `findStaff`, for a call that anyone may make. */
  find(secrets: readonly CookieSecret[]): Promise<StaffMember | Visitor>;
  /** The current rights of a staff member: until their account is secure, only to make it so. */
  rightsNow(row: Secured): ReadonlySet<Right>;
  start(
    db: Db,
    staffId: number,
    insteadOf: readonly CookieSecret[],
  ): Promise<{ hash: string; cookie: SetCookie }>;
  end(secrets: readonly CookieSecret[]): Promise<SetCookie>;
  sweep(): Promise<void>;
};

export function openStaffSessions({ db, env, now }: Pick<Services, 'db' | 'env' | 'now'>): StaffSessions {
  async function find(secrets: readonly CookieSecret[]): Promise<StaffMember | Visitor> {
    for (const { value, hasFormerName } of secrets) {
      const staff = await staffOfSession({ db, env, now }, hashOfSecret(value), { hasFormerName });
      if (staff.kind === 'staff') return staff;
    }
    return visitor;
  }

  return {
    find,
    rightsNow: (row) => rightsNow(env, row),
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
        expires_at: new Date(createdAt.getTime() + longestStaffSessionMs),
      });
      return { hash, cookie: cookieOf(secret, longestStaffSessionMs / 1000) };
    },
    async end(secrets) {
      for (const { value } of secrets) await deleteStaffSession(db, hashOfSecret(value));
      return cookieOf('', 0);
    },
    sweep: () => deleteEndedStaffSessions(db, now(), idleSince(now())),
  };
}

/** Returns the staff member of a valid session; the lookup counts as its use. */
export async function staffOfSession(
  { db, env, now }: Pick<Services, 'db' | 'env' | 'now'>,
  sessionHash: string,
  { hasFormerName = false } = {},
): Promise<StaffMember | Visitor> {
  const at = now();
  const row = await readStaffSession(db, sessionHash, at, idleSince(at));
  if (!row || (hasFormerName && !row.former_cookie_name)) return visitor;
  if (at.getTime() - row.last_seen_at.getTime() > 60_000) await noteStaffSeen(db, sessionHash, at);
  const { id, name, email, role } = row;
  return { kind: 'staff', id, name, email, role, rights: rightsNow(env, row), sessionHash };
}

/** An account with a publicly known password, or with a password alone, has full rights only in a demo. */
function rightsNow(
  { seed }: Pick<Env, 'seed'>,
  { role, totp_required, totp_secret, password_is_public, may_price }: Secured,
): ReadonlySet<Right> {
  const isDemo = seed === 'demo';
  const lacksTwoStep = totp_secret === null && (totp_required || !isDemo);
  return rightsOf(role, lacksTwoStep || (password_is_public && !isDemo), may_price);
}

function idleSince(at: Date): Date {
  return new Date(at.getTime() - sessionIdleMs);
}

/** The cookie is sent with pages too: before the shop is open, staff see it. */
function cookieOf(value: string, maxAgeSeconds: number): SetCookie {
  return { name: officeCookie, value, maxAgeSeconds, sameSite: 'strict' };
}
