import { EventEmitter, once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { request as ask, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createHttp } from '#kit/http/http.server.ts';
import { makeSpool } from '#kit/process/spool.server.ts';
import { readEnv } from '#kit/process/env.server.ts';
import { cutSlowSenders, letTakeLong } from './slow-senders.server.ts';
import { spoolBodies } from './spool-body.server.ts';
import type { SpooledFile } from './spooled-file.ts';

const most = 300_000;
const patienceMs = 400;

let http: FastifyInstance;
let received: SpooledFile[];
beforeEach(() => open(patienceMs));

/** Without a patience of its own the server has the usual one. */
async function open(patience?: number): Promise<void> {
  received = [];
  http = await createHttp(readEnv({}), 'silent');
  if (patience !== undefined) cutSlowSenders(http.server, patience);
  http.post('/json', () => 'done');
  void http.register(async (files) => {
    files.removeAllContentTypeParsers();
    spoolBodies(files, most);
    files.addHook('onRequest', async ({ raw }) => letTakeLong(raw));
    files.post('/file', ({ body }) => {
      received.push(body as SpooledFile);
      return 'done';
    });
  });
  await http.listen({ port: 0, host: '127.0.0.1' });
}
afterEach(async () => {
  for (const { remove } of received) await remove();
  await http.close();
});

function begin(path: string, headers: Record<string, string>) {
  const { port } = http.server.address() as AddressInfo;
  const asked = ask({ port, host: '127.0.0.1', method: 'POST', path, headers });
  asked.on('error', () => undefined);
  return asked;
}

async function statusOf(asked: ReturnType<typeof begin>): Promise<number | undefined> {
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}

const asFile = { 'content-type': 'application/octet-stream' };

test('a file is on disk as it was sent, for nobody else to read', async () => {
  const bytes = Buffer.from(Array.from({ length: most }, (_, at) => at % 251));
  const asked = begin('/file', asFile);
  for (let at = 0; at < most; at += 70_001) asked.write(bytes.subarray(at, at + 70_001));
  asked.end();
  expect(await statusOf(asked)).toBe(200);
  // One that says beforehand how large it is.
  const told = begin('/file', { ...asFile, 'content-length': String(most) }).end(bytes);
  expect(await statusOf(told)).toBe(200);
  expect(received).toHaveLength(2);
  for (const { path, bytes: count } of received) {
    expect(count).toBe(most);
    expect(readFileSync(path).equals(bytes)).toBe(true);
    expect(statSync(path).mode & 0o777).toBe(0o600);
  }
});

test('a file that is too large is refused, whether it says so or not', async () => {
  expect(await statusOf(begin('/file', { ...asFile, 'content-length': String(most + 1) }).end('x'))).toBe(
    413,
  );
  expect(await statusOf(begin('/file', asFile).end(Buffer.alloc(most + 1)))).toBe(413);
  expect(received).toEqual([]);
});

test('a body that comes slowly is cut off, unless it is a file that may take long', async () => {
  const slow = begin('/json', { 'content-type': 'application/json', 'content-length': '9' });
  slow.write('{');
  expect(await statusOf(slow)).toBe(408);
  const file = begin('/file', { ...asFile, 'content-length': '4' });
  file.write('ab');
  await sleep(2 * patienceMs);
  file.end('cd');
  expect(await statusOf(file)).toBe(200);
  expect(received.map(({ bytes }) => bytes)).toEqual([4]);
});

test('a body has ten seconds to come where nobody allows more', () => {
  vi.useFakeTimers();
  const server = new EventEmitter();
  const cut = vi.fn();
  cutSlowSenders(server.on('clientError', cut) as Server);
  const begun = ['slow', 'whole', 'gone', 'file'].map((name) => {
    const headers = { 'content-length': '9' };
    const request = Object.assign(new EventEmitter(), { headers, socket: name, complete: name === 'whole' });
    server.emit('request', request);
    return request as unknown as IncomingMessage;
  });
  begun[2]!.emit('close');
  letTakeLong(begun[3]!);
  vi.advanceTimersByTime(9_999);
  expect(cut).not.toHaveBeenCalled();
  for (const ms of [1, 3_600_000]) {
    vi.advanceTimersByTime(ms);
    expect(cut.mock.calls.map(([error, socket]) => [error.code, socket])).toEqual([
      ['ERR_HTTP_REQUEST_TIMEOUT', 'slow'],
    ]);
  }
  vi.useRealTimers();
});

/** The folder in which files lie while they come. */
async function spoolFolder(): Promise<string> {
  const own = await makeSpool();
  await own.remove();
  return dirname(own.path);
}

test('a file may come with pauses below half a minute; whose sender is silent for longer is cut off', async () => {
  await http.close();
  await open();
  const folder = await spoolFolder();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const asked = begin('/file', { ...asFile, 'content-length': '400' });
  const arrived = (bytes: number) =>
    expect
      .poll(() => readdirSync(folder).map((name) => statSync(join(folder, name, 'file')).size))
      .toEqual([bytes]);
  for (let parts = 1; parts <= 3; parts++) {
    asked.write('x'.repeat(100));
    await arrived(100 * parts);
    vi.advanceTimersByTime(29_000);
  }
  asked.end('x'.repeat(100));
  expect(await statusOf(asked)).toBe(200);
  for (const { remove } of received.splice(0)) await remove();
  const silent = begin('/file', { ...asFile, 'content-length': '400' });
  silent.write('x');
  await arrived(1);
  const cut = new Promise((resolve) => silent.once('close', resolve));
  vi.advanceTimersByTime(30_000);
  await cut;
  await expect.poll(() => readdirSync(folder)).toEqual([]);
});

test('nothing is left of a file whose sender has gone', async () => {
  const folder = await spoolFolder();
  const asked = begin('/file', { ...asFile, 'content-length': '400' });
  asked.write('ab');
  await expect.poll(() => readdirSync(folder).length).toBe(1);
  asked.destroy();
  await expect.poll(() => readdirSync(folder)).toEqual([]);
});
