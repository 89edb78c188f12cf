import { createHash } from 'node:crypto';
import { ByteBoundedCache } from '#kit/cache/byte-bounded-cache.server.ts';
import type { VersionOf } from '#kit/http/api.server.ts';
import type { CachedUntil } from '#kit/http/endpoint.ts';
import { CachedResponse } from '#kit/cache/cached-response.server.ts';
import type { RenderedAnswer } from '#kit/cache/cached-response.server.ts';

type DrawnFrom = { until: CachedUntil; version: string };
type Entry = DrawnFrom & { answer: CachedResponse; outdatedAt?: number };

const capacityBytes = 4 * 1024 * 1024;
/** On a slow line a page's scripts come long after it. */
const stillGivenMs = 60_000;

/**
 * What pages were drawn from, found by what it is: a page that has been sent wakes with just that, also when an order or
 * a colleague has changed something since. `versionOf` tells which data a page is drawn from now.
 */
export class DehydratedStates {
  readonly #kept = new ByteBoundedCache<Entry>(capacityBytes);
  readonly #versionOf: VersionOf;

  constructor(versionOf: VersionOf) {
    this.#versionOf = versionOf;
  }

  /** `version` is that of before it was drawn. Answers the name under which it is found. */
  put(state: RenderedAnswer, { until, version }: DrawnFrom): string {
    const name = createHash('sha256').update(state.text).digest('base64url').slice(0, 16);
    const entry = { answer: new CachedResponse(state), until, version };
    this.#kept.set(name, entry, 0);
    entry.answer.onWeight((bytes) => this.#kept.reweigh(name, entry, bytes));
    return name;
  }

  /** With whether it would be the same if it were drawn now. */
  find(name: string, now = Date.now()): { answer: CachedResponse; isCurrent: () => boolean } | undefined {
    const entry = this.#kept.get(name);
    if (!entry) return undefined;
    const isCurrent = () => this.#versionOf(entry.until) === entry.version;
    if (!isCurrent()) {
      entry.outdatedAt ??= now;
      if (now - entry.outdatedAt > stillGivenMs) {
        this.#kept.delete(name);
        return undefined;
      }
    }
    return { answer: entry.answer, isCurrent };
  }
}
