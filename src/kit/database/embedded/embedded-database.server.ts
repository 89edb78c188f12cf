import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { databaseValues } from '#kit/database/database-values.server.ts';
import { EngineStream, type Engine } from './engine-stream.server.ts';
import { lockFolder } from './folder-lock.server.ts';
import { newPool } from '#kit/database/new-pool.server.ts';
import { makeFolder } from '#kit/process/private-files.server.ts';
import { codeOf, StartError } from '#kit/process/start-error.server.ts';
import { startEngine, stopped, oneLine, type WorkerEngine } from './engine-worker.server.ts';

export type EmbeddedDatabase = { pool: pg.Pool; opened: Promise<void>; close: () => Promise<void> };

/**
 * Starts to open the database in `dataDir/database` and creates it when it does not exist; queries of the pool wait.
 * `opened` rejects with a StartError when the folder is in use, not writable, or cannot be opened.
 */
export function openEmbeddedDatabase(dataDir: string): EmbeddedDatabase {
  const folder = join(dataDir, 'database');
  let unlock: () => void = () => undefined;
  let engine: Promise<WorkerEngine> | undefined;
  const opened = open();

  async function open(): Promise<void> {
    unlock = lockDataFolder(dataDir);
    try {
      engine = startEngine(folder);
      await engine;
    } catch (error) {
      throw new StartError(`The database in ${folder} cannot be opened: ${oneLine(error)}.`, {
        cause: error,
      });
    }
  }

  // After a panic, such as a full disk, the next connection restarts the engine, which then recovers.
  async function livingEngine(): Promise<WorkerEngine> {
    await opened;
    const running = await engine?.catch(() => undefined);
    if (running?.isRunning()) return running;
    engine = startEngine(folder);
    return await engine.catch((error: unknown) => {
      throw stopped(error);
    });
  }

  const pool = poolOf(livingEngine);
  return {
    pool,
    opened,
    async close() {
      await opened.catch(() => undefined);
      await (await engine?.catch(() => undefined))?.close();
      unlock();
    },
  };
}

/** Returns whether `dataDir/database` holds a complete database. */
export function hasEmbeddedDatabase(dataDir: string): boolean {
  const folder = join(dataDir, 'database');
  return existsSync(join(folder, 'PG_VERSION')) && !existsSync(`${folder}.unfinished`);
}

/** A pool of the single connection that an engine has. */
export function poolOf(open: () => Promise<Engine>): pg.Pool {
  return newPool({
    stream: () => new EngineStream(open),
    // The user is given explicitly so that PG… environment variables do not affect the embedded database.
    user: 'postgres',
    database: 'postgres',
    host: 'localhost',
    port: 5432,
    ssl: false,
    max: 1,
    // Queries are sent without waiting for earlier answers.
    pipeline: true,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 5_000,
    types: databaseValues,
  });
}

function lockDataFolder(dataDir: string): () => void {
  try {
    makeFolder(dataDir);
    return lockFolder(join(dataDir, 'database.lock'), dataDir);
  } catch (error) {
    if (error instanceof StartError) throw error;
    if (codeOf(error) === 'ENOSPC') {
      throw new StartError(`The disk of the data folder ${dataDir} is full.`, { cause: error });
    }
    throw new StartError(
      `The data folder ${dataDir} cannot be written (${oneLine(error)}); choose another DATA_DIR.`,
      { cause: error },
    );
  }
}
