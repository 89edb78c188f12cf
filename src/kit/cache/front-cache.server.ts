import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { ByteBoundedCache } from './byte-bounded-cache.server.ts';
import { problemOfShape } from '#kit/http/request-shape.server.ts';
import type { CachedResponse, SentResponse } from './response-cache.server.ts';

type Known = {
  /** The reference is weak, so that an answer evicted from the response cache is freed here as well. */
  answer: WeakRef<CachedResponse>;
  cacheControl: string;
  isCurrent: () => boolean;
};
type Heard = (status: number, seconds: number) => void;

const capacityBytes = 4 * 1024 * 1024;

/**
 * Cached answers for visitors, looked up from the raw request before the web server handles it: the most frequent
 * reads cost a third of the work. A request that is not clearly a complete, well-formed request of a visitor goes on
 * to the web server, which gives the same answer.
 */
class FrontCache {
  readonly #known = new ByteBoundedCache<Known>(capacityBytes);
  readonly #lines = new WeakMap<SentResponse, string[]>();
  readonly #headers: Readonly<Record<string, string>>;
  readonly #heard: Heard[] = [];

  constructor(headers: Readonly<Record<string, string>>) {
    this.#headers = headers;
  }

  /** Inserts itself in front of the server's current request listeners. */
  standBefore(server: Server, isOpen: () => boolean): void {
    const [next] = server.listeners('request') as RequestListener[];
    if (!next) throw new Error('nobody answers there');
    server.removeListener('request', next);
    server.on('request', (request, response) => {
      if (!isOpen() || !this.#answer(request, response)) next(request, response);
    });
  }

  onAnswer(heard: Heard): void {
    this.#heard.push(heard);
  }

  /**
   * `isCurrent` tells whether the answer just given to this request is still valid; `isForAnyone` tells that a
   * customer gets the same answer.
   */
  remember(
    request: IncomingMessage,
    answer: CachedResponse,
    {
      cacheControl,
      isCurrent,
      isForAnyone = false,
    }: { cacheControl: string; isCurrent: () => boolean; isForAnyone?: boolean },
  ): void {
    const key = answer.status === 200 ? keyOf(request) : undefined;
    if (key === undefined || (key.startsWith(customers) && !isForAnyone)) return;
    this.#known.set(key, { answer: new WeakRef(answer), cacheControl, isCurrent }, 2 * key.length + 300);
  }

  #answer(request: IncomingMessage, response: ServerResponse): boolean {
    const key = keyOf(request);
    const known = key === undefined ? undefined : this.#known.get(key);
    if (!known?.isCurrent() || problemOfShape(request)) return false;
    const sent = known.answer.deref()?.as(request.headers, known.cacheControl);
    if (!sent || sent instanceof Promise) return false;
    const began = performance.now();
    response.writeHead(sent.status, this.#linesOf(sent));
    response.end(sent.body);
    for (const heard of this.#heard) heard(sent.status, (performance.now() - began) / 1000);
    return true;
  }

  #linesOf(sent: SentResponse): string[] {
    let lines = this.#lines.get(sent);
    if (!lines) {
      const length = sent.body && { 'content-length': String(sent.body.length) };
      lines = Object.entries({ ...this.#headers, ...sent.headers, ...length }).flat();
      this.#lines.set(sent, lines);
    }
    return lines;
  }
}

/** The prefix of keys for requests that may come from a customer: those are looked up under no other key. */
const customers = 'customer ';

/** Returns undefined for a request that is not a plain read. */
function keyOf({ method, url, headers, httpVersion }: IncomingMessage): string | undefined {
  if (method !== 'GET' || url === undefined || httpVersion !== '1.1') return undefined;
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return undefined;
  const { cookie } = headers;
  if (cookie === undefined) return url;
  const language = languageIn(cookie);
  if (language === undefined) return undefined;
  return `${/session/i.test(cookie) ? customers : ''}${language} ${url}`;
}

/** The language that the cookies select; undefined when they are not in the exact form that the shop writes. */
function languageIn(cookies: string): string | undefined {
  if (!/language/i.test(cookies)) return '';
  const said = cookies.split(/; ?/).filter((pair) => /language/i.test(pair));
  return said.length === 1 ? /^language=(sv|en)$/.exec(said[0] ?? '')?.[1] : undefined;
}

const ofServers = new WeakMap<Server, FrontCache>();

/** `headers` are added to every answer. While `isOpen` returns false, every request goes on to the web server. */
export function openFrontCache(
  { server }: FastifyInstance,
  headers: Readonly<Record<string, string>>,
  isOpen: () => boolean,
): void {
  const frontCache = new FrontCache(headers);
  frontCache.standBefore(server, isOpen);
  ofServers.set(server, frontCache);
}

export function frontCacheOf(http: FastifyInstance): FrontCache {
  const frontCache = ofServers.get(http.server);
  if (!frontCache) throw new Error('the web server was made without frontCache answers');
  return frontCache;
}
