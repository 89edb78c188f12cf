import type { FindShopPrincipal } from '#kit/http/api.server.ts';
import { secretsInCookies, type CookieSecret, type SetCookie } from '#kit/http/cookies.server.ts';
import type { Db } from '#kit/database/db.server.ts';
import { isHttps } from '#kit/process/env.server.ts';
import {
  visitor,
  type CustomerSession,
  type ShopPrincipal,
  type StaffMember,
  type Visitor,
} from '#kit/http/principal.ts';
import type { Services } from '#kit/services/services.server.ts';
import { hashOfSecret, newSecret } from '#kit/secrets/secret.server.ts';
import { customerOf } from './customer-session.server.ts';
import {
  deleteEndedSessions,
  deleteOtherSessions,
  deleteSession,
  insertSession,
  noLongerRequireNewPassword,
  readSession,
  updateLastSeen,
} from './store.server.ts';

export { deleteAllSessions as endAllSessions, deleteSessionsOf as endSessionsOf } from './store.server.ts';

export const sessionCookie = 'session';
const sessionIdleMs = 8 * 3_600_000;
const longestCustomerSessionMs = 30 * 86_400_000;
/** The maximum length of a session that staff opened on a customer's behalf. */
const longestSessionOnBehalfMs = 4 * 3_600_000;
const cachedMs = 1_000;
const mostCached = 10_000;

/** A session, and whether its cookie may have the name that cookies had before the prefix. */
type Found = { principal: ShopPrincipal; mayHaveFormerName: boolean };
const nobody: Found = { principal: visitor, mayHaveFormerName: false };

type SessionStart = {
  /** The secrets from the caller's cookies, whose sessions end. */
  insteadOf?: readonly CookieSecret[];
  /** The session may do nothing before a new password is set, and may set it without the current one. */
  requireNewPassword?: boolean;
  /** Who logs in, unless it is whoever logs in with the customer's number. */
  personId?: number | undefined;
  /** The session of the staff member who opens this one on the customer's behalf: both end together. */
  staffSessionHash?: string;
};

/** A session of a customer whose person's others end: of the number's, where no person is named. */
type EndedBeside = { customerId: number; personId: number | undefined; sessionHash: string };

export type SessionRepository = {
  findShopPrincipal: FindShopPrincipal;
  /** Opens a session in place of the caller's current one. Returns the cookie with its secret. */
  start(db: Db, customerId: number, more?: SessionStart): Promise<SetCookie>;
  /** Ends the sessions whose secrets are in the caller's cookies. Returns the cookie that replaces them. */
  end(secrets: readonly CookieSecret[]): Promise<SetCookie>;
  /** Part of the transaction that changes a password; call `forget` after the commit. */
  endOthers(db: Db, session: EndedBeside): Promise<void>;
  /** Part of the transaction that sets a password: returns whether this session was required to. */
  noLongerRequire(db: Db, customer: Pick<CustomerSession, 'sessionHash'>): Promise<boolean>;
  /** Clears the cache, so that the next call reads sessions and customers again. */
  forget(): void;
  /** Deletes expired sessions. */
  sweep(): Promise<void>;
};

/** `staffOfSession` returns the staff member of a session while it lasts, and the visitor after that. */
export function openSessionRepository(
  { db, env, log, now }: Pick<Services, 'db' | 'env' | 'log' | 'now'>,
  staffOfSession: (sessionHash: string) => Promise<StaffMember | Visitor>,
): SessionRepository {
  // A listing makes ten calls a second for the same customer, so sessions are cached: changes on other nodes may take
  // effect a second late.
  const cached = new Map<string, { until: number; found: Promise<Found> }>();
  const forget = (): void => cached.clear();

  async function load(tokenHash: string): Promise<Found> {
    const at = now();
    const row = await readSession(db, tokenHash, at, new Date(at.getTime() - sessionIdleMs));
    if (!row) return nobody;
    if (at.getTime() - row.last_seen_at.getTime() > 60_000) {
      await updateLastSeen(db, tokenHash, at).catch((error: unknown) =>
        log.warn({ err: error }, 'a session could not be noted as used'),
      );
    }
    const staff = row.staff_session_hash === null ? undefined : await staffOfSession(row.staff_session_hash);
    if (staff?.kind === 'visitor') return nobody;
    return { principal: principalOf(row, tokenHash, staff), mayHaveFormerName: row.former_cookie_name };
  }

  async function find(secret: string): Promise<Found> {
    const known = cached.get(secret);
    if (known && known.until > performance.now()) return await known.found;
    if (cached.size >= mostCached) forget();
    const found = load(hashOfSecret(secret));
    const entry = { until: performance.now() + cachedMs, found };
    cached.set(secret, entry);
    const forgetThis = () => {
      if (cached.get(secret) === entry) cached.delete(secret);
    };
    // A session on a customer's behalf ends at the same moment as the staff member's own, on every node.
    found.then(({ principal }) => {
      if (principal.kind === 'customer' && principal.actingStaff) forgetThis();
    }, forgetThis);
    return await found;
  }

  return {
    async findShopPrincipal(request) {
      const secrets = secretsInCookies(request.headers.cookie, sessionCookie, isHttps(env));
      for (const { value, hasFormerName } of secrets) {
        const { principal, mayHaveFormerName } = await find(value);
        if (principal.kind === 'customer' && (mayHaveFormerName || !hasFormerName)) return principal;
      }
      return visitor;
    },
    async start(
      on,
      customerId,
      { insteadOf = [], requireNewPassword = false, personId, staffSessionHash } = {},
    ) {
      for (const { value } of insteadOf) await deleteSession(on, hashOfSecret(value));
      const secret = newSecret();
      const createdAt = now();
      const authUsed = staffSessionHash !== undefined;
      const lasts = authUsed ? longestSessionOnBehalfMs : longestCustomerSessionMs;
      const expiresAt = new Date(createdAt.getTime() + lasts);
      await insertSession(on, {
        token_hash: hashOfSecret(secret),
        customer_id: customerId,
        ...(personId !== undefined && { person_id: personId }),
        auth_used: authUsed,
        requires_new_password: requireNewPassword,
        staff_session_hash: staffSessionHash ?? null,
        created_at: createdAt,
        expires_at: expiresAt,
      });
      return { name: sessionCookie, value: secret, maxAgeSeconds: lasts / 1000 };
    },
    async end(secrets) {
      for (const { value } of secrets) await deleteSession(db, hashOfSecret(value));
      forget();
      return { name: sessionCookie, value: '', maxAgeSeconds: 0 };
    },
    endOthers: (on, { sessionHash, ...whose }) => deleteOtherSessions(on, whose, sessionHash),
    noLongerRequire: (on, { sessionHash }) => noLongerRequireNewPassword(on, sessionHash),
    forget,
    async sweep() {
      await deleteEndedSessions(db, now(), new Date(now().getTime() - sessionIdleMs));
    },
  };
}

function principalOf(
  row: NonNullable<Awaited<ReturnType<typeof readSession>>>,
  sessionHash: string,
  staff: StaffMember | undefined,
): CustomerSession {
  return customerOf(row, {
    authUsed: row.auth_used,
    actingStaff: staff && { id: staff.id, name: staff.name },
    requireNewPassword: row.requires_new_password,
    sessionHash,
  });
}
