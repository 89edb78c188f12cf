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

/** Counts changes to what is kept in memory. Rises here at once, and on other nodes when they next look. */
export class DataVersions {
  #seen = new Map<string, number>();
  #listeners: (() => void)[] = [];
  #count = 0;

  /** A number that differs whenever anything kept in memory may differ. */
  get current(): number {
    return this.#count;
  }

  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** To be called after the commit that changed something. */
  changed(): void {
    this.#count++;
    for (const listener of this.#listeners) listener();
  }

  /** Looks whether another process has changed something. */
  async look(db: Db): Promise<void> {
    const rows = await db.selectFrom('data_version').selectAll().execute();
    const differs = rows.some((row) => this.#seen.get(row.topic) !== row.version);
    for (const row of rows) this.#seen.set(row.topic, row.version);
    if (differs) this.changed();
  }
}

/** Says, in the writer's own transaction, that data of this topic differs from now on. */
export async function bumpVersion(trx: Trx, topic: string): Promise<void> {
  await trx
    .insertInto('data_version')
    .values({ topic, version: 1 })
    .onConflict((conflict) =>
      conflict.column('topic').doUpdateSet({ version: sql`data_version.version + 1` }),
    )
    .execute();
}
