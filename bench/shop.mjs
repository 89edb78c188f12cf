import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root, run } from '../scripts/command.mjs';

/** Creates a private data folder. */
export function makeFolder() {
  const dataDir = mkdtempSync(join(tmpdir(), 'hylla-bench-'));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  process.on('exit', remove);
  return { dataDir, remove };
}

/** Set as by `npm start` and docs/operations.md: most of the freed memory returns to the system. */
const memory = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

/** Starts the built shop and measures the time until it answers. */
export async function startShop(dataDir, databaseUrl = '') {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, ['--max-semi-space-size=8', 'dist/server/main.js'], {
    cwd: root,
    env: settings({
      ...memory,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (part) => (output = (output + part).slice(-4000)));
  child.stderr.on('data', (part) => (output = (output + part).slice(-4000)));
  const exited = once(child, 'exit');
  while ((await statusOf(port, '/readyz')) !== 200) {
    if (child.exitCode !== null) throw new Error(`the shop did not start:\n${output}`);
    await sleep(5);
  }
  const readyMs = performance.now() - began;
  await statusOf(port, '/products');
  return {
    port,
    readyMs,
    firstPageMs: performance.now() - began,
    cpuSeconds: () => cpuSecondsOf(child.pid),
    memory: () => memoryOf(child.pid),
    /** From here on the peak is measured anew. */
    forgetPeak: () => writeFileSync(`/proc/${child.pid}/clear_refs`, '5'),
    untilIdle: () => untilIdle(child.pid),
    kill: () => child.kill('SIGKILL'),
    exited,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** Settings of the caller's shop must not affect the benchmark's. */
export function settings(own) {
  const { PATH, HOME, TMPDIR } = process.env;
  const unset = [
    'PUBLIC_URL',
    'DATABASE_URL',
    'DATABASE_READ_URL',
    'SEED',
    'SMTP_URL',
    'MAIL_FROM',
    'MAIL_ORDERS_TO',
    'TRUST_PROXY',
  ];
  return {
    PATH,
    HOME,
    ...(TMPDIR && { TMPDIR }),
    ...Object.fromEntries(unset.map((name) => [name, ''])),
    ...own,
  };
}

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

/** Undefined when nobody answers. */
async function statusOf(port, path) {
  try {
    return (await askRaw(port, path)).status;
  } catch {
    return undefined;
  }
}

/** Returns a raw, still compressed response. `headers` alternate between names and values. */
export function askRaw(port, path, { method = 'GET', headers = {}, body } = {}) {
  return new Promise((resolve, reject) => {
    const request = http.request(
      { port, host: '127.0.0.1', path, method, headers, agent: false },
      (answer) => {
        const parts = [];
        answer.on('data', (part) => parts.push(part));
        answer.on('end', () =>
          resolve({ status: answer.statusCode, headers: answer.rawHeaders, body: Buffer.concat(parts) }),
        );
        answer.on('error', reject);
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

/** Returns the processor seconds that a process has used; undefined where the system does not tell. */
export function cpuSecondsOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return undefined;
  }
}

/** Megabytes now and at the peak. */
function memoryOf(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const of = (name) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
    return { now: of('VmRSS'), most: of('VmHWM') };
  } catch {
    return undefined;
  }
}

/** Pictures are rendered in bursts with pauses, so that a short pause is not the end. */
const idleRounds = 5;

/** Some jobs run shortly after a start and would distort the measurements. */
async function untilIdle(pid) {
  await sleep(5000);
  let idle = 0;
  for (const end = Date.now() + 300_000; Date.now() < end && idle < idleRounds;) {
    const before = cpuSecondsOf(pid);
    if (before === undefined) return;
    await sleep(2000);
    idle = cpuSecondsOf(pid) - before < 0.1 ? idle + 1 : 0;
  }
}

/** Returns the cookie of the demo's owner. */
export async function logInToOffice(shop) {
  const { status, headers } = await askRaw(shop.port, '/api/office/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Email: 'kontoret@hylla.example', Password: 'demo1234', Code: '' }),
  });
  if (status !== 200) throw new Error(`the office answered ${status} to the log-in`);
  const at = headers.findIndex((name) => name.toLowerCase() === 'set-cookie');
  return headers[at + 1].split(';')[0];
}

/** Grows a shop that does not run to these numbers of articles, customers and orders. */
export async function growShop({ dataDir, databaseUrl }, counts) {
  const words = Object.entries(counts).flatMap(([name, count]) => [`--${name}`, `${count}`]);
  const { code, output } = await run(process.execPath, ['dist/server/grow.js', ...words], {
    quiet: true,
    env: settings({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }),
  });
  if (code !== 0) throw new Error(output);
}
