import { connect, type AddressInfo, type Socket } from 'node:net';
import Fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { limitLoad } from './overload.server.ts';

let http = Fastify();
afterEach(() => http.close());

/** A server whose responses wait until `finish` is called. */
function openSlow(capacity: { reading: number; writing: number; arriving?: number; crowd?: number }) {
  http = Fastify();
  let finish = (): void => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const refuse = async (_request: unknown, reply: { code(status: number): { send(): unknown } }) =>
    reply.code(503).send();
  limitLoad(http, refuse, { arriving: 100, lag: 700, crowd: 25, ...capacity });
  let begin = (): void => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  http.get('/quick', () => 'quick');
  http.get('/slow', () => {
    begin();
    return finished.then(() => 'read');
  });
  http.post('/slow', () => finished.then(() => 'written'));
  http.get('/large', () => 'x'.repeat(20_000_000));
  for (const url of ['/healthz', '/readyz', '/metrics']) http.get(url, () => 'ok');
  const ask = (method: 'GET' | 'POST', url = '/slow') =>
    http.inject({ method, url }).then((a) => a.statusCode);
  return { ask, begun, finish };
}

test('what is past capacity is refused at once, and the rest is served', async () => {
  const { ask, finish } = openSlow({ reading: 2, writing: 4 });
  const served = [ask('GET'), ask('GET')];
  expect(await ask('GET')).toBe(503);
  finish();
  expect(await Promise.all(served)).toEqual([200, 200]);
  expect(await ask('GET')).toBe(200);
});

test('an order has room where browsing has none', async () => {
  const { ask, finish } = openSlow({ reading: 1, writing: 3 });
  const served = [ask('GET'), ask('POST'), ask('POST')];
  expect([await ask('GET'), await ask('POST')]).toEqual([503, 503]);
  finish();
  expect(await Promise.all(served)).toEqual([200, 200, 200]);
});

test('a load balancer is answered however many are under way', async () => {
  const { ask, finish } = openSlow({ reading: 1, writing: 1 });
  const served = ask('GET');
  for (const url of ['/healthz', '/readyz', '/metrics']) expect(await ask('GET', url)).toBe(200);
  finish();
  expect(await served).toBe(200);
});

test('a client that goes away makes room', async () => {
  const { ask, begun } = openSlow({ reading: 1, writing: 1 });
  const address = await http.listen({ port: 0, host: '127.0.0.1' });
  const leaving = new AbortController();
  const gone = fetch(`${address}/slow`, { signal: leaving.signal }).catch(() => 'gone');
  await begun;
  expect(await ask('GET', '/quick')).toBe(503);
  leaving.abort();
  expect(await gone).toBe('gone');
  await vi.waitFor(async () => expect(await ask('GET', '/quick')).toBe(200));
});

/** Sends the head of a request, waits until the shop has received it, and then neither sends nor reads. */
async function sendHead(lines: string): Promise<Socket> {
  const looked = new Promise((resolve) => http.server.once('request', resolve));
  const { port } = http.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1', () => socket.write(`${lines}\r\nHost: shop\r\n\r\n`));
  socket.pause();
  await looked;
  return socket;
}

const slowBody = 'POST /slow HTTP/1.1\r\nContent-Type: text/plain\r\nContent-Length: 9';

test('clients that are slow to send their bodies hold up nobody, and there is an end to how many', async () => {
  const { ask, finish } = openSlow({ reading: 1, writing: 1, arriving: 2 });
  await http.listen({ port: 0, host: '127.0.0.1' });
  const first = await sendHead(slowBody);
  expect(await ask('GET', '/quick')).toBe(200);
  const second = await sendHead(slowBody);
  expect([await ask('GET', '/quick'), await ask('POST')]).toEqual([200, 503]);
  second.destroy();
  await vi.waitFor(async () => {
    const written = ask('POST');
    expect(await Promise.race([written, ask('GET', '/quick')])).toBe(503);
    finish();
    expect(await written).toBe(200);
  });
  first.destroy();
});

test('a body that has come takes room until it is answered', async () => {
  const { ask, finish } = openSlow({ reading: 1, writing: 9 });
  await http.listen({ port: 0, host: '127.0.0.1' });
  const client = await sendHead(slowBody);
  expect(await ask('GET', '/quick')).toBe(200);
  client.write('that long');
  await vi.waitFor(async () => expect(await ask('GET', '/quick')).toBe(503));
  finish();
  await vi.waitFor(async () => expect(await ask('GET', '/quick')).toBe(200));
  client.destroy();
});

test('clients that are slow to take their answers hold up nobody', async () => {
  const { ask } = openSlow({ reading: 1, writing: 1 });
  await http.listen({ port: 0, host: '127.0.0.1' });
  const client = await sendHead('GET /large HTTP/1.1');
  await vi.waitFor(async () => expect(await ask('GET', '/quick')).toBe(200));
  expect(await new Promise((resolve) => http.server.getConnections((_, count) => resolve(count)))).toBe(1);
  client.destroy();
});

test('where work waits long for the processor a crowd is turned away, a few are not', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  const { ask, finish } = openSlow({ reading: 10, writing: 10, crowd: 2 });
  const served = [ask('GET'), ask('GET')];
  await vi.waitFor(async () => expect(await ask('GET', '/quick')).toBe(200));
  clock.mockReturnValue(1000);
  vi.advanceTimersByTime(100);
  // One long task is no overload.
  expect(await ask('GET', '/quick')).toBe(200);
  clock.mockReturnValue(2000);
  vi.advanceTimersByTime(100);
  expect([await ask('GET'), await ask('GET', '/quick'), await ask('GET', '/healthz')]).toEqual([
    503, 503, 200,
  ]);
  clock.mockReturnValue(2100);
  vi.advanceTimersByTime(100);
  expect(await ask('GET', '/quick')).toBe(200);
  finish();
  expect(await Promise.all(served)).toEqual([200, 200]);
  vi.useRealTimers();
  clock.mockRestore();
});
