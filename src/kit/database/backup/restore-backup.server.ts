import { sql } from 'kysely';
import { insertJsonRows, moveCounters, tablesInOrder } from './backup-tables.server.ts';
import { readBackupFile, type BackupPart } from './backup-file.server.ts';
import { withTimeLimit } from '#kit/database/time-limit.server.ts';
import { inTransaction, type Db, type Trx } from '#kit/database/db.server.ts';
import { migrationScripts } from '#kit/database/migrate.server.ts';
import { StartError } from '#kit/process/start-error.server.ts';

export type Restored = { at: string; rows: number; files: number };

type RestoreSteps = {
  putFile: (key: string, bytes: Buffer) => Promise<void>;
  /**
   * Runs in the same transaction, on the data before the restore; the function it returns runs on the restored data.
   */
  look: (trx: Trx) => Promise<(trx: Trx) => Promise<void>>;
};

/**
 * Replaces all data with a backup, or changes nothing when anything fails. A backup of an older version is migrated
 * on the way.
 * @throws StartError
 */
export async function restore(db: Db, path: string, { putFile, look }: RestoreSteps): Promise<Restored> {
  const { head, end } = await lookThrough(path);
  const scripts = await migrationScripts();
  const unknown = head.migrations.filter((name) => name.endsWith('.sql') && !scripts.has(name));
  if (unknown.length > 0) {
    throw new StartError(`${path} was made by a newer version (${unknown[0]}). Nothing was changed.`);
  }
  await withTimeLimit(0, () =>
    inTransaction(db, async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx);
      await sql`set local lock_timeout = '30s'`.execute(trx);
      const wasSeen = await newestVersion(trx);
      const settle = await look(trx);
      await dropTables(trx, [...scripts.values()]);
      await makeTables(trx, head.migrations, scripts);
      await load(trx, path, putFile);
      await moveCounters(trx);
      await migrateFrom(trx, head.migrations, scripts);
      // The version must be higher than any that a running shop has seen, so that every process notices the change.
      await sql`
        insert into data_version (topic, version) values ('restore', ${wasSeen + 1})
        on conflict (topic) do update set version = excluded.version`.execute(trx);
      await settle(trx);
    }),
  );
  return { at: head.at, rows: end.rows, files: end.files };
}

/** Reads the backup to its end first, so that a broken one is detected before anything changes. */
async function lookThrough(path: string) {
  let head: Extract<BackupPart, { kind: 'head' }> | undefined;
  let end: Extract<BackupPart, { kind: 'end' }> | undefined;
  for await (const part of readBackupFile(path)) {
    if (part.kind === 'head') head = part;
    if (part.kind === 'end') end = part;
  }
  if (!head || !end) throw new StartError(`${path} is no whole backup. Nothing was changed.`);
  return { head, end };
}

async function newestVersion(trx: Trx): Promise<number> {
  const { rows } = await sql<{
    exists: boolean;
  }>`select to_regclass('data_version') is not null as exists`.execute(trx);
  if (!rows[0]?.exists) return 0;
  const versions = await trx
    .selectFrom('data_version')
    .select((all) => all.fn.max('version').as('newest'))
    .execute();
  return Number(versions[0]?.newest ?? 0);
}

type Scripts = ReadonlyMap<string, string>;

/** Drops only the tables that the migrations create: other tables in the same database stay. */
async function dropTables(trx: Trx, scripts: readonly string[]): Promise<void> {
  const tables = scripts.flatMap((script) =>
    [...script.matchAll(/^create table (\w+)/gim)].map(([, name]) => name!),
  );
  for (const name of [...tables, 'migration'])
    await sql`drop table if exists ${sql.table(name)} cascade`.execute(trx);
}

async function makeTables(trx: Trx, names: readonly string[], scripts: Scripts): Promise<void> {
  await sql`create table migration (name text primary key, applied_at timestamptz not null default now())`.execute(
    trx,
  );
  for (const name of names) await apply(trx, name, scripts.get(name));
  const tables = await tablesInOrder(trx);
  if (tables.length > 0) {
    await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(trx);
  }
}

async function migrateFrom(trx: Trx, names: readonly string[], scripts: Scripts): Promise<void> {
  const applied = new Set(names);
  for (const [name, script] of scripts) if (!applied.has(name)) await apply(trx, name, script);
}

async function apply(trx: Trx, name: string, script: string | undefined): Promise<void> {
  if (script !== undefined) await sql.raw(script).execute(trx);
  await sql`insert into migration (name) values (${name})`.execute(trx);
}

const rowsAtOnce = 500;

async function load(
  trx: Trx,
  path: string,
  putFile: (key: string, bytes: Buffer) => Promise<void>,
): Promise<void> {
  const whole = new Set(
    (await tablesInOrder(trx)).filter((one) => one.refersToItself).map(({ name }) => name),
  );
  let table = '';
  let rows: string[] = [];
  const flush = async () => {
    await insertJsonRows(trx, table, rows);
    rows = [];
  };
  for await (const part of readBackupFile(path)) {
    if (part.kind === 'row') rows.push(part.json);
    // PostgreSQL checks self-references at the end of a statement, so the rows of such a table are inserted in one.
    const isFull = rows.length >= rowsAtOnce && !whole.has(table);
    if (isFull || part.kind === 'table' || part.kind === 'end') await flush();
    if (part.kind === 'table') table = part.name;
    if (part.kind === 'file') await putFile(part.key, Buffer.from(part.base64, 'base64'));
  }
}
