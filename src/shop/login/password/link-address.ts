import { defaultLanguage, type Language } from '#kit/text/language.ts';

/** The name of the secret in a mailed link. */
const secretName = 'reset';

/**
 * Returns the address of a mailed link, which with a language opens the shop in it. Its secret comes after the hash sign,
 * so that it is sent to no server and logged by no proxy.
 */
export function linkAddress(publicUrl: string, secret: string, language: Language = defaultLanguage): string {
  const query = language === defaultLanguage ? '' : `?lang=${language}`;
  return `${publicUrl}/requirelogin${query}#${secretName}=${secret}`;
}

/** Returns the secret of a mailed link. Links that were mailed before have it in the query. */
export function secretInAddress({ hash, search }: { hash: string; search: string }): string | null {
  return new URLSearchParams(hash.slice(1)).get(secretName) ?? new URLSearchParams(search).get(secretName);
}

/** Returns the same address without the secret. */
export function withoutSecretOf({ hash, search }: { hash: string; search: string }) {
  const query = new URLSearchParams(search);
  query.delete(secretName);
  const isSecretInHash = new URLSearchParams(hash.slice(1)).has(secretName);
  return { search: query.toString(), hash: isSecretInHash ? '' : hash };
}
