import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWireProxy, type WireProxy } from './resilience-wire-proxy.ts';

/** A database that never answers. */
const silent = createServer((socket) => socket.on('error', () => undefined).resume());
let proxy: WireProxy;
let shop: Socket;

beforeAll(async () => {
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  proxy = await openWireProxy(`postgres://shop@127.0.0.1:${(silent.address() as AddressInfo).port}/shop`);
  shop = connect(Number(new URL(proxy.url).port), '127.0.0.1');
  await once(shop, 'connect');
  shop.write(Buffer.from([0, 0, 0, 8, 0, 3, 0, 0]));
});
afterAll(async () => {
  shop.destroy();
  await proxy.close();
  silent.close();
});

function say(query: string): void {
  const length = Buffer.alloc(4);
  length.writeInt32BE(query.length + 5);
  shop.write(Buffer.concat([Buffer.from('Q'), length, Buffer.from(`${query}\0`)]));
}

test('G37: a recording tells the steps of the span', async () => {
  const steps = proxy.record();
  for (const query of ['select 1', 'begin', 'select 2', 'commit', 'select 3']) say(query);
  expect((await steps).map((step) => step.replace(/^ Q ?/, '').trim())).toEqual([
    'begin',
    'select 2',
    'commit',
  ]);
});

test('G37: a recording whose span does not come, or does not end, tells what was said instead', async () => {
  const none = proxy.record(1_000);
  say('select 4');
  await expect(none).rejects.toThrow(/did not come .*begin.*: .*select 4/);
  const half = proxy.record(1_000);
  say('begin');
  await expect(half).rejects.toThrow(/began and did not end .*commit.*: .*begin/);
});
