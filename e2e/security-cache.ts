import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

type Entry = { status: number; headers: Record<string, string>; body: Buffer; freshUntil: number };
export type Cache = { url: string; hits(): number; close(): void };

/**
 * A shared cache in front of the shop that stores everything RFC 9111 allows, for as long as it allows, and
 * revalidates by ETag. A `careless` one caches everything for everybody.
 */
export async function openCache(shopUrl: string, { careless = false } = {}): Promise<Cache> {
  const entries = new Map<string, Entry>();
  const varies = new Map<string, string[]>();
  let hits = 0;

  async function answerTo(method: string, path: string, asked: IncomingHttpHeaders): Promise<Entry> {
    const names = varies.get(path) ?? [];
    const key = [path, ...names.map((name) => `${name}=${String(asked[name] ?? '')}`)].join(' ');
    const found = entries.get(key);
    const mayReuse = method === 'GET' && found !== undefined;
    if (mayReuse && found.freshUntil > Date.now()) return (hits++, found);
    const headers: Record<string, string> = { 'accept-encoding': 'identity' };
    for (const name of ['cookie', 'accept', 'accept-language', 'if-none-match'])
      if (asked[name] !== undefined) headers[name] = String(asked[name]);
    const etag = found?.headers['etag'];
    if (mayReuse && etag) headers['if-none-match'] = etag;
    const ask = () => fetch(shopUrl + path, { method, headers, redirect: 'manual' });
    // A connection that was kept may end just as it is used again: a cache asks once more, as browsers do.
    const answer = await (method === 'GET' ? ask().catch(ask) : ask());
    const body = Buffer.from(await answer.arrayBuffer());
    if (answer.status === 304 && mayReuse)
      return (hits++, (found.freshUntil = Date.now() + lifetimeOf(found.headers)), found);
    const made = { status: answer.status, headers: Object.fromEntries(answer.headers), body, freshUntil: 0 };
    if (method !== 'GET' || !(careless || mayKeep(made))) return made;
    const vary = careless ? [] : (made.headers['vary'] ?? '').toLowerCase().split(/,\s*/).filter(Boolean);
    if (vary.includes('*')) return made;
    varies.set(path, vary);
    made.freshUntil = Date.now() + (careless ? 60_000 : lifetimeOf(made.headers));
    const own = [path, ...vary.map((name) => `${name}=${String(asked[name] ?? '')}`)].join(' ');
    entries.set(own, made);
    return made;
  }

  const server = createServer((asked, answer) => {
    answerTo(asked.method ?? 'GET', asked.url ?? '/', asked.headers).then(
      ({ status, headers, body }) => {
        const {
          'content-length': _length,
          'transfer-encoding': _coding,
          connection: _connection,
          ...others
        } = headers;
        answer.writeHead(status, others).end(asked.method === 'HEAD' ? undefined : body);
      },
      () => answer.destroy(),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hits: () => hits,
    close: () => (server.close(), server.closeAllConnections()),
  };
}

const byDefault = new Set([200, 203, 204, 300, 301, 308, 404, 405, 410, 414, 501]);

function mayKeep({ status, headers }: Entry): boolean {
  const rules = headers['cache-control'] ?? '';
  if (/no-store|private/.test(rules)) return false;
  return /public|max-age/.test(rules) || byDefault.has(status);
}

function lifetimeOf(headers: Record<string, string>): number {
  const rules = headers['cache-control'] ?? '';
  if (/no-cache/.test(rules)) return 0;
  const seconds = /s-maxage=(\d+)/.exec(rules)?.[1] ?? /max-age=(\d+)/.exec(rules)?.[1];
  // A response without cache headers may be cached heuristically; here for a minute.
  return 1_000 * Number(seconds ?? 60);
}
