import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/kit/database/db.server.ts';
import { migrate } from '../src/kit/database/migrate.server.ts';
import { startPrivateCluster } from './postgres.ts';

/** Provides a private server with a migrated database for tests to copy; returns what stops it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPrivateCluster();
  try {
    const admin = new pg.Client({ connectionString: cluster.url });
    await admin.connect();
    await admin.query('create database template_shop');
    await admin.end();
    const template = await openDatabase({
      databaseUrl: new URL('template_shop', cluster.url).href,
      dataDir: '',
    });
    await migrate(template.db);
    await template.close();
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  project.provide('postgresUrl', cluster.url);
  return () => cluster.stop();
}
