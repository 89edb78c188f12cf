import { pathToFileURL } from 'node:url';
import { grow, growing, type Size } from '#demo/grow.server.ts';
import { openDatabase, type Database } from '#kit/database/db.server.ts';
import { readEnv, type Env } from '#kit/process/env.server.ts';
import { FolderInUse } from '#kit/database/embedded/folder-lock.server.ts';
import { migrate } from '#kit/database/migrate.server.ts';
import { keepFilesPrivate } from '#kit/process/private-files.server.ts';
import { StartError } from '#kit/process/start-error.server.ts';
import { readArguments, usage } from './grow-arguments.server.ts';
import { count, startProgress } from './import-progress.server.ts';

/** Returns the exit code: 0 for success, 1 for failure, 2 for a wrong command line. */
async function runCommand(words: string[]): Promise<number> {
  const size = readArguments(words);
  if (size === 'help') {
    console.log(usage);
    return 0;
  }
  if ('wrong' in size) {
    console.error(`${size.wrong}.\n\n${usage}`);
    return 2;
  }
  keepFilesPrivate();
  try {
    await growTo(await openToGrow(readEnv()), size);
    return 0;
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    return 1;
  }
}

async function openToGrow(env: Env): Promise<Database> {
  try {
    return await openDatabase(env);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    throw new StartError(
      `The shop is running on the data folder ${env.dataDir} (${error.holder}): stop it first.`,
      { cause: error },
    );
  }
}

async function growTo(database: Database, size: Size): Promise<void> {
  const progress = new Map(growing.map((kind) => [kind, startProgress(kind, process.stderr)]));
  const began = performance.now();
  try {
    await migrate(database.db);
    const added = await grow(database.db, size, {
      now: new Date(),
      onProgress: (kind, done, wanted) => progress.get(kind)?.show(done, done / wanted),
    });
    progress.get('orders')?.end();
    const said = growing.map((kind) => `${count(added[kind])} ${kind}`).join(', ');
    console.log(`Added ${said} in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  } finally {
    await database.close();
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = await runCommand(process.argv.slice(2));
}
