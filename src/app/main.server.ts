import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import type { ViteDevServer } from 'vite';
import { beginDatabase, openReplica, type Database } from '#kit/database/db.server.ts';
import { readEnv, type Env } from '#kit/process/env.server.ts';
import { closeDataFolder, keepFilesPrivate } from '#kit/process/private-files.server.ts';
import { keepSpoolsIn } from '#kit/process/spool.server.ts';
import { codeOf, StartError } from '#kit/process/start-error.server.ts';
import { seedWhenEmpty } from './seed-when-empty.server.ts';
import { makeFirstDatabase } from './first-start.server.ts';
import type { Shop } from './shop.server.ts';

/** Starts the shop with the settings of this process; with `vite`, from its sources. */
export async function startShop({ vite }: { vite?: ViteDevServer } = {}): Promise<Shop> {
  const env = readEnv();
  keepFilesPrivate();
  keepSpoolsIn(join(env.dataDir, 'spool'));
  for (const { path, reason } of closeDataFolder(env.dataDir)) {
    console.error(`Other users may read ${path}, which could not be changed (${reason}).`);
  }
  // The address is tried before anything is opened or seeded, so that a port in use is reported at once.
  await tryAddress(env);
  if (!vite && !(await makeFirstDatabase(env))) process.exit(1);
  // The rest of the program is loaded while the database opens; each takes about as long as the other.
  const database = beginDatabase(env);
  try {
    const program = import('./shop.server.ts');
    // A database that cannot be opened is usually known by now, and is then the only error to report.
    await Promise.race([database.opened, program]);
    const { openShop } = await program;
    const replica = env.databaseReadUrl === undefined ? undefined : openReplica(env.databaseReadUrl);
    const shop = await openShop({ env, database, replica, vite, logLevel: 'info' });
    if (env.seed === 'demo') await seedWhenEmpty(shop.services);
    await listen(shop, env);
    await shop.start();
    await (await import('./greeting.server.ts')).greet(shop, env);
    return shop;
  } catch (error) {
    await close(database);
    throw error;
  }
}

/** @throws StartError when the shop could not listen there now */
async function tryAddress(env: Env): Promise<void> {
  const server = createServer();
  await listenOn(env, async ({ port, host }) => {
    server.listen({ port, host });
    await once(server, 'listening');
  });
  server.close();
  await once(server, 'close');
}

async function listen({ http }: Shop, env: Env): Promise<void> {
  await listenOn(env, ({ port, host }) => http.listen({ port, host }));
}

async function listenOn(env: Env, start: (address: Env) => Promise<unknown>): Promise<void> {
  const { port, host } = env;
  try {
    await start(env);
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE') {
      throw new StartError(`Port ${port} is in use: stop what uses it or choose another PORT.`);
    }
    if (codeOf(error) === 'EACCES')
      throw new StartError(`Port ${port} may not be used by this user: choose another PORT.`);
    if (codeOf(error) === 'EADDRNOTAVAIL' || codeOf(error) === 'ENOTFOUND') {
      throw new StartError(`HOST ${host} is no address of this machine.`);
    }
    throw error;
  }
}

async function close(database: Database): Promise<void> {
  await database.close().catch(() => undefined);
}

async function runAsProgram(): Promise<void> {
  // By default V8 lets garbage grow to several times the live heap: a third more memory for the same speed.
  setFlagsFromString('--heap-growing-percent=30');
  // The rows of a large response outlive a collection or two, after which V8 would make all later ones in the old
  // generation, where they wait for a mark of the whole heap (docs/decisions/0105).
  setFlagsFromString('--no-allocation-site-pretenuring');
  const starting = startShop();
  // A shop that is stopped while starting must also release its data folder.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void starting.then(stop, () => undefined));
  }
  try {
    await starting;
  } catch (error) {
    // An error that the person can fix is one line; anything else is a bug and keeps its stack trace.
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  }
}

async function stop(shop: Shop): Promise<void> {
  const { drainSeconds } = shop.services.env;
  setTimeout(() => process.exit(1), 15_000 + drainSeconds * 1000).unref();
  await shop.stop();
  process.exit(0);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await runAsProgram();
