import { Duplex } from 'node:stream';

/** An engine that answers messages of the PostgreSQL protocol, one after the other. */
export type Engine = {
  exchange(message: Uint8Array): Promise<Uint8Array[]>;
  /** Clears what a closed connection may have left behind: an open transaction and prepared statements. */
  reset(): void;
};

/** Acts as the PostgreSQL driver's socket, so that everything above the wire protocol stays the driver's own code. */
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
    // Nothing to do here, since answers are pushed as they arrive.
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

  // The driver writes a query as five messages at once; one round trip to the engine is enough for them.
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
