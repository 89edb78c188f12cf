import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type pg from 'pg';
import { databaseValues } from '#kit/database/database-values.server.ts';
import { EngineStream, type Engine } from './engine-stream.server.ts';
import { lockFolder } from './folder-lock.server.ts';
import { newPool } from '#kit/database/new-pool.server.ts';
import { makeFolder } from '#kit/process/private-files.server.ts';
import { projectRoot } from '#kit/process/project-root.server.ts';
import { codeOf, StartError } from '#kit/process/start-error.server.ts';

// V8 optimises a WebAssembly function once it has run for a number of bytes. With this higher budget it skips code
// that runs only at startup. Later versions of V8 have a similar default (13,000,000).
const optimiseLater = '--wasm-tiering-budget=18000000';

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

type WorkerEngine = Engine & { isRunning(): boolean; close(): Promise<void> };
type WorkerAnswer = 'ready' | { failure: string } | { answers: Uint8Array[][] };
type Waiting = { resolve: (parts: Uint8Array[]) => void; reject: (error: Error) => void };

async function startEngine(folder: string): Promise<WorkerEngine> {
  setFlagsFromString(optimiseLater);
  const worker = new Worker(join(projectRoot, 'src/kit/database/embedded/worker.server.mjs'), {
    workerData: { folder },
    execArgv: [],
    // The worker's JavaScript objects live only for one query. The data is in the engine's WebAssembly memory, which
    // this limit does not cover.
    resourceLimits: { maxYoungGenerationSizeMb: 6 },
  });
  const waiting: Waiting[] = [];
  let isRunning = true;
  let crash: Error | undefined;

  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const started = new Promise<void>((resolve, reject) => {
    worker.on('message', (answer: WorkerAnswer) => {
      if (answer === 'ready') resolve();
      else if ('failure' in answer) crash = new Error(answer.failure);
      else for (const parts of answer.answers) waiting.shift()?.resolve(parts);
    });
    worker.on('error', (error) => (crash = error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => {
      isRunning = false;
      reject(crash ?? new Error('it stopped without a word'));
      for (const one of waiting.splice(0)) one.reject(stopped(crash));
    });
  });
  await started;

  return {
    isRunning: () => isRunning,
    exchange: (message) =>
      new Promise((resolve, reject) => {
        if (!isRunning) return reject(stopped(crash));
        waiting.push({ resolve, reject });
        worker.postMessage(message);
      }),
    reset: () => worker.postMessage('reset'),
    async close() {
      worker.postMessage('close');
      await ended;
    },
  };
}

function stopped(cause: unknown): Error {
  return new Error(`The embedded database has stopped: ${oneLine(cause)}.`, { cause });
}

function oneLine(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return line.replace(/\.$/, '');
}
