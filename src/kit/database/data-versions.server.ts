import { sql } from 'kysely';
import type { Db, Trx } from './db.server.ts';

export interface DataVersionTable {
  topic: string;
  version: number;
}
declare module './db.server.ts' {
  interface Tables {
    data_version: DataVersionTable;
  }
}

/** What a topic's count rose to, for the process that made it rise. */
export type Bumped = { topic: string; version: number };

/**
 * Counts changes to data that is cached in memory. The count rises in this process once what takes long to read has
 * been read, so that nobody waits for it, and in other nodes after their next poll.
 */
export class DataVersions {
  #seen = new Map<string, number>();
  #loads: (() => Promise<unknown>)[] = [];
  #count = 0;
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  /** A number that differs whenever any cached data may differ. */
  get current(): number {
    return this.#count;
  }

  /** Registers what is done before the count rises; where it fails, the count rises all the same. */
  loadAhead(load: () => Promise<unknown>): void {
    this.#loads.push(load);
  }

  /** Must be called after the commit of a change; until it resolves, readers are shown what was there before. */
  async changed(bumped?: Bumped): Promise<void> {
    const seen = bumped && this.#seen.get(bumped.topic);
    // A poll has found the change since its commit: what it reads, or has read, holds it.
    if (bumped && seen !== undefined && seen >= bumped.version) return await (this.#next ?? this.#running);
    // Where another process has made it rise too, the next poll must find that out.
    if (bumped && seen === bumped.version - 1) this.#seen.set(bumped.topic, bumped.version);
    // What is being read was perhaps read before the commit. All who come until it ends share the next reading.
    this.#next ??= this.#running.then(() => {
      this.#next = undefined;
      return (this.#running = this.#rise());
    });
    await this.#next;
  }

  async #rise(): Promise<void> {
    await Promise.allSettled(this.#loads.map((load) => load()));
    this.#count++;
  }

  /** Polls whether another process has changed anything. */
  async look(db: Db): Promise<void> {
    const rows = await db.selectFrom('data_version').selectAll().execute();
    const differs = rows.some((row) => this.#seen.get(row.topic) !== row.version);
    for (const row of rows) this.#seen.set(row.topic, row.version);
    if (differs) await this.changed();
  }
}

/** Records in the writer's transaction that data of this topic has changed. */
export async function bumpVersion(trx: Trx, topic: string): Promise<Bumped> {
  return await trx
    .insertInto('data_version')
    .values({ topic, version: 1 })
    .onConflict((conflict) =>
      conflict.column('topic').doUpdateSet({ version: sql`data_version.version + 1` }),
    )
    .returning(['topic', 'version'])
    .executeTakeFirstOrThrow();
}
