import { createHash } from 'node:crypto';
import { ByteBoundedCache } from '#kit/cache/byte-bounded-cache.server.ts';
import { CachedResponse } from '#kit/cache/response-cache.server.ts';
import type { RenderedAnswer } from '#kit/cache/response-cache.server.ts';

type Entry = { answer: CachedResponse; path: string; version: string; outdatedAt?: number };

const capacityBytes = 4 * 1024 * 1024;
/** On a slow line a page's scripts come long after it. */
const stillGivenMs = 60_000;

/**
 * What pages were drawn from, found by what it is: a page that has been sent wakes with just that, also when an order or
 * a colleague has changed something since. `version` tells which data a path's page is drawn from now.
 */
export class DehydratedStates {
  readonly #kept = new ByteBoundedCache<Entry>(capacityBytes);
  readonly #version: (path: string) => string;

  constructor(version: (path: string) => string) {
    this.#version = version;
  }

  /** `version` is that of before it was drawn. Answers the name under which it is found. */
  put(state: RenderedAnswer, path: string, version: string): string {
    const name = createHash('sha256').update(state.text).digest('base64url').slice(0, 16);
    const entry = { answer: new CachedResponse(state), path, version };
    this.#kept.set(name, entry, 0);
    entry.answer.onWeight((bytes) => this.#kept.reweigh(name, entry, bytes + 2 * path.length));
    return name;
  }

  /** With whether it would be the same if it were drawn now. */
  find(name: string, now = Date.now()): { answer: CachedResponse; isCurrent: () => boolean } | undefined {
    const entry = this.#kept.get(name);
    if (!entry) return undefined;
    const isCurrent = () => this.#version(entry.path) === entry.version;
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
