import { pathToFileURL } from 'node:url';
import type { ViteDevServer } from 'vite';
import { openDatabase } from '#kit/db.server.ts';
import { readEnv } from '#kit/env.server.ts';
import { StartError } from '#kit/start-error.server.ts';
import { openShop } from './shop.server.ts';

/** Starts the shop of this process's settings. */
export async function startShop(options: { vite?: ViteDevServer } = {}): Promise<{ stop(): Promise<void> }> {
  const env = readEnv();
  const database = await openDatabase(env);
  const shop = await openShop({ env, database, vite: options.vite, logLevel: 'info' });
  await shop.listen();
  return shop;
}

async function runAsProgram(): Promise<void> {
  try {
    const shop = await startShop();
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(shop));
  } catch (error) {
    // What the person can mend is one line; anything else is a fault of ours and keeps its stack.
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  }
}

async function stop(shop: { stop(): Promise<void> }): Promise<void> {
  setTimeout(() => process.exit(1), 15_000).unref();
  await shop.stop();
  process.exit(0);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await runAsProgram();
