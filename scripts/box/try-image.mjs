import { spawn } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from '../command.mjs';
import { ordered } from './base.mjs';

const port = 3923;
const uid = 1000;
const origin = `http://127.0.0.1:${port}`;

/**
 * Runs an image as a container would be: as its own user, on a root that nobody can write but for /data and /tmp.
 * Takes an order in it, stops it, and starts it again. Returns what is wrong.
 */
export async function tryImage(image, folder) {
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  chownSync(data, uid, uid);
  const failures = [];
  const expect = (holds, what) => {
    console.log(`${holds ? '✓' : '✗'} ${what}`);
    if (!holds) failures.push(what);
  };
  expect(!(await succeeds(image, data, 'touch /srv/hylla/x')), 'nobody writes beside /data');
  expect(await succeeds(image, data, 'touch /data/x && rm /data/x'), 'the user of the shop writes to /data');
  expect((await output(image, data, 'id -un')) === 'node', 'the shop runs as another user than root');

  const shop = start(image, data);
  expect(await becomesHealthy(image, data), 'the health check passes');
  const order = await placeOrder();
  expect(order !== undefined, `an order is taken: ${order}`);
  expect((await stop(shop)) === 0, 'SIGTERM ends the shop in order');

  const again = start(image, data);
  await becomesHealthy(image, data);
  expect((await ordersOf(await logIn())).includes(order), 'the order is there after a new start');
  expect((await stop(again)) === 0, 'SIGTERM ends the shop in order again');
  console.log(
    `${await sizeOf(image.root)} MB on disk, of which ${await sizeOf(join(folder, 'base'))} MB are Debian and Node`,
  );
  return failures;
}

/** Returns the arguments of `unshare` that run a command inside. */
function inside({ root, env, workdir, user }, data, command, more = {}) {
  const script = [
    `mount --bind '${root}' '${root}'`,
    `mount -o remount,bind,ro '${root}'`,
    `mount -t proc proc '${root}/proc'`,
    `mount --bind /dev '${root}/dev'`,
    `mount -t tmpfs tmpfs '${root}/tmp'`,
    `mount --bind '${data}' '${root}/data'`,
    `exec chroot --userspec=${user} '${root}' "$@"`,
  ].join(' && ');
  const settings = Object.entries({ ...env, ...more, PORT: port }).map(([name, value]) => `${name}=${value}`);
  return [
    '--mount',
    'sh',
    '-c',
    script,
    'sh',
    '/usr/bin/env',
    '-i',
    '-C',
    workdir,
    pathSetting,
    ...settings,
    ...command,
  ];
}
const pathSetting = 'PATH=/usr/local/bin:/usr/bin:/bin';

async function succeeds(image, data, command) {
  return (await run('unshare', inside(image, data, ['sh', '-c', command]), { quiet: true })).code === 0;
}

async function output(image, data, command) {
  return (await ordered('unshare', inside(image, data, ['sh', '-c', command]))).trim();
}

function start(image, data) {
  const child = spawn('unshare', inside(image, data, image.command, { SEED: 'demo' }), {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  return child;
}

async function becomesHealthy(image, data) {
  for (let second = 0; second < 180; second++) {
    if (await succeeds(image, data, image.healthCheck)) return true;
    await sleep(1000);
  }
  return false;
}

async function stop(child) {
  const ended = new Promise((resolve) => child.once('exit', (code) => resolve(code)));
  child.kill('SIGTERM');
  return await ended;
}

async function logIn() {
  const { headers } = await call('POST', 'login', { username: '1001', password: 'demo1234' });
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function placeOrder() {
  const cookie = await logIn();
  await call('POST', 'cartrow', { ArticleId: 3, Quantity: 8, QuickAdd: false }, cookie);
  await call('POST', 'cartrow', { ArticleId: 1, Quantity: 12, QuickAdd: false }, cookie);
  const [way] = await (await call('GET', 'wayofdelivery', undefined, cookie)).json();
  const answer = await call('POST', 'Order', { wayOfDeliveryId: way.Id, partialDelivery: true }, cookie);
  return (await answer.json()).OrderId;
}

async function ordersOf(cookie) {
  const { Orders } = await (await call('GET', 'orders', undefined, cookie)).json();
  return Orders.map(({ Id }) => Id);
}

async function call(method, path, body, cookie) {
  return await fetch(`${origin}/api/${path}`, {
    method,
    headers: { origin, ...(body && { 'content-type': 'application/json' }), ...(cookie && { cookie }) },
    ...(body && { body: JSON.stringify(body) }),
  });
}

async function sizeOf(path) {
  return Math.round(Number((await ordered('du', ['-sm', path])).split('\t')[0]));
}
