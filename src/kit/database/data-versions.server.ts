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

/**
 * Counts changes to data that is cached in memory. The count rises at once in this process, and in other nodes at
 * their next poll.
 */
export class DataVersions {
  #seen = new Map<string, number>();
  #listeners: (() => void)[] = [];
  #count = 0;

  /** A number that differs whenever any cached data may differ. */
  get current(): number {
    return this.#count;
  }

  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Must be called after the commit of a change. */
  changed(): void {
    this.#count++;
    for (const listener of this.#listeners) listener();
  }

  /** Polls whether another process has changed anything. */
  async look(db: Db): Promise<void> {
    const rows = await db.selectFrom('data_version').selectAll().execute();
    const differs = rows.some((row) => this.#seen.get(row.topic) !== row.version);
    for (const row of rows) this.#seen.set(row.topic, row.version);
    if (differs) this.changed();
  }
}

/** Records in the writer's transaction that data of this topic has changed. */
export async function bumpVersion(trx: Trx, topic: string): Promise<void> {
  await trx
    .insertInto('data_version')
    .values({ topic, version: 1 })
    .onConflict((conflict) =>
      conflict.column('topic').doUpdateSet({ version: sql`data_version.version + 1` }),
    )
    .execute();
}
