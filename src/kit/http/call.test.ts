import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { callForFile, callOverHttp, CallError, withQuery } from './call.ts';
import { endpoint } from './endpoint.ts';
import { sendFile } from './send-file.ts';

const input = z.object({
  name: z.string(),
  Quantity: z.optional(z.int()),
  colors: z.optional(z.array(z.string())),
});
const output = z.object({ Name: z.string() });
const shared = { summary: 'Something', path: '/api/thing/:name', who: 'anyone', input, output } as const;
const look = endpoint({ ...shared, name: 'look', method: 'GET' });
const save = endpoint({ ...shared, name: 'save', method: 'PUT' });
const remove = endpoint({ ...shared, name: 'remove', method: 'DELETE' });

afterEach(() => vi.unstubAllGlobals());

/** Answers every call with this, and returns what was sent. */
function answering(status: number, body?: string): { url: string; init: RequestInit }[] {
  const sent: { url: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return new Response(body ?? null, { status });
  });
  return sent;
}

const failing = (error: Error) => vi.stubGlobal('fetch', () => Promise.reject(error));

test('what is read or removed is named by the address, what is written by the body', async () => {
  const sent = answering(200, '{"Name":"Kanna"}');
  const asked = { name: 'a/b c', Quantity: 0, colors: ['grön & blå', 'röd'] };
  for (const one of [look, remove, save]) expect(await callOverHttp(one, asked)).toEqual({ Name: 'Kanna' });
  const query = 'Quantity=0&colors%5B%5D=gr%C3%B6n+%26+bl%C3%A5&colors%5B%5D=r%C3%B6d';
  expect(sent.map(({ url }) => url)).toEqual([
    `/api/thing/a%2Fb%20c?${query}`,
    `/api/thing/a%2Fb%20c?${query}`,
    '/api/thing/a%2Fb%20c',
  ]);
  expect(sent.map(({ init }) => [init.method, init.body])).toEqual([
    ['GET', undefined],
    ['DELETE', undefined],
    ['PUT', JSON.stringify({ Quantity: 0, colors: asked.colors })],
  ]);
  const json = { accept: 'application/json', 'content-type': 'application/json' };
  expect(sent[2]?.init.headers).toEqual(json);
  expect(sent.every(({ init }) => init.credentials === 'same-origin')).toBe(true);
});

test('a call that must outlive its page, or has headers of its own, is sent so', async () => {
  const sent = answering(200, '{"Name":""}');
  await callOverHttp(save, { name: 'a' }, { keepalive: true, headers: { 'idempotency-key': 'k' } });
  await callOverHttp(save, { name: 'a' });
  expect(sent.map(({ init }) => init.keepalive)).toEqual([true, undefined]);
  expect(sent[0]?.init.headers).toMatchObject({ 'idempotency-key': 'k', 'content-type': 'application/json' });
});

test('an answer without a body is nothing', async () => {
  answering(204);
  expect(await callOverHttp(save, { name: 'a' })).toBeUndefined();
});

test('who gives a call up is told so; one that nobody answers has no status', async () => {
  const given = new AbortController();
  given.abort();
  const abort = new DOMException('given up', 'AbortError');
  failing(abort);
  await expect(callOverHttp(look, { name: 'a' }, { signal: given.signal })).rejects.toBe(abort);
  failing(new TypeError('no connection'));
  const { signal } = new AbortController();
  const unanswered = [
    callOverHttp(look, { name: 'a' }, { signal }),
    callForFile(look, { name: 'a' }),
    sendFile(save, { name: 'a' }, new Blob(['x'])),
  ];
  for (const one of await Promise.allSettled(unanswered))
    expect(one).toMatchObject({ status: 'rejected', reason: { name: 'CallError', status: 0 } });
});

test('a refusal is told with its problem, and without one where a front answers for the shop', async () => {
  answering(409, '{"type":"/problems/in-use","title":"Används","status":409}');
  const refused: unknown = await callOverHttp(save, { name: 'a' }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(CallError);
  expect(refused).toMatchObject({ status: 409, message: 'Används' });
  expect([(refused as CallError).is('in-use'), (refused as CallError).is('conflict')]).toEqual([true, false]);
  answering(502, '<html>Bad Gateway</html>');
  for (const call of [callOverHttp(save, { name: 'a' }), sendFile(save, { name: 'a' }, new Blob(['x']))])
    await expect(call).rejects.toMatchObject({ status: 502, problem: undefined });
});

test('a file is sent as bytes, with the rest in the address, and taken as it comes', async () => {
  const sent = answering(200, '{"Name":"Kanna"}');
  const file = new Blob(['a;b'], { type: 'text/csv' });
  expect(await sendFile(save, { name: 'a', Quantity: 2 }, file)).toEqual({ Name: 'Kanna' });
  expect(sent[0]).toMatchObject({ url: '/api/thing/a?Quantity=2', init: { method: 'PUT', body: file } });
  expect(sent[0]?.init.headers).toMatchObject({ 'content-type': 'application/octet-stream' });
  expect(await (await callForFile(look, { name: 'a' })).text()).toBe('{"Name":"Kanna"}');
});

test('of a query nothing is left out but what says nothing', () => {
  const values = {
    none: undefined,
    nil: null,
    empty: '',
    no: false,
    yes: true,
    zero: 0,
    text: 'å',
    list: [],
  };
  expect(withQuery('/a', values)).toBe('/a?yes=true&zero=0&text=%C3%A5');
  expect(withQuery('/a', { no: false })).toBe('/a');
});
