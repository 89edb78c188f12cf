import { Duplex } from 'node:stream';

/** An engine that answers messages of the PostgreSQL protocol, each after the one before. */
export type Engine = {
  exchange(message: Uint8Array): Promise<Uint8Array[]>;
  /** Undoes what a connection that is gone may have left: an open transaction, named queries. */
  reset(): void;
};

/** What the PostgreSQL driver takes for its socket: everything above the wire stays the driver's own. */
export class EngineStream extends Duplex {
  #open: () => Promise<Engine>;
  #engine: Engine | undefined;
  #answered: Promise<void> = Promise.resolve();

  constructor(open: () => Promise<Engine>) {
    super();
    this.#open = open;
  }

  connect(): this {
    this.#open().then(
      (engine) => {
        this.#engine = engine;
        this.emit('connect');
      },
      (error: unknown) => this.destroy(error instanceof Error ? error : new Error(String(error))),
    );
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {
    // Answers are pushed as they come.
  }

  override _write(chunk: Uint8Array, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    if (this.#engine === undefined) {
      done(new Error('The embedded database is not open.'));
      return;
    }
    this.#answered = this.#engine.exchange(chunk).then(
      (parts) => {
        for (const part of parts) this.push(part);
      },
      (error: unknown) => void this.destroy(error instanceof Error ? error : new Error(String(error))),
    );
    done();
  }

  // The driver writes a query as five messages at once; one journey to the engine is enough for them.
  override _writev(
    chunks: { chunk: Uint8Array; encoding: BufferEncoding }[],
    done: (error?: Error | null) => void,
  ): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'binary', done);
  }

  override _final(done: () => void): void {
    void this.#answered.then(() => {
      this.push(null);
      done();
    });
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#engine?.reset();
    done(error);
  }
}
