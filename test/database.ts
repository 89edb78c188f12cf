import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import pg from 'pg';
import { inject } from 'vitest';
import { databaseOver, openDatabase, type Database } from '../src/kit/database/db.server.ts';
import { poolOf } from '../src/kit/database/embedded/embedded-database.server.ts';
import { projectRoot } from '../src/kit/process/project-root.server.ts';
import { engineInProcess } from './engine-in-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    engine: Database['engine'];
    /** Whether the same tests run on a server too; never so where only the embedded engine is asked for. */
    isOnServerToo: boolean;
    /** A file with an empty, migrated database, for the engine `embedded`. */
    snapshot: string;
    /** A private server with an empty, migrated database named `template_shop`, for the engine `postgres`. */
    postgresUrl: string;
  }
}

/** A fresh, migrated and empty database on the engine of the test project; close it after use. */
export async function openTestDatabase(): Promise<Database> {
  return inject('engine') === 'postgres' ? await openOnServer() : await openInMemory();
}

let shared: Promise<PGliteOptions> | undefined;

async function openInMemory(): Promise<Database> {
  shared ??= readShared();
  const pglite = await PGlite.create(await shared);
  const pool = poolOf(() => Promise.resolve(engineInProcess(pglite)));
  return databaseOver(pool, 'embedded', { close: () => pglite.close() });
}

/** The snapshot and the compiled engine, which all copies in this process share. */
async function readShared(): Promise<PGliteOptions> {
  const program = join(projectRoot, 'node_modules/@electric-sql/pglite/dist');
  return {
    loadDataDir: new Blob([await readFile(inject('snapshot'))]),
    fsBundle: new Blob([await readFile(join(program, 'pglite.data'))]),
    pgliteWasmModule: await WebAssembly.compile(await readFile(join(program, 'pglite.wasm'))),
    initdbWasmModule: await WebAssembly.compile(await readFile(join(program, 'initdb.wasm'))),
  };
}

async function openOnServer(): Promise<Database> {
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runOn(server, `create database ${name} template template_shop`);
  const database = await openDatabase({ databaseUrl: new URL(name, server).href, dataDir: '' });
  return {
    ...database,
    async close() {
      await database.close();
      await runOn(server, `drop database ${name} with (force)`);
    },
  };
}

async function runOn(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}
