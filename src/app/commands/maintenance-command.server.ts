import { pathToFileURL } from 'node:url';
import { askRunning } from '#kit/database/embedded/admin-socket.server.ts';
import { openDatabase, type Database } from '#kit/database/db.server.ts';
import { readEnv, type Env } from '#kit/process/env.server.ts';
import { FolderInUse } from '#kit/database/embedded/folder-lock.server.ts';
import { migrate } from '#kit/database/migrate.server.ts';
import { keepFilesPrivate } from '#kit/process/private-files.server.ts';
import { StartError } from '#kit/process/start-error.server.ts';
import { DataVersions } from '#kit/database/data-versions.server.ts';
import { readArguments, usage } from './maintenance-arguments.server.ts';
import { doMaintenance, type Maintenance } from './maintenance.server.ts';

/** Returns the exit code: 0 for success, 1 for failure, 2 for a wrong command line. */
async function runCommand(words: string[]): Promise<number> {
  const env = readEnv();
  keepFilesPrivate();
  const task = readArguments(words, { dataDir: env.dataDir, now: new Date() });
  if (task === 'help') {
    console.log(usage);
    return 0;
  }
  if ('wrong' in task) {
    console.error(`${task.wrong}.\n\n${usage}`);
    return 2;
  }
  try {
    console.log(await doHereOrThere(env, task));
    return 0;
  } catch (error) {
    // An error that the person can fix is one line; anything else is a bug and keeps its stack trace.
    console.error(error instanceof StartError ? error.message : error);
    return 1;
  }
}

/** Only one process can open a data folder: if a shop is running on it, the command is sent to that shop. */
async function doHereOrThere(env: Env, task: Maintenance): Promise<string> {
  let database: Database;
  try {
    database = await openDatabase(env);
  } catch (error) {
    if (error instanceof FolderInUse) return await askRunning(env.dataDir, task);
    throw error;
  }
  try {
    await migrate(database.db);
    return await doMaintenance(
      { db: database.db, env, now: () => new Date(), versions: new DataVersions() },
      task,
    );
  } finally {
    await database.close();
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = await runCommand(process.argv.slice(2));
}
