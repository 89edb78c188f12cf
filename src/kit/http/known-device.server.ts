import type { Db } from '#kit/database/db.server.ts';
import type { CookieSecret, SetCookie } from './cookies.server.ts';
import { hashOfSecret, newSecret } from '#kit/secrets/secret.server.ts';
import { isRemembered, remember, type Limit } from './rate-limit.server.ts';

const day = 86_400;
const lastsDays = 180;

/**
 * A browser or program that has logged in before, recognised by a cookie that outlives its sessions. It has no
 * further rights, but its attempts are rate-limited separately: a flood from elsewhere cannot use them up.
 */
export type KnownDevice = { hash: string };

/** Finds the device that sent these secrets, if it has logged in to this account before. */
export async function findKnownDevice(
  db: Db,
  kind: string,
  { secrets, account }: { secrets: readonly CookieSecret[]; account: string },
  now: Date,
): Promise<KnownDevice | undefined> {
  for (const { value, hasFormerName } of secrets) {
    if (hasFormerName) continue;
    const hash = hashOfSecret(value);
    if (await isRemembered(db, { limit: limitOf(kind), source: `${hash} ${account}` }, now)) return { hash };
  }
  return undefined;
}

/** Part of a log-in: returns the cookie that identifies the device from now on. */
export async function rememberDevice(
  trx: Db,
  kind: string,
  { secrets, account }: { secrets: readonly CookieSecret[]; account: string },
  now: Date,
): Promise<Pick<SetCookie, 'value' | 'maxAgeSeconds'>> {
  const limit = limitOf(kind);
  let value: string | undefined;
  // A secret that this shop never issued may have been planted by somebody who knows it.
  for (const sent of secrets) {
    if (sent.hasFormerName || value !== undefined) continue;
    if (await isRemembered(trx, { limit, source: hashOfSecret(sent.value) }, now)) value = sent.value;
  }
  value ??= newSecret();
  const hash = hashOfSecret(value);
  await remember(trx, { limit, source: hash }, now);
  await remember(trx, { limit, source: `${hash} ${account}` }, now);
  return { value, maxAgeSeconds: lastsDays * day };
}

function limitOf(kind: string): Limit {
  return { kind, windowSeconds: lastsDays * day, free: 0 };
}
