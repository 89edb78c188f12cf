import type { IncomingMessage, ServerResponse } from 'node:http';
import { ByteBoundedCache } from './byte-bounded-cache.server.ts';
import { CachedResponse, type RenderedAnswer, type SentResponse } from './cached-response.server.ts';
import { isOfCustomer, requestKey } from './request-key.server.ts';

type Entry = { version: string; answer: Promise<CachedResponse> };
type KnownRequest = {
  /** The reference is weak, so that an answer evicted from the cache is freed here as well. */
  answer: WeakRef<CachedResponse>;
  cacheControl: string;
  isCurrent: () => boolean;
};
type Listener = (status: number, seconds: number) => void;

const requestBytes = 4 * 1024 * 1024;

/**
 * Visitors' responses, cached while the data behind them is unchanged: nothing that belongs to a customer may get in.
 * Concurrent requests for the same response share one rendering. A response has no age: which version of the data it
 * follows is its endpoint's or its page's `cachedUntil`.
 *
 * `respond` looks a response up by the raw request, before Fastify sees it, which takes a third of the time (`products`
 * and `page` in `npm run bench`). Every request that is not certainly a visitor's, complete and well formed, is left to
 * Fastify, which gives the same response.
 */
export class ResponseCache {
  readonly #answers: ByteBoundedCache<Entry>;
  readonly #requests = new ByteBoundedCache<KnownRequest>(requestBytes);
  readonly #headerLists = new WeakMap<SentResponse, string[]>();
  readonly #headers: Readonly<Record<string, string>>;
  readonly #isWellFormed: (request: IncomingMessage) => boolean;
  readonly #listeners: Listener[] = [];
  #mayRespond: () => boolean = () => true;

  /** `headers` are those that every response of the server has; only a well-formed request gets a cached one. */
  constructor(
    capacityBytes: number,
    isWellFormed: (request: IncomingMessage) => boolean,
    headers: Readonly<Record<string, string>> = {},
  ) {
    this.#answers = new ByteBoundedCache(capacityBytes);
    this.#isWellFormed = isWellFormed;
    this.#headers = headers;
  }

  /** `version` must differ whenever the answer may differ. An error thrown by `make` is rethrown and not cached. */
  get(key: string, version: string, make: () => Promise<RenderedAnswer>): Promise<CachedResponse> {
    const found = this.#answers.get(key);
    if (found && found.version === version) return found.answer;
    const answer = make().then((rendered) => new CachedResponse(rendered));
    const entry = { version, answer };
    this.#answers.set(key, entry, 0);
    answer.then(
      (rendered) => rendered.onWeight((bytes) => this.#answers.reweigh(key, entry, bytes + 2 * key.length)),
      () => this.#answers.get(key) === entry && this.#answers.delete(key),
    );
    return answer;
  }

  /**
   * Lets `respond` answer this request from now on. `isCurrent` tells whether the response is still valid; `isForAnyone`
   * means that customers get the same response.
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
    const key = answer.status === 200 ? requestKey(request) : undefined;
    if (key === undefined || (isOfCustomer(key) && !isForAnyone)) return;
    this.#requests.set(key, { answer: new WeakRef(answer), cacheControl, isCurrent }, 2 * key.length + 300);
  }

  /** Returns false when the web server has to answer. */
  respond(request: IncomingMessage, response: ServerResponse): boolean {
    if (!this.#mayRespond()) return false;
    const key = requestKey(request);
    const known = key === undefined ? undefined : this.#requests.get(key);
    if (!known?.isCurrent() || !this.#isWellFormed(request)) return false;
    const sent = known.answer.deref()?.as(request.headers, known.cacheControl);
    if (!sent || sent instanceof Promise) return false;
    const began = performance.now();
    response.writeHead(sent.status, this.#headerListOf(sent));
    response.end(sent.body);
    for (const listener of this.#listeners) listener(sent.status, (performance.now() - began) / 1000);
    return true;
  }

  /** Leaves every request to the web server while this returns false. */
  respondOnlyWhile(mayRespond: () => boolean): void {
    this.#mayRespond = mayRespond;
  }

  /** Calls `listener` for each response that `respond` has sent. */
  onRespond(listener: Listener): void {
    this.#listeners.push(listener);
  }

  #headerListOf(sent: SentResponse): string[] {
    let list = this.#headerLists.get(sent);
    if (!list) {
      const length = sent.body && { 'content-length': String(sent.body.length) };
      list = Object.entries({ ...this.#headers, ...sent.headers, ...length }).flat();
      this.#headerLists.set(sent, list);
    }
    return list;
  }
}
