import { createHash } from 'node:crypto';
import { ByteBoundedCache } from '#kit/cache/byte-bounded-cache.server.ts';
import type { VersionOf } from '#kit/http/api.server.ts';
import type { CachedUntil } from '#kit/http/endpoint.ts';
import { CachedResponse, type RenderedAnswer } from '#kit/cache/cached-response.server.ts';

type DrawnFrom = { until: CachedUntil; version: string };
type Entry = DrawnFrom & { answer: CachedResponse; outdatedAt?: number };

const capacityBytes = 4 * 1024 * 1024;
/** On a slow connection a page's scripts arrive long after the page. */
const stillGivenMs = 60_000;

/**
 * The data from which pages were rendered, stored under a hash of its content: a page that has been sent is hydrated
 * with exactly that data, even when an order or a colleague has changed something since. `versionOf` returns the
 * version of the data from which a page would be rendered now.
 */
export class DehydratedStates {
  readonly #entries = new ByteBoundedCache<Entry>(capacityBytes);
  readonly #versionOf: VersionOf;

  constructor(versionOf: VersionOf) {
    this.#versionOf = versionOf;
  }

  /** `version` is the one before rendering. Returns the name under which the state can be found. */
  put(state: RenderedAnswer, { until, version }: DrawnFrom): string {
    const name = createHash('sha256').update(state.text).digest('base64url').slice(0, 16);
    const entry = { answer: new CachedResponse(state), until, version };
    this.#entries.set(name, entry, 0);
    entry.answer.onWeight((bytes) => this.#entries.reweigh(name, entry, bytes));
    return name;
  }

  /** `isCurrent` tells whether rendering now would give the same state. */
  find(name: string, now = Date.now()): { answer: CachedResponse; isCurrent: () => boolean } | undefined {
    const entry = this.#entries.get(name);
    if (!entry) return undefined;
    const isCurrent = () => this.#versionOf(entry.until) === entry.version;
    if (!isCurrent()) {
      entry.outdatedAt ??= now;
      if (now - entry.outdatedAt > stillGivenMs) {
        this.#entries.delete(name);
        return undefined;
      }
    }
    return { answer: entry.answer, isCurrent };
  }
}
