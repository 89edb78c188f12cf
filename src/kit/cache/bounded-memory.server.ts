/** Values by name, at most so many bytes of them; what was asked for longest ago goes first. */
export class BoundedMemory<Value> {
  #entries = new Map<string, { value: Value; bytes: number }>();
  #bytes = 0;
  #capacity: number;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get(name: string): Value | undefined {
    const entry = this.#entries.get(name);
    if (!entry) return undefined;
    this.#entries.delete(name);
    this.#entries.set(name, entry);
    return entry.value;
  }

  set(name: string, value: Value, bytes: number): void {
    this.delete(name);
    this.#entries.set(name, { value, bytes });
    this.#bytes += bytes;
    this.#letGo();
  }

  /** Of a value that takes more or less than it did, where it is still kept. */
  reweigh(name: string, value: Value, bytes: number): void {
    const entry = this.#entries.get(name);
    if (entry?.value !== value) return;
    this.#bytes += bytes - entry.bytes;
    entry.bytes = bytes;
    this.#letGo();
  }

  #letGo(): void {
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#capacity) break;
      this.delete(oldest);
    }
  }

  delete(name: string): void {
    this.#bytes -= this.#entries.get(name)?.bytes ?? 0;
    this.#entries.delete(name);
  }
}
