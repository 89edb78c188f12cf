import { pathToFileURL } from 'node:url';
import { openDatabase } from '#kit/database/db.server.ts';
import { readEnv } from '#kit/process/env.server.ts';
import { migrate } from '#kit/database/migrate.server.ts';
import { keepFilesPrivate } from '#kit/process/private-files.server.ts';
import { StartError } from '#kit/process/start-error.server.ts';
import { DataVersions } from '#kit/database/data-versions.server.ts';
import { seedWhenEmpty } from './seed-when-empty.server.ts';

/** Creates the database at the first start, in a separate process; see `first-start.server.ts`. */
async function makeDatabase(): Promise<void> {
  const env = readEnv();
  keepFilesPrivate();
  const database = await openDatabase(env);
  try {
    await migrate(database.db);
    const services = { db: database.db, versions: new DataVersions(), now: () => new Date() };
    if (env.seed === 'demo') await seedWhenEmpty(services);
  } finally {
    await database.close();
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  // The parent process was killed; the next start discards what has been created so far.
  process.once('disconnect', () => process.exit(1));
  try {
    await makeDatabase();
    process.exit(0);
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  }
}
