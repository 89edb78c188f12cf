import type { IncomingMessage } from 'node:http';

const customers = 'customer ';

/** Whether the request may be a customer's: it is then answered by no other key than this. */
export function isOfCustomer(key: string): boolean {
  return key.startsWith(customers);
}

/** What tells one request for something to read from another; undefined for a request that asks for more. */
export function requestKey({ method, url, headers, httpVersion }: IncomingMessage): string | undefined {
  if (method !== 'GET' || url === undefined || httpVersion !== '1.1') return undefined;
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return undefined;
  const { cookie } = headers;
  if (cookie === undefined) return url;
  const language = languageIn(cookie);
  if (language === undefined) return undefined;
  return `${/session/i.test(cookie) ? customers : ''}${language} ${url}`;
}

/** The language that the cookies name, '' for none; undefined where they name it in another way than the shop does. */
function languageIn(cookies: string): string | undefined {
  if (!/language/i.test(cookies)) return '';
  const said = cookies.split(/; ?/).filter((pair) => /language/i.test(pair));
  return said.length === 1 ? /^language=(sv|en)$/.exec(said[0] ?? '')?.[1] : undefined;
}
