import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { hasEmbeddedDatabase } from '#kit/database/embedded/embedded-database.server.ts';
import type { Env } from '#kit/process/env.server.ts';
import { projectRoot } from '#kit/process/project-root.server.ts';

/**
 * Creates and seeds an embedded database that does not exist yet. It runs in a separate process: creating it takes
 * 500 MB, most of which are freed only when the process ends. Returns whether the start can continue; if not, the
 * error has been printed.
 */
export async function makeFirstDatabase({ databaseUrl, dataDir }: Env): Promise<boolean> {
  if (databaseUrl !== undefined || hasEmbeddedDatabase(dataDir)) return true;
  const maker = fork(join(projectRoot, 'dist/server/make-database.js'));
  const [code] = (await once(maker, 'exit')) as [number | null];
  return code === 0;
}
