import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEnv } from '#kit/process/env.server.ts';
import { createHttp } from './http.server.ts';

let http: FastifyInstance;
beforeEach(async () => {
  http = await createHttp(readEnv({}), 'silent');
  http.get('/large', () => 'x'.repeat(20_000_000));
  http.get('/worked-at', () => sleep(4500).then(() => 'done'));
  await http.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => http.close());

/** A client that stays connected whatever the server answers. */
function connectToStay() {
  const { port } = http.server.address() as AddressInfo;
  return connect({ port, host: '127.0.0.1', allowHalfOpen: true });
}

const connections = () =>
  new Promise<number>((resolve) => http.server.getConnections((_, count) => resolve(count)));

test('what is no HTTP is answered and hung up on, also when the client does not', async () => {
  const client = connectToStay();
  client.write('NO HTTP\r\n\r\n');
  const [answer] = (await once(client, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 400 /);
  await expect.poll(connections, { timeout: 15_000 }).toBe(0);
  client.destroy();
});

test('who takes nothing of an answer is cut off, who waits for one is not', async () => {
  expect(http.server.timeout).toBe(30_000);
  // A busy machine may need a second to read a request.
  http.server.timeout = 3000;
  const taker = connectToStay();
  // A connection that is cut off while the response is still being sent ends with a reset.
  taker.on('error', () => undefined);
  taker.pause();
  taker.write('GET /large HTTP/1.1\r\nHost: shop\r\n\r\n');
  const waiter = connectToStay();
  waiter.write('GET /worked-at HTTP/1.1\r\nHost: shop\r\n\r\n');
  const [answer] = (await once(waiter, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /);
  waiter.destroy();
  await expect.poll(connections, { timeout: 15_000 }).toBe(0);
  taker.destroy();
});
