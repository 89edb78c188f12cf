import { defaultLanguage, type Language } from '#kit/text/language.ts';

/** What a mailed link is for; also the name of its secret in the address. */
export type LinkKind = 'reset' | 'invite';
const kinds: readonly LinkKind[] = ['reset', 'invite'];

type Link = { language?: Language; kind?: LinkKind };

/**
 * Returns the address of a mailed link, which with a language opens the shop in it. Its secret comes after the hash sign,
 * so that it is sent to no server and logged by no proxy.
 */
export function linkAddress(
  publicUrl: string,
  secret: string,
  { language = defaultLanguage, kind = 'reset' }: Link = {},
): string {
  const query = language === defaultLanguage ? '' : `?lang=${language}`;
  return `${publicUrl}/requirelogin${query}#${kind}=${secret}`;
}

export type LinkSecret = { kind: LinkKind; token: string };

/** Returns the secret of a mailed link. Links that were mailed before have it in the query. */
export function secretInAddress({ hash, search }: { hash: string; search: string }): LinkSecret | null {
  for (const part of [hash.slice(1), search]) {
    const given = new URLSearchParams(part);
    for (const kind of kinds) {
      const token = given.get(kind);
      if (token !== null) return { kind, token };
    }
  }
  return null;
}

/** Returns the same address without the secret. */
export function withoutSecretOf({ hash, search }: { hash: string; search: string }) {
  const query = new URLSearchParams(search);
  const inHash = new URLSearchParams(hash.slice(1));
  for (const kind of kinds) query.delete(kind);
  return { search: query.toString(), hash: kinds.some((kind) => inHash.has(kind)) ? '' : hash };
}
