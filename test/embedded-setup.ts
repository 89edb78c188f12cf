import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { databaseOver } from '../src/kit/database/db.server.ts';
import { poolOf } from '../src/kit/database/embedded/embedded-database.server.ts';
import { migrate } from '../src/kit/database/migrate.server.ts';
import { projectRoot } from '../src/kit/process/project-root.server.ts';
import { engineInProcess } from './engine-in-process.ts';

/** Provides a file with a migrated database for tests to copy; it is rebuilt when a migration or the engine changes. */
export async function setup(project: TestProject): Promise<void> {
  const folder = join(projectRoot, '.cache/test-database');
  const file = join(folder, `${fingerprint()}.tar`);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    for (const old of readdirSync(folder)) rmSync(join(folder, old));
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, await makeSnapshot());
    renameSync(draft, file);
  }
  project.provide('snapshot', file);
}

function fingerprint(): string {
  const hash = createHash('sha256');
  const migrations = readdirSync(join(projectRoot, 'db/migrations')).sort();
  for (const name of migrations)
    hash.update(name).update(readFileSync(join(projectRoot, 'db/migrations', name)));
  hash.update(readFileSync(fileURLToPath(import.meta.url)));
  hash.update(readFileSync(join(projectRoot, 'node_modules/@electric-sql/pglite/package.json')));
  return hash.digest('hex').slice(0, 16);
}

async function makeSnapshot(): Promise<Uint8Array> {
  // Every test database is a copy of the snapshot, and a small one is copied in three quarters of the time: short
  // logs, and no templates.
  const pglite = await PGlite.create({
    initDbStartParams: ['--wal-segsize=1', '--set=min_wal_size=2MB', '--set=max_wal_size=2MB'],
  });
  const database = databaseOver(
    poolOf(() => Promise.resolve(engineInProcess(pglite))),
    'embedded',
  );
  await migrate(database.db);
  await database.close();
  await pglite.exec("update pg_database set datistemplate = false where datname like 'template%'");
  const steps = [
    // What a crash would need is of no use to a database that ends with its test.
    'alter system set full_page_writes = off',
    'alter system set synchronous_commit = off',
    "alter system set shared_buffers = '8MB'",
    'drop database template0',
    'drop database template1',
    'vacuum analyze',
    'checkpoint',
    'checkpoint',
  ];
  for (const step of steps) await pglite.exec(step);
  const tar = await pglite.dumpDataDir('none');
  await pglite.close();
  return new Uint8Array(await tar.arrayBuffer());
}
