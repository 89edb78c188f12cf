import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { CachedResponse } from './cached-response.server.ts';
import { ResponseCache } from './response-cache.server.ts';

const made = (text: string) => async () => ({ status: 200, type: 'text/plain', text });

test('those who ask at the same time share one making', async () => {
  const cache = new ResponseCache(20_000, () => true);
  let times = 0;
  const make = async () => (times++, await made('one')());
  const answers = await Promise.all([cache.get('a', '1', make), cache.get('a', '1', make)]);
  expect([times, answers[0] === answers[1]]).toEqual([1, true]);
});

test('another version is computed anew, and a failure is not cached', async () => {
  const cache = new ResponseCache(20_000, () => true);
  await expect(cache.get('a', '1', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await (await cache.get('a', '1', made('one'))).text()).toBe('one');
  expect(await (await cache.get('a', '1', made('two'))).text()).toBe('one');
  expect(await (await cache.get('a', '2', made('two'))).text()).toBe('two');
});

test('a making that fails late takes nothing away from a newer one', async () => {
  const cache = new ResponseCache(20_000, () => true);
  let fail: (error: Error) => void = () => undefined;
  const failing = cache.get('a', '1', () => new Promise((_, reject) => (fail = reject)));
  await cache.get('a', '2', made('two'));
  fail(new Error('away'));
  await expect(failing).rejects.toThrow('away');
  expect(await (await cache.get('a', '2', made('again'))).text()).toBe('two');
});

test('a long key takes room too', async () => {
  const cache = new ResponseCache(20_000, () => true);
  const again = async (key: string) => {
    await cache.get(key, '1', made('one'));
    return await (await cache.get(key, '1', made('two'))).text();
  };
  expect(await again('k'.repeat(7_000))).toBe('one');
  expect(await again('k'.repeat(8_100))).toBe('two');
});

test('when the room is used up, what was asked for longest ago goes', async () => {
  const cache = new ResponseCache(20_000, () => true);
  const isCached = async (key: string) => (await (await cache.get(key, '1', made('new'))).text()) !== 'new';
  for (const key of ['a', 'b', 'c', 'd']) await cache.get(key, '1', made(key.repeat(500)));
  expect(await isCached('a')).toBe(true);
  await cache.get('e', '1', made('e'));
  expect([await isCached('a'), await isCached('e')]).toEqual([true, true]);
  expect(await isCached('b')).toBe(false);
});

test('what is sent compressed is cached in that form, and can still be had in every other', async () => {
  const text = 'tray and mug '.repeat(5000);
  const answer = new CachedResponse({ status: 200, type: 'text/plain', text });
  const weights: number[] = [];
  answer.onWeight((bytes) => weights.push(bytes));
  const as = async (encoding: string) => await answer.as({ 'accept-encoding': encoding }, 'no-cache');

  const [br, gzip] = [await as('gzip, br'), await as('gzip')];
  expect(String(brotliDecompressSync(br.body!))).toBe(text);
  expect(String(gunzipSync(gzip.body!))).toBe(text);
  expect(br.headers['content-encoding']).toBe('br');
  expect(weights[0]).toBeGreaterThan(text.length);
  expect(weights).toHaveLength(3);
  expect(Math.max(...weights.slice(1))).toBeLessThan(text.length / 5);

  const plain = await as('');
  expect([String(plain.body), plain.headers['content-encoding']]).toEqual([text, undefined]);
  expect(plain.headers['etag']).toBe(br.headers['etag']);
  expect(weights.at(-1)).toBeGreaterThan(text.length);
  expect(await as('')).toBe(plain);
  expect(await as('br')).toBe(br);
});

test('who is sent it as it is still gets the same when it has been compressed for another', async () => {
  const text = 'tray and mug '.repeat(5000);
  const answer = new CachedResponse({ status: 200, type: 'text/plain', text });
  const plain = answer.as({}, 'no-cache');
  await answer.as({ 'accept-encoding': 'br' }, 'no-cache');
  expect(answer.as({}, 'no-cache')).toBe(plain);
});

const requestOf = (url: string, cookie?: string) => {
  const headers = { host: 'shop.example', ...(cookie !== undefined && { cookie }) };
  return {
    method: 'GET',
    url,
    httpVersion: '1.1',
    headers,
    rawHeaders: Object.entries(headers).flat(),
  } as never;
};

test('an answer that is an error, or a customer’s own, is not sent to anybody else', async () => {
  const cache = new ResponseCache(1_000_000, () => true);
  const sent: number[] = [];
  // The cache alone holds an answer weakly.
  const held: CachedResponse[] = [];
  const response = { writeHead: (status: number) => void sent.push(status), end: () => undefined } as never;
  const remember = (url: string, status: number, cookie?: string, isForAnyone = false) => {
    const answer = new CachedResponse({ status, type: 'text/plain', text: 'x' });
    held.push(answer);
    cache.remember(requestOf(url, cookie), answer, {
      cacheControl: 'public',
      isCurrent: () => true,
      isForAnyone,
    });
  };
  remember('/a', 200);
  remember('/gone', 404);
  remember('/own', 200, 'session=s');
  remember('/all', 200, 'session=s', true);
  expect(cache.respond(requestOf('/a'), response)).toBe(true);
  expect(cache.respond(requestOf('/gone'), response)).toBe(false);
  expect(cache.respond(requestOf('/own', 'session=other'), response)).toBe(false);
  expect(cache.respond(requestOf('/all', 'session=other'), response)).toBe(true);
  // What customers get is not what visitors get.
  expect(cache.respond(requestOf('/all'), response)).toBe(false);
  expect([sent, held.length]).toEqual([[200, 200], 4]);
});

test('nothing is answered from the cache while that is not allowed, or no longer true', () => {
  const state = { mayRespond: true, isCurrent: true, isWellFormed: true };
  const cache = new ResponseCache(1_000_000, () => state.isWellFormed);
  const told: number[] = [];
  const answer = new CachedResponse({ status: 200, type: 'text/plain', text: 'x' });
  cache.remember(requestOf('/a'), answer, { cacheControl: 'public', isCurrent: () => state.isCurrent });
  cache.respondOnlyWhile(() => state.mayRespond);
  cache.onRespond((status) => void told.push(status));
  const response = { writeHead: () => undefined, end: () => undefined } as never;
  const respond = () => cache.respond(requestOf('/a'), response);
  expect(respond()).toBe(true);
  state.mayRespond = false;
  expect(respond()).toBe(false);
  state.mayRespond = true;
  state.isCurrent = false;
  expect(respond()).toBe(false);
  state.isCurrent = true;
  state.isWellFormed = false;
  expect(respond()).toBe(false);
  expect(told).toEqual([200]);
});

test.each([
  [200, 'public, max-age=60'],
  [404, 'no-store'],
  [500, 'no-store'],
])('an answer of %i may be stored by others as %s', async (status, cacheControl) => {
  const answer = new CachedResponse({ status, type: 'text/plain', text: 'x' });
  const { headers } = await answer.as({}, 'public, max-age=60');
  expect(headers['cache-control']).toBe(cacheControl);
  const again = await answer.as({ 'if-none-match': headers['etag'] }, 'public, max-age=60');
  expect([again.status, again.headers['cache-control']]).toEqual([
    status === 200 ? 304 : status,
    cacheControl,
  ]);
});

test('each that a response depends on is asked for by itself', async () => {
  const text = 'tray and mug '.repeat(500);
  const answer = new CachedResponse({ status: 200, type: 'text/plain', text });
  const etag = String((await answer.as({}, 'no-cache')).headers['etag']);
  const as = async (headers: Record<string, string>, cacheControl = 'no-cache') => {
    const sent = await answer.as(headers, cacheControl);
    return [sent.status, sent.headers['cache-control'], sent.headers['content-encoding']];
  };
  expect(await as({})).toEqual([200, 'no-cache', undefined]);
  expect(await as({}, 'private')).toEqual([200, 'private', undefined]);
  expect(await as({ 'accept-encoding': 'gzip' }, 'private')).toEqual([200, 'private', 'gzip']);
  for (const known of [etag, `W/${etag}`, `"other", W/${etag}`, `${etag}, "other"`]) {
    expect((await as({ 'if-none-match': known }))[0]).toBe(304);
    expect((await as({ 'if-none-match': known }, 'private')).slice(0, 2)).toEqual([304, 'private']);
  }
  for (const known of ['"other"', `${etag.slice(0, -2)}"`, `X${etag}`])
    expect((await as({ 'if-none-match': known }))[0]).toBe(200);
  const gone = new CachedResponse({ status: 404, type: 'text/plain', text });
  expect((await gone.as({ 'if-none-match': etag }, 'no-cache')).status).toBe(404);
});
