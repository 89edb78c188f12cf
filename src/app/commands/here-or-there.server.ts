import { askRunning } from '#kit/database/embedded/admin-socket.server.ts';
import { openDatabase, type Database } from '#kit/database/db.server.ts';
import type { Env } from '#kit/process/env.server.ts';
import { hasEmbeddedDatabase } from '#kit/database/embedded/embedded-database.server.ts';
import { FolderInUse } from '#kit/database/embedded/folder-lock.server.ts';
import { StartError } from '#kit/process/start-error.server.ts';
import { migrate } from '#kit/database/migrate.server.ts';
import { DataVersions } from '#kit/database/data-versions.server.ts';
import { doMaintenance, type Maintenance } from './maintenance.server.ts';

/** They begin a shop where there is none. */
const beginning: readonly Maintenance['verb'][] = ['restore', 'add-owner'];

/**
 * Only one process can open a data folder: if a shop is running on it, the command is sent to that shop.
 * @throws StartError
 */
export async function doHereOrThere(env: Env, task: Maintenance): Promise<string> {
  // Opening the embedded database would make one, and its backup would be taken for that of the shop.
  if (env.databaseUrl === undefined && !beginning.includes(task.verb) && !hasEmbeddedDatabase(env.dataDir))
    throw new StartError(`There is no shop in ${env.dataDir}: set DATA_DIR as it is where the shop runs.`);
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
