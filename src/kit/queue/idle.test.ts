import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { idleOf } from './idle.server.ts';

/** Returns the seconds until the wait ends; `asked` returns the requests made in each second. */
async function secondsUntilIdle(
  asked: (second: number) => readonly string[],
  isMachineBusy = (_second: number) => false,
): Promise<number> {
  const server = createServer();
  let time = 0;
  const ask = () => asked(time / 1000).forEach((url) => server.emit('request', { url }, {}));
  const sleep = async (ms: number): Promise<void> => {
    for (const end = time + ms; time < end;) {
      time += 250;
      if (time % 1000 === 0) ask();
    }
  };
  const untilIdle = idleOf(server, {
    now: () => time,
    sleep,
    isMachineBusy: () => isMachineBusy(time / 1000),
  });
  ask();
  await untilIdle(() => true);
  return time / 1000;
}

test('a shop that nobody has asked for anything is idle', async () => {
  expect(await secondsUntilIdle(() => [])).toBe(0);
});

test('it is idle three seconds after the last question', async () => {
  expect(await secondsUntilIdle((second) => (second <= 1 ? ['/products'] : []))).toBe(4);
});

test('one that is always asked is waited for ten seconds', async () => {
  expect(await secondsUntilIdle(() => ['/products?page=2'])).toBe(10);
});

test('it is not idle while other programs need the machine', async () => {
  expect(
    await secondsUntilIdle(
      () => [],
      (second) => second < 6,
    ),
  ).toBe(6);
});

test('a load balancer’s questions are none', async () => {
  expect(await secondsUntilIdle(() => ['/readyz', '/healthz', '/metrics'])).toBe(0);
});

test('a stop is not waited for, and while it works on it looks four times a second', async () => {
  const server = createServer();
  const slept: number[] = [];
  const sleep = (ms: number) => Promise.resolve(void slept.push(ms));
  const untilIdle = idleOf(server, { now: () => 0, sleep, isMachineBusy: () => true });
  server.emit('request', { url: '/products' }, {});
  await untilIdle(() => false);
  expect(slept).toEqual([]);
  await untilIdle(() => slept.length < 2);
  expect(slept).toEqual([250, 250]);
});

test.each(['/readyz', '/healthz', '/metrics'])('%s alone is no question of anybody', async (url) => {
  expect(await secondsUntilIdle(() => [url])).toBe(0);
  expect(await secondsUntilIdle((second) => (second <= 1 ? [`${url}?x`] : []))).toBe(4);
});
