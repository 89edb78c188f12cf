import type { FindReader } from '#kit/api.server.ts';
import type { Db } from '#kit/db.server.ts';
import { visitor } from '#kit/reader.ts';
import type { Customer, Reader } from '#kit/reader.ts';
import type { Services, SetCookie } from '#kit/router.server.ts';
import { hashOfSecret, isSecret, newSecret } from '#kit/secret.server.ts';
import { vatCase } from '#shop/customers/vat-case.ts';
import { staffOfSession } from '#shop/staff/sessions.server.ts';
import {
  deleteEndedSessions,
  deleteOtherSessions,
  deleteSession,
  insertSession,
  noLongerRequireNewPassword,
  readSession,
  updateLastSeen,
} from './store.server.ts';

export const sessionCookie = 'session';
const idleMs = 8 * 3_600_000;
const longestMs = 30 * 86_400_000;
/** Of a session that one of the staff opened in a customer's place. */
const longestOnBehalfMs = 4 * 3_600_000;
const rememberedMs = 1_000;
const mostRemembered = 10_000;

type SessionStart = {
  insteadOf?: string | undefined;
  /** The session may do nothing before a new password is set, and may set it without the current one. */
  requireNewPassword?: boolean;
  /** The session of the staff member who opens this one in the customer's place: it ends with that. */
  staffSessionHash?: string;
};

export type SessionBook = {
  findReader: FindReader;
  /** Opens a session, in place of the one the caller had. Answers the cookie that holds its secret. */
  start(db: Db, customerId: number, more?: SessionStart): Promise<SetCookie>;
  /** Ends the session whose secret the caller's cookie holds. Answers the cookie that takes its place. */
  end(secret: string | undefined): Promise<SetCookie>;
  /** Part of what changes a password; `forget` is to be called after the commit. */
  endOthers(db: Db, customer: Pick<Customer, 'id' | 'sessionHash'>): Promise<void>;
  /** Part of what sets a password: answers whether this session was asked for one. */
  noLongerRequire(db: Db, customer: Pick<Customer, 'sessionHash'>): Promise<boolean>;
  /** Makes the next call read sessions and customers anew. */
  forget(): void;
  /** Takes away what has ended. */
  sweep(): Promise<void>;
};

export function openSessionBook({ db, log, now }: Pick<Services, 'db' | 'log' | 'now'>): SessionBook {
  // A listing asks ten times a second on behalf of the same customer: other nodes' changes may be a second late.
  const remembered = new Map<string, { until: number; reader: Promise<Reader> }>();
  const forget = (): void => remembered.clear();

  async function load(tokenHash: string): Promise<Reader> {
    const at = now();
    const row = await readSession(db, tokenHash, at, new Date(at.getTime() - idleMs));
    if (!row) return visitor;
    if (at.getTime() - row.last_seen_at.getTime() > 60_000) {
      await updateLastSeen(db, tokenHash, at).catch((error: unknown) =>
        log.warn({ err: error }, 'a session could not be noted as used'),
      );
    }
    const staff =
      row.staff_session_hash === null ? undefined : await staffOfSession({ db, now }, row.staff_session_hash);
    if (staff?.kind === 'visitor') return visitor;
    return {
      kind: 'customer',
      id: row.id,
      number: row.customer_number,
      name: row.name,
      priceListCode: row.price_list_code,
      currencyCode: row.currency_code,
      vatExempt: vatCase({ countryCode: row.invoice_country_code, vatNumber: row.vat_number }) !== 'domestic',
      authUsed: row.auth_used,
      actingStaff: staff && { id: staff.id, name: staff.name },
      requireNewPassword: row.requires_new_password,
      sessionHash: tokenHash,
    };
  }

  return {
    async findReader(request) {
      const secret = request.cookies[sessionCookie];
      if (!isSecret(secret)) return visitor;
      const known = remembered.get(secret);
      if (known && known.until > performance.now()) return await known.reader;
      if (remembered.size >= mostRemembered) forget();
      const reader = load(hashOfSecret(secret));
      const entry = { until: performance.now() + rememberedMs, reader };
      remembered.set(secret, entry);
      reader.catch(() => {
        if (remembered.get(secret) === entry) remembered.delete(secret);
      });
      return await reader;
    },
    async start(on, customerId, { insteadOf, requireNewPassword = false, staffSessionHash } = {}) {
      if (isSecret(insteadOf)) await deleteSession(on, hashOfSecret(insteadOf));
      const secret = newSecret();
      const createdAt = now();
      const authUsed = staffSessionHash !== undefined;
      const lasts = authUsed ? longestOnBehalfMs : longestMs;
      const expiresAt = new Date(createdAt.getTime() + lasts);
      await insertSession(on, {
        token_hash: hashOfSecret(secret),
        customer_id: customerId,
        auth_used: authUsed,
        requires_new_password: requireNewPassword,
        staff_session_hash: staffSessionHash ?? null,
        created_at: createdAt,
        expires_at: expiresAt,
      });
      return { name: sessionCookie, value: secret, maxAgeSeconds: lasts / 1000 };
    },
    async end(secret) {
      if (isSecret(secret)) await deleteSession(db, hashOfSecret(secret));
      forget();
      return { name: sessionCookie, value: '', maxAgeSeconds: 0 };
    },
    endOthers: (on, { id, sessionHash }) => deleteOtherSessions(on, id, sessionHash),
    noLongerRequire: (on, { sessionHash }) => noLongerRequireNewPassword(on, sessionHash),
    forget,
    async sweep() {
      await deleteEndedSessions(db, now(), new Date(now().getTime() - idleMs));
    },
  };
}
