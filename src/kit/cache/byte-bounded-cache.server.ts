import { LRUCache } from 'lru-cache';

/** Values by name, at most so many bytes of them; what was asked for longest ago goes first. */
export class ByteBoundedCache<Value extends object> {
  readonly #cache: LRUCache<string, Value>;

  constructor(capacityBytes: number) {
    this.#cache = new LRUCache({ maxSize: capacityBytes });
  }

  get(name: string): Value | undefined {
    return this.#cache.get(name);
  }

  /** What takes more than the whole cache may is not kept. */
  set(name: string, value: Value, bytes: number): void {
    // The library takes no size of none, and keeps the size of a value that is set again.
    this.#cache.delete(name);
    this.#cache.set(name, value, { size: Math.max(1, bytes) });
  }

  /** Of a value that takes more or less than it did, where it is still kept. */
  reweigh(name: string, value: Value, bytes: number): void {
    if (this.#cache.peek(name) === value) this.set(name, value, bytes);
  }

  delete(name: string): void {
    this.#cache.delete(name);
  }
}
