import type { FastifyReply } from 'fastify';
import { isSecret } from '#kit/secrets/secret.server.ts';

/** A secret from a cookie. */
export type CookieSecret = {
  value: string;
  /** The cookie has its unprefixed name although the shop is served over https, where cookies are set with a prefix. */
  hasFormerName: boolean;
};

export type SetCookie = {
  name: string;
  value: string;
  maxAgeSeconds: number;
  /** The path that the cookie is limited to; the whole site by default. */
  path?: string;
  sameSite?: 'lax' | 'strict';
};

const prefix = '__Host-';
/**
 * The maximum number of cookies with one name that are looked up in the database. A browser of ours never sends more.
 */
const mostOfOneName = 4;

/**
 * Over https the name has a prefix, which makes browsers refuse such a cookie from a neighbouring host or a plain
 * connection.
 */
function cookieName(name: string, isHttps: boolean): string {
  return isHttps ? `${prefix}${name}` : name;
}

/**
 * Returns every secret from cookies of this name, prefixed ones first. A browser sends two when another path or host
 * has set one too, and only a lookup of the secrets tells which of them is valid.
 */
export function secretsInCookies(
  header: string | undefined,
  name: string,
  isHttps: boolean,
): readonly CookieSecret[] {
  if (header === undefined) return [];
  const pairs = header.split(';').map((pair) => pair.trim());
  const valuesOf = (full: string) =>
    pairs
      .filter((pair) => pair.startsWith(`${full}=`))
      .map((pair) => pair.slice(full.length + 1).replace(/^"(.*)"$/, '$1'))
      .filter(isSecret);
  const plain = valuesOf(name).map((value) => ({ value, hasFormerName: isHttps }));
  const prefixed = isHttps
    ? valuesOf(cookieName(name, isHttps)).map((value) => ({ value, hasFormerName: false }))
    : [];
  return [...prefixed, ...plain].slice(0, mostOfOneName);
}

/** Sets the cookies of an answer; an empty value clears one. No script of a page can read them. */
export function setCookies(reply: FastifyReply, cookies: readonly SetCookie[], isHttps: boolean): void {
  for (const { name, value, maxAgeSeconds, path = '/', sameSite = 'lax' } of cookies) {
    const shared = { httpOnly: true, sameSite, secure: isHttps };
    // Browsers require the path `/` for this cookie prefix.
    void reply.setCookie(cookieName(name, isHttps), value, {
      ...shared,
      path: isHttps ? '/' : path,
      maxAge: maxAgeSeconds,
    });
    // A cookie from before the prefix is cleared at its old path.
    if (isHttps && value === '') void reply.setCookie(name, '', { ...shared, path, maxAge: 0 });
  }
}
