import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { Engine } from './engine-stream.server.ts';
import { projectRoot } from '#kit/process/project-root.server.ts';

// V8 optimises a WebAssembly function once it has run for a number of bytes. With this higher budget it skips code
// that runs only at startup. Later versions of V8 have a similar default (13,000,000).
const optimiseLater = '--wasm-tiering-budget=18000000';

export type WorkerEngine = Engine & { isRunning(): boolean; close(): Promise<void> };
type WorkerAnswer = 'ready' | { failure: string } | { answers: Uint8Array[][] };
type Waiting = { resolve: (parts: Uint8Array[]) => void; reject: (error: Error) => void };

/** Starts the worker, and resolves when the database in the folder is open. */
export async function startEngine(folder: string): Promise<WorkerEngine> {
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

export function stopped(cause: unknown): Error {
  return new Error(`The embedded database has stopped: ${oneLine(cause)}.`, { cause });
}

export function oneLine(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return line.replace(/\.$/, '');
}
