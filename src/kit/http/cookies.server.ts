import { isSecret } from '#kit/secrets/secret.server.ts';

/** A secret that came in a cookie. */
export type CookieSecret = {
  value: string;
  /** It came under the plain name although the shop is served over https, where cookies are set with a prefix. */
  hasFormerName: boolean;
};

const prefix = '__Host-';
/** No browser of ours sends more of one name; each costs a look in the database. */
const mostOfOneName = 4;

/** Over https with a prefix, by which browsers refuse what a neighbouring host or a plain connection sets. */
export function cookieName(name: string, isHttps: boolean): string {
  return isHttps ? `${prefix}${name}` : name;
}

/**
 * Every secret that came in cookies of this name, those with the prefix first. A browser sends two when another path or
 * host has set one too, and only whoever knows the secrets can tell which of them counts.
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
