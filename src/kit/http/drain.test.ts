import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { readEnv } from '#kit/process/env.server.ts';
import { createHttp, isLeaving } from './http.server.ts';
import { serveHealth } from './readiness.server.ts';

test('a shop that is to stop sends a front that asks elsewhere away, but no call that it would not repeat', async () => {
  const http = await createHttp(readEnv({ DRAIN_SECONDS: '4' }), 'silent');
  http.route({ method: ['GET', 'POST'], url: '/there', handler: () => 'ok' });
  // Whether the database could take an order is not asked any more.
  serveHealth(http, {} as Parameters<typeof serveHealth>[1], '');
  await http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = http.server.address() as AddressInfo;
  const health = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    return [answer.status, await answer.text(), answer.headers.get('retry-after')];
  };
  const ask = async (method: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}/there`, { method, headers });
    return [answer.status, await answer.text()];
  };
  const asksElsewhere = { 'x-asks-elsewhere': 'yes', cookie: 'language=en' };
  expect(await ask('GET', asksElsewhere)).toEqual([200, 'ok']);

  const closed = http.close();
  expect(await ask('GET', asksElsewhere)).toEqual([502, expect.stringContaining('being restarted')]);
  expect(await ask('POST', asksElsewhere)).toEqual([200, 'ok']);
  expect(await ask('GET')).toEqual([200, 'ok']);
  // It does not come back: a caller that awaited it would never go on.
  expect(await health('/readyz')).toEqual([503, '{"status":"leaving"}', null]);
  expect(await health('/healthz')).toEqual([200, '{"status":"ok"}', null]);
  await closed;
});

test('a shop that is to stop serves who comes for a while, and tells them to connect elsewhere', async () => {
  const http = await createHttp(readEnv({ DRAIN_SECONDS: '4' }), 'silent');
  http.get('/there', () => 'ok');
  await http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = http.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const ask = async (): Promise<IncomingMessage> => {
    const [answer] = (await once(get({ port, host: '127.0.0.1', path: '/there', agent }), 'response')) as [
      IncomingMessage,
    ];
    answer.resume();
    await once(answer, 'end');
    return answer;
  };
  expect((await ask()).headers.connection).toBe('keep-alive');
  expect(isLeaving(http)).toBe(false);

  const closed = http.close();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(isLeaving(http)).toBe(true);
  for (let time = 0; time < 3; time++) {
    const { statusCode, headers } = await ask();
    expect([statusCode, headers.connection]).toEqual([200, 'close']);
  }
  await closed;
  await expect(ask()).rejects.toThrow('ECONNREFUSED');
  agent.destroy();
});
