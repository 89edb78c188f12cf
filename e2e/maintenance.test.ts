import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../src/kit/database/db.server.ts';
import { findPostgres, startPrivateCluster, type PrivateCluster } from '../test/postgres.ts';
import { startIn } from './built-shop.ts';
import { call, checkout, seedForBuyers, keepBuying, row, type Acknowledged } from './resilience-orders.ts';

const folder = mkdtempSync(join(tmpdir(), 'hylla-maintenance-'));
let cluster: PrivateCluster | undefined;
afterAll(async () => {
  await cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const command = (env: Record<string, string>, ...words: string[]) => runBeside(env, 'maintenance', words);
const office = (env: Record<string, string>, ...words: string[]) => runBeside(env, 'office', words);

/** Runs one of the owner's commands as a separate process beside the shop. */
async function runBeside(env: Record<string, string>, program: string, words: string[]) {
  return await new Promise<{ code: number; output: string }>((done) =>
    execFile(
      process.execPath,
      [`dist/server/${program}.js`, ...words],
      { env: { ...process.env, ...env } },
      (error, stdout, stderr) => done({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    ),
  );
}

/** Returns the cookie of a customer's new session. */
async function logIn(url: string, username: string): Promise<string> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'demo1234' }),
  });
  const session = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('session='));
  return session?.split(';')[0] ?? '';
}

const engines = ['embedded', ...(findPostgres() ? ['postgres'] : [])];

describe.each(engines)('on %s, while the shop runs', (engine) => {
  test('a backup is made under buyers, restored under the shop, and the shop goes on', async () => {
    const dataDir = join(folder, engine);
    const env: Record<string, string> = { DATA_DIR: dataDir, SEED: 'none' };
    if (engine === 'postgres') {
      cluster = await startPrivateCluster();
      const admin = new pg.Client({ connectionString: cluster.url });
      await admin.connect();
      await admin.query('create database kept');
      await admin.end();
      env['DATABASE_URL'] = new URL('kept', cluster.url).href;
    }
    const opened = await openDatabase({ databaseUrl: env['DATABASE_URL'], dataDir });
    const buyers = await seedForBuyers(opened.db, 3);
    await opened.close();
    const shop = await startIn(dataDir, env);
    const file = join(folder, `${engine}.backup`);

    const acknowledged: Acknowledged = new Map();
    let goOn = true;
    const buying = Promise.all(
      buyers.map((buyer) => keepBuying(buyer, { url: () => shop.url, goOn: () => goOn }, acknowledged)),
    );
    const before = acknowledged.size;
    const made = await command(env, 'backup', file);
    goOn = false;
    await buying;
    expect(made).toMatchObject({ code: 0, output: expect.stringMatching(/[1-9]\d* rows/) });
    expect(acknowledged.size).toBeGreaterThan(before);

    expect(await command(env, 'restore', file)).toMatchObject({
      code: 1,
      output: expect.stringMatching(/--replace/),
    });
    const restored = await command(env, 'restore', file, '--replace');
    expect(restored).toMatchObject({ code: 0, output: expect.stringMatching(/^Restored as it was at/) });
    // All sessions are invalid, as one may have been ended after the backup. A node caches a session for up to a
    // second.
    const asBefore = async () => (await call(shop.url, buyers[0]!, 'cartrow', row))?.status;
    await expect.poll(asBefore).toBe(401);
    const buyer = { id: 1, cookie: await logIn(shop.url, '1001') };
    expect((await call(shop.url, buyer, 'cartrow', row))?.status).toBe(200);
    const answer = await call(shop.url, buyer, 'Order', checkout, 'after');
    expect(answer?.status).toBe(200);
    expect(await command(env, 'customer', 'erase', '1001')).toMatchObject({ code: 0 });
    await expect.poll(async () => (await call(shop.url, buyer, 'cartrow', row))?.status).toBe(401);
    expect((await command(env, 'customer', 'erase', 'nobody')).code).toBe(1);
    expect((await command(env, 'restore')).code).toBe(2);

    const owner = await office(env, 'add-owner', 'maria@fabriken.example');
    expect(owner).toMatchObject({ code: 0, output: expect.stringContaining('/office/welcome#') });
    const Token = /#([\w-]+)/.exec(owner.output)?.[1];
    const chosen = await fetch(`${shop.url}/api/office/welcome`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ Token, NewPassword: 'granitgrodan hoppar' }),
    });
    expect(chosen.status).toBe(200);
    await shop.stop();
    expect(existsSync(join(dataDir, 'control.sock'))).toBe(false);
  });
});
