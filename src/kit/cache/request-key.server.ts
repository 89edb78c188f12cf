import type { IncomingMessage } from 'node:http';
import { isLanguage } from '#kit/text/language.ts';

const customers = 'customer ';

/** Returns whether the request may come from a customer: it is then answered only from entries under this key. */
export function isOfCustomer(key: string): boolean {
  return key.startsWith(customers);
}

/** Returns a key that identifies a plain read request; undefined for any other request. */
export function requestKey({ method, url, headers, httpVersion }: IncomingMessage): string | undefined {
  if (method !== 'GET' || url === undefined || httpVersion !== '1.1') return undefined;
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return undefined;
  const { cookie } = headers;
  if (cookie === undefined) return url;
  const language = languageIn(cookie);
  if (language === undefined) return undefined;
  return `${/session/i.test(cookie) ? customers : ''}${language} ${url}`;
}

/**
 * Returns the language that the cookies select, '' for none; undefined when they are not in the exact form that the
 * shop writes.
 */
function languageIn(cookies: string): string | undefined {
  if (!/language/i.test(cookies)) return '';
  const said = cookies.split(/; ?/).filter((pair) => /language/i.test(pair));
  const language = said.length === 1 ? /^language=(\w+)$/.exec(said[0] ?? '')?.[1] : undefined;
  return isLanguage(language) ? language : undefined;
}
