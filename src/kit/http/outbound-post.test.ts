import type { LookupAddress } from 'node:dns';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isInsideAddress, postOutside } from './outbound-post.server.ts';

/** The addresses that names resolve to, one set per lookup. */
const names = vi.hoisted(() => ({ looks: [] as LookupAddress[][], times: 0 }));
vi.mock('node:dns', () => ({
  lookup: (_host: string, _options: object, done: (error: null, found: LookupAddress[]) => void) => {
    names.times++;
    done(null, names.looks.shift() ?? []);
  },
}));

let asked: string[] = [];
const bodies: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  if (request.url === '/slow') return;
  if (request.url === '/other-protocol') {
    const switching = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n';
    return void request.socket.write(switching);
  }
  if (request.url === '/gone') return void request.socket.destroy();
  const [, status] = /^\/status\/(\d+)$/.exec(request.url ?? '') ?? [];
  if (status) return void response.writeHead(Number(status)).end();
  if (request.url === '/echo') {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    return void request.on('end', () => {
      bodies.push(String(Buffer.concat(parts)));
      response.end();
    });
  }
  response.writeHead(request.url === '/moved' ? 302 : 204, { location: '/elsewhere' }).end();
});
let port = 0;
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function post(url: string, mayBeInside = false, timeLimitMs = 5_000) {
  asked = [];
  return await postOutside(url, { body: '{}', headers: {}, mayBeInside, timeLimitMs });
}

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '0.0.0.0',
  '100.64.0.1',
  '[::1]',
  '[::]',
  '[fd00::1]',
  '[fe80::1]',
  '[::ffff:10.0.0.1]',
  '[64:ff9b::a00:1]',
  '[::ffff:0:7f00:1]',
  '[fec0::1]',
  '[::7f00:1]',
  '203.0.113.7',
  '[2001:db8::1]',
  'LOCALHOST',
  'a.localhost.',
])('%s is of the own network', (host) => expect(isInsideAddress(host)).toBe(true));

test.each([
  '8.8.8.8',
  '172.32.0.1',
  'localhost.example',
  '192.169.0.1',
  '100.128.0.1',
  '[2606:4700::1111]',
  'system.example',
])('%s is not', (host) => expect(isInsideAddress(host)).toBe(false));

test.each(['127.0.0.1', '2130706433', '0x7f.1', '127.1', 'localhost', 'LOCALHOST', '[::ffff:127.0.0.1]'])(
  'nothing is sent to the shop’s own machine, written as %s',
  async (host) => {
    expect(await post(`http://${host}:${port}/`)).toBe('is an address of the own network');
    expect(asked).toEqual([]);
  },
);

const v4 = (address: string): LookupAddress => ({ address, family: 4 });
test.each([
  ['to the own machine', [v4('127.0.0.1')]],
  ['to the own machine, written as the new kind', [{ address: '::ffff:127.0.0.1', family: 6 }]],
  ['to the own network beside another', [v4('8.8.8.8'), v4('10.0.0.7')]],
])('nothing is sent to a name that leads %s', async (_where, found) => {
  names.looks = [found];
  expect(await post(`http://system.example:${port}/`)).toBe('is an address of the own network');
  expect(asked).toEqual([]);
});

test('a name is looked up once: it cannot lead inside after it was checked', async () => {
  names.times = 0;
  // No network has had 3ffe::/16 since 2006: the address leads nowhere.
  names.looks = [[{ address: '3ffe::7', family: 6 }], [v4('127.0.0.1')]];
  expect(await post(`http://system.example:${port}/`, false, 200)).not.toBeUndefined();
  expect(names.times).toBe(1);
  expect(asked).toEqual([]);
});

test('what changes to another protocol or hangs up is not waited for', async () => {
  expect(await post(`http://127.0.0.1:${port}/other-protocol`, true)).toBe('could not be reached');
  expect(await post(`http://127.0.0.1:${port}/gone`, true)).toBe('could not be reached');
});

test('where the settings allow it, it is sent; a redirect is not followed, and patience ends', async () => {
  expect(await post(`http://localhost:${port}/hook`, true)).toBeUndefined();
  expect(asked).toEqual(['/hook']);
  expect(await post(`http://127.0.0.1:${port}/moved`, true)).toBe('answered 302');
  expect(asked).toEqual(['/moved']);
  expect(await post(`http://127.0.0.1:${port}/slow`, true, 200)).toBe('did not answer');
  expect(await post('http://127.0.0.1:1/', true)).toBe('could not be reached');
});

test.each([
  [200, undefined],
  [202, undefined],
  [204, undefined],
  [299, undefined],
  [300, 'answered 300'],
  [400, 'answered 400'],
  [410, 'answered 410'],
  [503, 'answered 503'],
])('an answer of %i is %s', async (status, said) => {
  expect(await post(`http://127.0.0.1:${port}/status/${status}`, true)).toBe(said);
});

test('a body arrives whole, whatever letters it has', async () => {
  const body = '{"PurchaseOrderNumber":"Återköp 7 – ”Åsö” 🫖"}';
  const sent = { body, headers: {}, mayBeInside: true, timeLimitMs: 5_000 };
  expect(await postOutside(`http://127.0.0.1:${port}/echo`, sent)).toBeUndefined();
  expect(bodies).toEqual([body]);
});
