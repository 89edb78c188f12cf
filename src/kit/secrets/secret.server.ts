import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, in 43 characters that a cookie and an address can hold. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret, so that who reads the database cannot use it. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Whether it has the form of a secret; what has not is not looked up. */
export function isSecret(value: string | undefined): value is string {
  return value !== undefined && /^[\w-]{43}$/.test(value);
}
