import type pg from 'pg';

/** A connection that several use at once, outside of transactions: their queries are on their way together. */
type Lease = { client: Promise<pg.PoolClient>; users: number; isOpen: boolean; failure: Error | undefined };

/**
 * Lends the one connection of an engine. The next query is then already there when the engine is done with the one
 * before, which takes as long as many a query. Transactions wait until they have it for themselves.
 */
export class SharedConnection {
  #pool: pg.Pool;
  #lease: Lease | undefined;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** `fail` is to be called with what makes the connection of no more use. */
  async use<T>(work: (client: pg.PoolClient, fail: (failure: Error) => void) => Promise<T>): Promise<T> {
    const lease = this.#join();
    try {
      return await work(await lease.client, (failure) => (lease.failure ??= failure));
    } finally {
      lease.users--;
      if (lease.users === 0) await this.#end(lease);
    }
  }

  /** Nobody joins those at work while somebody waits, so that everybody's turn comes. */
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
