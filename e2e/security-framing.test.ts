import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chanceOf, seed } from '../test/security/seeded.ts';
import { times } from '../test/sizes.ts';
import { startBuiltShop, type BuiltShop } from './built-shop.ts';
import { answersDue, mutated, sendBytes, statusesIn } from './security-framing.ts';

let shop: BuiltShop;
beforeAll(async () => {
  shop = await startBuiltShop();
});
afterAll(() => shop?.stop());

const internals = /\bat \S+ \(|node:|node_modules|\.server\.|fastify/i;

/** Sends mutated requests, each on its own connection; returns the faults and the number of answers. */
async function attack(port: number, count: number) {
  const chance = chanceOf(seed);
  const faults: string[] = [];
  let answered = 0;
  let left = count;
  const sendOn = async () => {
    while (left-- > 0) {
      const bytes = mutated(chance);
      const answer = await sendBytes(port, bytes, { first: 5_000, next: 500 });
      const statuses = statusesIn(answer);
      if (statuses.length > 0) answered++;
      const wrong = [
        ...(statuses.length > answersDue(bytes) ? [`${statuses.join()} for ${answersDue(bytes)}`] : []),
        // On a busy machine the shop may turn some requests away.
        ...statuses.filter((status) => status >= 500 && ![503, 505].includes(status)),
        ...(internals.exec(answer) ?? []),
      ];
      if (wrong.length > 0) faults.push(`${wrong.join(', ')}: ${JSON.stringify(bytes).slice(0, 700)}`);
    }
  };
  await Promise.all(Array.from({ length: 50 }, sendOn));
  return { faults, answered };
}

test(
  `G9: of ${3_000 * times} requests with bytes changed by chance none gets more answers than it has requests, none a failure (seed ${seed})`,
  { timeout: 400_000 * times },
  async () => {
    const { pid } = shop;
    const { faults, answered } = await attack(Number(new URL(shop.url).port), 3_000 * times);
    expect(faults.slice(0, 10)).toEqual([]);
    expect(answered).toBeGreaterThan(2_000 * times);
    expect(shop.pid).toBe(pid);
    expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
  },
);

test('G37: a server that reads requests leniently is found out', async () => {
  const lenient = createServer({ insecureHTTPParser: true }, (request, response) => {
    request.resume();
    response.end('{}');
  });
  await new Promise<void>((done) => lenient.listen(0, '127.0.0.1', done));
  const { faults } = await attack((lenient.address() as AddressInfo).port, 1_500);
  lenient.close();
  expect(faults.length).toBeGreaterThan(0);
});

test('what is due is counted as RFC 9112 does', () => {
  const get = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
  const post = (headers: string, body: string) => `POST / HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n${body}`;
  const counted: [string, number][] = [
    [get, 1],
    [get + get, 2],
    [get.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n') + get, 1],
    [post('Content-Length: 2', '{}') + get, 2],
    [post('Content-Length: 30', '{}'), 1],
    [post('Content-Length: 2\r\nTransfer-Encoding: chunked', `0\r\n\r\n${get}`), 1],
    [post('Transfer-Encoding: chunked', `2\r\n{}\r\n0\r\n\r\n${get}`), 2],
    [post('Transfer-Encoding: chunked', `0\r\nHTTP2-Settings: AA\r\n\r\n${get}`), 2],
    [post('Transfer-Encoding: xchunked', `0\r\n\r\n${get}`), 1],
    [`\r\n${get}`, 1],
    ['GET / HTTP/1.1\nHost: x\n\n', 1],
    ['', 0],
  ];
  expect(counted.map(([bytes]) => answersDue(bytes))).toEqual(counted.map(([, due]) => due));
});
