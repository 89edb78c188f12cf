import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { withTimeLimit } from './time-limit.server.ts';
import { inTransaction, type Db, type Trx } from './db.server.ts';
import { projectRoot } from '#kit/process/project-root.server.ts';
import { codeOf, StartError } from '#kit/process/start-error.server.ts';

const folder = join(projectRoot, 'db/migrations');

/**
 * Brings the database to the newest of `db/migrations/*.sql`, each script in a transaction of its own. Several nodes
 * may start at once: they migrate one after the other. A database that is newer than this program is left unchanged.
 * @throws StartError when a script fails; the scripts before it stay applied
 */
export async function migrate(db: Db): Promise<void> {
  const names = await migrationNames();
  await withTimeLimit(0, async () => {
    if (await isNewest(db, names)) return;
    await prepare(db);
    const applied = await appliedMigrations(db);
    for (const name of names) if (!applied.has(name)) await applyOrTell(db, name);
  });
}

/** Returns every script that this version knows, by its name, in order. */
export async function migrationScripts(): Promise<Map<string, string>> {
  const names = await migrationNames();
  const scripts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return new Map(names.map((name, index) => [name, scripts[index] ?? '']));
}

async function migrationNames(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
}

const noSuchTable = '42P01';

async function isNewest(db: Db, names: readonly string[]): Promise<boolean> {
  try {
    const applied = await appliedMigrations(db);
    return names.every((name) => applied.has(name));
  } catch (error) {
    if (codeOf(error) === noSuchTable) return false;
    throw error;
  }
}

// The row that a migrating process locks: not every PostgreSQL-compatible server has advisory locks that wait.
const turn = '0000';

async function prepare(db: Db): Promise<void> {
  await sql`
    create table if not exists migration (
      name text primary key,
      applied_at timestamptz not null default now()
    )`
    .execute(db)
    .catch((error: unknown) => {
      // Two processes may create the same table at the same moment, which "if not exists" does not handle.
      if (!['23505', '42P07', '42710'].includes(codeOf(error))) throw error;
    });
  await sql`insert into migration (name) values (${turn}) on conflict do nothing`.execute(db);
}

/** The names of the applied migrations, and `0000`, the row used as a lock. */
export async function appliedMigrations(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select name from migration`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

async function applyOrTell(db: Db, name: string): Promise<void> {
  try {
    await patiently(() => apply(db, name));
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : codeOf(error);
    throw new StartError(
      `The database cannot be brought to this version: db/migrations/${name} failed and changed nothing (${reason}).`,
      { cause: error },
    );
  }
}

async function apply(db: Db, name: string): Promise<void> {
  const script = await readFile(join(folder, name), 'utf8');
  await inTransaction(db, async (trx) => {
    await takeTurn(trx);
    if ((await appliedMigrations(trx)).has(name)) return;
    // Queries queue behind a statement that waits for a table lock, so its wait is kept short.
    await sql`set local lock_timeout = '1s'`.execute(trx);
    await sql.raw(script).execute(trx);
    await sql`insert into migration (name) values (${name})`.execute(trx);
  });
}

async function takeTurn(trx: Trx): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`select name from migration where name = ${turn} for update`.execute(trx);
}

const lockNotAvailable = '55P03';

async function patiently(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (codeOf(error) !== lockNotAvailable || attempt === 30) throw error;
      await sleep(1_000);
    }
  }
}
