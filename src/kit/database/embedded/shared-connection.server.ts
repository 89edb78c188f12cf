import type pg from 'pg';

/** A connection used by several callers at once, outside transactions: their queries are pipelined. */
type Lease = { client: Promise<pg.PoolClient>; users: number; isOpen: boolean; failure: Error | undefined };

/**
 * Lends the single connection of an engine. Sharing it means that the next query has already arrived when the engine
 * finishes the previous one, a wait that would take as long as many queries. Transactions wait for exclusive use.
 */
export class SharedConnection {
  #pool: pg.Pool;
  #lease: Lease | undefined;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** `fail` must be called with the error that makes the connection unusable. */
  async use<T>(work: (client: pg.PoolClient, fail: (failure: Error) => void) => Promise<T>): Promise<T> {
    const lease = this.#join();
    try {
      return await work(await lease.client, (failure) => (lease.failure ??= failure));
    } finally {
      lease.users--;
      if (lease.users === 0) await this.#end(lease);
    }
  }

  /** While somebody waits for exclusive use nobody joins the current users, so that no one starves. */
  #join(): Lease {
    const isBusy = this.#lease?.isOpen && this.#pool.waitingCount > 0;
    if (!this.#lease || isBusy || this.#lease.failure) this.#lease = this.#open();
    this.#lease.users++;
    return this.#lease;
  }

  #open(): Lease {
    const lease: Lease = { client: this.#pool.connect(), users: 0, isOpen: false, failure: undefined };
    lease.client.then(
      () => (lease.isOpen = true),
      () => this.#lease === lease && (this.#lease = undefined),
    );
    return lease;
  }

  async #end(lease: Lease): Promise<void> {
    if (this.#lease === lease) this.#lease = undefined;
    const client = await lease.client.catch(() => undefined);
    client?.release(lease.failure);
  }
}
