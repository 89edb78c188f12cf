import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { hasEmbeddedDatabase } from '#kit/database/embedded/embedded-database.server.ts';
import type { Env } from '#kit/process/env.server.ts';
import { projectRoot } from '#kit/process/project-root.server.ts';

/**
 * Makes and fills an embedded database that is not there yet. In a process of its own: of the 500 MB that making it
 * takes, most are given back only when their process ends. Answers whether the start can go on; if not, what is wrong
 * has been said.
 */
export async function makeFirstDatabase({ databaseUrl, dataDir }: Env): Promise<boolean> {
  if (databaseUrl !== undefined || hasEmbeddedDatabase(dataDir)) return true;
  const maker = fork(join(projectRoot, 'dist/server/make-database.js'));
  const [code] = (await once(maker, 'exit')) as [number | null];
  return code === 0;
}
