import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './shop.mjs';

/** Starts a PostgreSQL server for the benchmark with full durability. Undefined where PostgreSQL is not installed. */
export async function startCluster() {
  const programs = findPrograms();
  if (!programs) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'hylla-bench-postgres-'));
  const user = serverUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const port = await freePort();
  const data = join(folder, 'data');
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c shared_buffers=256MB`;
  const control = (...words) => {
    const { status, stderr } = spawnSync(join(programs, words[0]), words.slice(1), { ...user, cwd: folder });
    if (status !== 0) throw new Error(`${words[0]}: ${stderr}`);
  };
  const stop = () => {
    if (!existsSync(data)) return;
    control('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
    rmSync(folder, { recursive: true, force: true });
  };
  control('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8');
  control('pg_ctl', '-D', data, '-l', join(folder, 'log'), '-o', options, '-w', 'start');
  process.on('exit', stop);
  const url = (database) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  return {
    stop,
    /** Creates an empty database and returns its address. */
    async create(name) {
      const client = new pg.Client(url('postgres'));
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return url(name);
    },
  };
}

function findPrograms() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((one) => join(debian, one, 'bin')), '/usr/bin', '/usr/local/bin'];
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
}

/** PostgreSQL refuses to run as root. */
function serverUser() {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag) => Number(spawnSync('id', [flag, 'postgres']).stdout);
  return { uid: id('-u'), gid: id('-g') };
}
