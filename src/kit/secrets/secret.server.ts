import { createHash, randomBytes } from 'node:crypto';

/** Returns 256 random bits in 43 characters that are safe in cookies and URLs. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a secret, which is useless to somebody who reads the database. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Returns whether the value has the format of a secret; other values are not looked up. */
export function isSecret(value: string | undefined): value is string {
  return value !== undefined && /^[\w-]{43}$/.test(value);
}
