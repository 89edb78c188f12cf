import { sql } from 'kysely';
import { rowsOf, tablesInOrder } from './backup-tables.server.ts';
import type { BackupPart } from './backup-file.server.ts';
import type { Db } from '#kit/database/db.server.ts';
import { appliedMigrations } from '#kit/database/migrate.server.ts';

/** Files that belong to the data, with their keys. */
export type BackupFiles = AsyncIterable<{ key: string; bytes: Uint8Array }>;

/** Yields the whole database as of one moment, regardless of concurrent writes, and then the files. */
export async function* backUp(db: Db, files: BackupFiles, now: Date): AsyncGenerator<BackupPart> {
  const counted = { rows: 0, files: 0 };
  const trx = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    await sql`set local statement_timeout = 0`.execute(trx);
    yield { kind: 'head', at: now.toISOString(), migrations: [...(await appliedMigrations(trx))].sort() };
    for (const { name } of await tablesInOrder(trx)) {
      yield { kind: 'table', name };
      for await (const json of rowsOf(trx, name)) {
        counted.rows++;
        yield { kind: 'row', json };
      }
    }
  } finally {
    await trx.rollback().execute();
  }
  for await (const { key, bytes } of files) {
    counted.files++;
    yield { kind: 'file', key, base64: Buffer.from(bytes).toString('base64') };
  }
  yield { kind: 'end', ...counted };
}
