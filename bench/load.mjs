import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { run } from '../scripts/command.mjs';
import { askRaw } from './shop.mjs';

const wrk = findWrk();
export const loadTool = wrk
  ? 'wrk (reading) and an own client (carts and orders)'
  : 'an own client: wrk is not installed';

/**
 * Sends a case's requests on keep-alive connections for some seconds. Returns the responses per second, the 99th
 * percentile in milliseconds, and the number of errors and missing responses; where one call follows the other also
 * `times`, of each of them. An answer that is not as it must be is an error, unless `isChecked` is false.
 */
export async function load(port, one, seconds) {
  const { connections, group = 1, everyMs = 0, isChecked = true, changes } = one;
  const [{ requests }] = connections;
  const isOne = requests.length === 1 && requests[0].method === 'GET';
  if (wrk && isOne && connections.length > 1)
    return await loadByWrk(port, requests[0], connections.length, seconds);
  return await loadByOwnClient({ port, connections, group, seconds, everyMs, isChecked, changes });
}

export function loadByOwnClient(task) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./client.mjs', import.meta.url), { workerData: task });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

async function loadByWrk(port, { method, path, headers }, connections, seconds) {
  const { status, body } = await askRaw(port, path, { method, headers });
  const expected = join(mkdtempSync(join(tmpdir(), 'bench-answer-')), 'body');
  writeFileSync(expected, body);
  const { code, output } = await run(
    wrk,
    [
      '--threads',
      '1',
      '--connections',
      String(connections),
      '--duration',
      `${seconds}s`,
      '--latency',
      '--script',
      fileURLToPath(new URL('./same-answers.lua', import.meta.url)),
      ...Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}: ${value}`]),
      `http://127.0.0.1:${port}${path}`,
      '--',
      String(status),
      expected,
    ],
    { quiet: true },
  );
  rmSync(dirname(expected), { recursive: true });
  const number = (pattern) => Number(pattern.exec(output)?.[1] ?? 0);
  if (code !== 0 || !/Requests\/sec[^]*Wrong answers/.test(output)) throw new Error(`wrk failed:\n${output}`);
  const percentile = (percent) => {
    const [, value = '0', unit = 'ms'] = new RegExp(`${percent}%\\s+([\\d.]+)(us|ms|s)`).exec(output) ?? [];
    return Number(value) * { us: 0.001, ms: 1, s: 1000 }[unit];
  };
  const sockets = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output) ?? [];
  return {
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p50: percentile(50),
    p99: percentile(99),
    count: number(/(\d+) requests in/),
    errors:
      number(/Wrong answers: (\d+)/) +
      number(/Non-2xx or 3xx responses: (\d+)/) +
      sockets.slice(1).reduce((sum, one) => sum + Number(one), 0),
  };
}

function findWrk() {
  const isThere = () => spawnSync('wrk', ['--version']).error === undefined;
  if (isThere()) return 'wrk';
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  spawnSync('apt-get', ['install', '-y', 'wrk'], { stdio: 'ignore', timeout: 120_000 });
  return isThere() ? 'wrk' : undefined;
}
