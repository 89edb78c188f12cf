import { LRUCache } from 'lru-cache';

/** A cache of values by name with a limit in bytes; the least recently used value is evicted first. */
export class ByteBoundedCache<Value extends object> {
  readonly #cache: LRUCache<string, Value>;

  constructor(capacityBytes: number) {
    this.#cache = new LRUCache({ maxSize: capacityBytes });
  }

  get(name: string): Value | undefined {
    return this.#cache.get(name);
  }

  /** A value larger than the whole cache is not stored. */
  set(name: string, value: Value, bytes: number): void {
    // The library accepts no size of zero, and it keeps the old size when a value is set again.
    this.#cache.delete(name);
    this.#cache.set(name, value, { size: Math.max(1, bytes) });
  }

  /** Updates the size of a value whose size has changed, if it is still cached. */
  reweigh(name: string, value: Value, bytes: number): void {
    if (this.#cache.peek(name) === value) this.set(name, value, bytes);
  }

  delete(name: string): void {
    this.#cache.delete(name);
  }
}
