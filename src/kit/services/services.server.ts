import type { DataVersions } from '#kit/database/data-versions.server.ts';
import type { Db } from '#kit/database/db.server.ts';
import type { ReadOnReplica } from '#kit/database/replica.server.ts';
import type { Env } from '#kit/process/env.server.ts';
import type { Log } from '#kit/process/log.server.ts';

/** The services from which every area builds its routes. */
export type Services = {
  db: Db;
  onReplica: ReadOnReplica;
  env: Env;
  log: Log;
  now: () => Date;
  versions: DataVersions;
};
