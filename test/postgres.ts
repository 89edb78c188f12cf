import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** A private PostgreSQL server; the user `postgres` needs no password. */
export type PrivateCluster = {
  url: string;
  /** Creates an empty database with this name and returns its address. */
  newDatabase(name: string): Promise<string>;
  /** Kills all of its processes at once and starts it again; resolves when it answers. */
  crash(): Promise<void>;
  stop(): Promise<void>;
};

/** Returns the folder of the PostgreSQL programs on this machine, or undefined. */
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

/** Tries to install PostgreSQL where that is possible without asking: as root on Debian. Returns whether it worked. */
export function installPostgres(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], { env, stdio: 'ignore' });
  return findPostgres() !== undefined;
}

// Creates and starts the server; kills and restarts it for each line of input; and stops it and removes its folder
// when the input ends, which also happens when the tests are killed. A server that is still starting ignores the
// first signal. A stopped server does not notice that its processes are gone; until they are, its memory is in use
// and cannot be allocated again.
const keeper = `
trap '' INT
programs=$1 folder=$2 port=$3
shift 3
"$programs/initdb" -D "$folder/data" -U postgres -A trust -E UTF8 -N >"$folder/log" 2>&1
start() {
  "$programs/postgres" -D "$folder/data" -F -c listen_addresses=127.0.0.1 -c port="$port" \\
    -c unix_socket_directories="$folder" -c max_connections=60 -c full_page_writes=off -c synchronous_commit=off \\
    -c shared_buffers=64MB "$@" >>"$folder/log" 2>&1 &
  server=$!
}
start "$@"
while read -r _; do
  kill -STOP "$server"
  pkill -KILL -P "$server"
  while ps -o stat= --ppid "$server" 2>/dev/null | grep -qv '^Z'; do sleep 0.01; done
  kill -KILL "$server"
  wait "$server"
  start "$@"
done
while kill -INT "$server" 2>/dev/null; do sleep 0.1; done
rm -rf "$folder"`;

/**
 * Starts a server in a temporary folder, on a free port, without fsync. `settings` are options such as
 * `synchronous_commit=on`, without which a crash loses acknowledged commits.
 * @throws when there are no PostgreSQL programs or the server does not start
 */
export async function startPrivateCluster(settings: readonly string[] = []): Promise<PrivateCluster> {
  const programs = findPostgres();
  if (programs === undefined) throw new Error('PostgreSQL is not installed: no initdb and postgres in PATH.');
  const user = serverUser();
  const folder = mkdtempSync(join(tmpdir(), 'hylla-postgres-'));
  if (user !== undefined) chownSync(folder, user.uid, user.gid);

  const port = await freePort();
  const options = settings.flatMap((setting) => ['-c', setting]);
  const child = spawn('/bin/sh', ['-c', keeper, 'sh', programs, folder, String(port), ...options], {
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
    async crash() {
      const before = await startedAt(url);
      child.stdin.write('crash\n');
      while ((await startedAt(url)) === before) await sleep(20);
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

/** Returns when the answering server was started. */
async function startedAt(url: string): Promise<string | undefined> {
  if (!(await answers(url))) return undefined;
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ at: string }>('select pg_postmaster_start_time()::text as at');
    return rows[0]?.at;
  } catch {
    // The connection was cut; the caller asks again.
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function answers(url: string): Promise<boolean> {
  for (const end = Date.now() + 30_000; Date.now() < end; await sleep(20)) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return true;
    } catch {
      // The server is not ready yet.
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  return false;
}
