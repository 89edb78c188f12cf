import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** A PostgreSQL server of our own; the user `postgres` needs no password. */
export type PrivateCluster = {
  url: string;
  /** Makes an empty database of this name and answers its address. */
  newDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
};

/** The folder of the PostgreSQL programs on this machine, or undefined. */
export function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
    '/usr/local/bin',
  ];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
}

/** Tries to install PostgreSQL where that can be done without asking: as root on Debian. Answers whether it worked. */
export function installPostgres(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], { env, stdio: 'ignore' });
  return findPostgres() !== undefined;
}

// Makes and starts the server, and stops it and removes its folder when its own input ends: that is, also when the
// tests are killed. A server that is just starting does not hear the first signal.
const keeper = `
trap '' INT
"$1/initdb" -D "$2/data" -U postgres -A trust -E UTF8 -N >"$2/log" 2>&1
"$1/postgres" -D "$2/data" -F -c listen_addresses=127.0.0.1 -c port="$3" -c unix_socket_directories="$2" \\
  -c max_connections=60 -c full_page_writes=off -c synchronous_commit=off -c shared_buffers=64MB >>"$2/log" 2>&1 &
server=$!
cat >/dev/null
while kill -INT "$server" 2>/dev/null; do sleep 0.1; done
rm -rf "$2"`;

/**
 * Starts a server in a folder of its own under the temporary one, on a free port, without fsync.
 * @throws when there are no PostgreSQL programs or the server does not start
 */
export async function startPrivateCluster(): Promise<PrivateCluster> {
  const programs = findPostgres();
  if (programs === undefined) throw new Error('PostgreSQL is not installed: no initdb and postgres in PATH.');
  const user = serverUser();
  const folder = mkdtempSync(join(tmpdir(), 'hylla-postgres-'));
  if (user !== undefined) chownSync(folder, user.uid, user.gid);

  const port = await freePort();
  const child = spawn('/bin/sh', ['-c', keeper, 'sh', programs, folder, String(port)], {
    ...user,
    cwd: folder,
    env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' },
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.unref();
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const cluster = {
    url,
    async newDatabase(name: string) {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return new URL(name, url).href;
    },
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
  if (!(await answers(cluster.url))) {
    const log = readFileSync(join(folder, 'log'), 'utf8');
    await cluster.stop();
    throw new Error(`PostgreSQL did not start: ${log}`);
  }
  return cluster;
}

/** PostgreSQL refuses to run as root. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const entry = ['postgres', 'nobody']
    .map((name) => lines.find((line) => line.startsWith(`${name}:`)))
    .find(Boolean);
  const [, , uid, gid] = entry?.split(':') ?? [];
  return { uid: Number(uid ?? 65534), gid: Number(gid ?? 65534) };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function answers(url: string): Promise<boolean> {
  for (const end = Date.now() + 30_000; Date.now() < end; await sleep(100)) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return true;
    } catch {
      // Not yet.
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  return false;
}
