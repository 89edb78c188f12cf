import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../src/kit/database/db.server.ts';
import { times } from '../test/sizes.ts';
import { copyOfDemo, startIn, type BuiltShop } from './built-shop.ts';
import {
  auditOrders,
  call,
  checkout,
  seedForBuyers,
  otherRow,
  row,
  type Acknowledged,
  type Buyer,
} from './resilience-orders.ts';

let folder: string;
let shop: BuiltShop;
let buyers: Buyer[];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hylla-operations-'));
  const opened = await openDatabase({ dataDir: join(folder, 'data') });
  buyers = await seedForBuyers(opened.db, 5);
  await opened.close();
  shop = await startIn(join(folder, 'data'), { SEED: 'none' });
});
afterAll(async () => {
  await shop?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const metrics = async (headers: Record<string, string> = {}) => {
  const response = await fetch(`${shop.url}/metrics`, { headers });
  return { status: response.status, text: await response.text() };
};

test('metrics count answers and how long they took, for this machine alone', async () => {
  await fetch(`${shop.url}/api/products`);
  const { status, text } = await metrics();
  expect(status).toBe(200);
  expect(text).toMatch(/^http_requests_total\{method="GET",status="200"\} [1-9]\d*$/m);
  expect(text).toMatch(/^http_request_duration_seconds_bucket\{le="\+Inf"\} [1-9]\d*$/m);
  expect(text).toMatch(/^hylla_mails_waiting \d+$/m);
  for (const line of text.trim().split('\n'))
    expect(line).toMatch(/^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{[\w=",.+]+\})? [\d.e+-]+|\w+ NaN)$/);
  for (const header of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
    expect((await metrics({ [header]: '192.0.2.1' })).status).toBe(404);
});

test('the log tells of log-ins, orders and errors, and of nobody', async () => {
  const [buyer] = buyers as [Buyer];
  const post = (path: string, body: object) =>
    fetch(`${shop.url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post('login', { username: 'anna.ek@butik.example', password: 'hemligt-ord-77' });
  await post('ResetPassword', { email: 'k2001@butik.example' });
  await fetch(`${shop.url}/api/search?searchtext=Anna+Ek&skip=-1`);
  await fetch(`${shop.url}/api/article/850709-9805`);
  await call(shop.url, buyer, 'cartrow', row);
  expect((await call(shop.url, buyer, 'Order', checkout, 'a-key-of-mine'))?.status).toBe(200);
  await expect.poll(() => shop.logs()).toMatch(/"route":"\/api\/Order","status":200/);
  const lines = shop
    .logs()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  const answered = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter((line) => line['reqId']);
  expect(answered).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ method: 'POST', route: '/api/login', status: 401 }),
      expect.objectContaining({ method: 'POST', route: '/api/Order', status: 200 }),
    ]),
  );
  expect(new Set(answered.map((line) => line['reqId'])).size).toBe(answered.length);
  const personal = [
    'anna',
    'hemligt',
    '@butik',
    '850709',
    'a-key-of',
    'Köpare',
    'Storgatan',
    '127.0.0.1',
    buyer.cookie.slice(8),
  ];
  const told = JSON.stringify(answered).toLowerCase();
  for (const one of personal) expect(told).not.toContain(one.toLowerCase());
});

test('a stop answers what is under way, and then ends with 0', async () => {
  const folder = await copyOfDemo();
  const leaving = await startIn(folder, {});
  const asked = Array.from({ length: 40 }, (_, n) =>
    n % 4 === 0
      ? fetch(`${leaving.url}/api/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ username: '1001', password: n === 0 ? 'demo1234' : 'x' }),
        })
      : fetch(`${leaving.url}/products?page=${1 + (n % 3)}`),
  );
  const answers = Promise.allSettled(asked);
  await asked[1];
  const start = performance.now();
  await leaving.stop();
  expect(performance.now() - start).toBeLessThan(times > 1 ? 10_000 : 60_000);
  expect(leaving.exitCode()).toBe(0);
  const settled = await answers;
  // A request during the stop gets a retry answer or a refused connection; none gets half an answer.
  for (const one of settled)
    if (one.status === 'fulfilled') expect([200, 401, 429, 503]).toContain(one.value.status);
  const read = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value.text()] : []));
  expect((await Promise.allSettled(read)).filter((one) => one.status === 'rejected')).toEqual([]);
  expect(read.length).toBeGreaterThan(10);
  rmSync(folder, { recursive: true, force: true });
});

const slowClients = times > 1 ? 2_000 : 700;

test(`G22, F7: ${slowClients} clients that send byte by byte are cut, and others are served as ever`, async () => {
  const { port } = new URL(shop.url);
  let asked = 0;
  const ask = async () => {
    const start = performance.now();
    const answer = await fetch(`${shop.url}/api/search?searchtext=bricka${asked++}`);
    await answer.text();
    expect(answer.status).toBe(200);
    return performance.now() - start;
  };
  const start = performance.now();
  const ended = Array.from({ length: slowClients }, (_, n) => slowClient(Number(port), n % 2 === 0));
  const waits: number[] = [];
  while (performance.now() - start < 8_000) {
    waits.push(await ask());
    await sleep(50);
  }
  const open = await Promise.all(ended);
  // Everything takes longer beside other tests.
  expect(Math.max(...open)).toBeLessThan(times > 1 ? 15_000 : 60_000);
  expect(waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.99)]).toBeLessThan(
    times > 1 ? 1_000 : 3_000,
  );
  await ask();
});

/** A client that disconnects only when it is cut off. Resolves with the milliseconds until then. */
function slowClient(port: number, isSlowInHeaders: boolean): Promise<number> {
  return new Promise((done) => {
    let start = Infinity;
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => {
      start = performance.now();
      const body = 'Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{';
      socket.write(
        `POST /api/login HTTP/1.1\r\nHost: localhost:${port}\r\n${isSlowInHeaders ? 'X-Slow: ' : body}`,
      );
    });
    const dripping = setInterval(() => socket.write('x'), 500);
    socket.on('error', () => undefined);
    socket.on('data', () => undefined);
    socket.once('close', () => {
      clearInterval(dripping);
      done(performance.now() - start);
    });
  });
}

describe('a data folder that cannot be written', () => {
  const start = (dataDir: string) => {
    const { PATH, HOME } = process.env;
    return spawnSync(process.execPath, ['dist/server/main.js'], {
      env: { PATH, HOME, PORT: '0', SEED: 'none', DATA_DIR: dataDir },
      timeout: 300_000,
      encoding: 'utf8',
    });
  };

  test('is told of in one line', () => {
    writeFileSync(join(folder, 'a-file'), '');
    const { status, stderr } = start(join(folder, 'a-file/data'));
    expect(status).toBe(1);
    expect(stderr.trim()).toMatch(/^The data folder .* cannot be written \(.*\); choose another DATA_DIR\.$/);
  });

  test.runIf(mayMount())('also when its disk can only be read', () => {
    const disk = mkdtempSync(join(folder, 'read-only-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'ro,size=1m,mode=755', 'tmpfs', disk]);
    try {
      const { status, stderr } = start(disk);
      expect(status).toBe(1);
      expect(stderr.trim()).toMatch(/^The data folder .*read-only.* choose another DATA_DIR\.$/i);
    } finally {
      execFileSync('umount', [disk]);
    }
  });
});

test.runIf(mayMount())(
  'F6: a full disk answers 503 and says so, loses no order that was acknowledged, and is over when there is room',
  async () => {
    const disk = mkdtempSync(join(folder, 'full-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200m', 'tmpfs', disk]);
    try {
      const ballast = join(disk, 'ballast');
      const opened = await openDatabase({ dataDir: join(disk, 'data') });
      const [buyer] = (await seedForBuyers(opened.db, 1)) as [Buyer];
      await opened.close();
      const full = await startIn(join(disk, 'data'), { SEED: 'none' });
      const acknowledged: Acknowledged = new Map();
      const order = async (key: string) => {
        const filled = await call(full.url, buyer, 'cartrow', row);
        if (filled?.status === 200) await call(full.url, buyer, 'cartrow', otherRow);
        const answer = await call(full.url, buyer, 'Order', checkout, key);
        if (answer?.status === 200) acknowledged.set(key, answer.body.OrderId!);
        return answer?.status ?? filled?.status ?? 0;
      };
      expect(await order('before')).toBe(200);
      spawnSync('sh', ['-c', `cat /dev/zero > "${ballast}"`], { stdio: 'ignore' });
      const seen = new Set<number>();
      for (let n = 0; n < 400 && !seen.has(503); n++) seen.add(await order(`full-${n}`));
      expect(seen).toContain(503);
      expect([...seen].filter((status) => ![200, 409, 503].includes(status))).toEqual([]);
      rmSync(ballast);
      const end = Date.now() + 60_000;
      let last = 0;
      while (last !== 200 && Date.now() < end) last = await order(`after-${Date.now()}`);
      expect(last).toBe(200);
      await full.stop();
      const again = await openDatabase({ dataDir: join(disk, 'data') });
      const { lost, doubled } = await auditOrders(again.db, acknowledged);
      await again.close();
      expect({ lost, doubled }).toEqual({ lost: [], doubled: [] });
    } finally {
      execFileSync('umount', ['-l', disk]);
    }
  },
);

/** Mounting requires root, and is not possible in every container. */
function mayMount(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/proc/self/mounts')) return false;
  const place = mkdtempSync(join(tmpdir(), 'hylla-mount-'));
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', place]).status === 0;
  if (isMounted) execFileSync('umount', [place]);
  rmSync(place, { recursive: true });
  return isMounted;
}
