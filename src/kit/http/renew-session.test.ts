import { afterEach, expect, test, vi } from 'vitest';
import { callOverHttp } from './call.ts';
import { endpoint } from './endpoint.ts';
import { renewSessionWith } from './renew-session.ts';
import { sendFile } from './send-file.ts';
import * as z from 'zod/mini';

const save = endpoint({
  name: 'save',
  summary: 'Save',
  method: 'PUT',
  path: '/api/thing/:id',
  who: 'anyone',
  input: z.object({ id: z.int(), Name: z.string() }),
  output: z.object({ Name: z.string() }),
});

/** A server that gives these answers in order, and the request bodies it received. */
function answering(...answers: { status: number; body: object }[]): unknown[] {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (_path: string, { body }: RequestInit) => {
    sent.push(body);
    const answer = answers[sent.length - 1] ?? { status: 500, body: {} };
    return Promise.resolve(new Response(JSON.stringify(answer.body), { status: answer.status }));
  });
  return sent;
}

const over = { status: 401, body: { type: '/problems/not-logged-in' } };
const saved = { status: 200, body: { Name: 'Kanna' } };

afterEach(() => {
  renewSessionWith(undefined);
  vi.unstubAllGlobals();
});

test('a call that the end of the session refuses goes out again, as it was, after the log-in', async () => {
  const sent = answering(over, over, saved);
  let logIns = 0;
  renewSessionWith(async () => void logIns++);
  expect(await callOverHttp(save, { id: 1, Name: 'Kanna' })).toEqual({ Name: 'Kanna' });
  expect(sent).toEqual(Array(3).fill('{"Name":"Kanna"}'));
  expect(logIns).toBe(2);
});

test('a file that the end of the session refuses is sent again after the log-in', async () => {
  const file = new Blob(['a;b']);
  const sent = answering(over, saved);
  renewSessionWith(async () => undefined);
  expect(await sendFile(save, { id: 1 }, file)).toEqual({ Name: 'Kanna' });
  expect(sent).toEqual([file, file]);
});

test.each([
  ['a wrong password', { status: 401, body: { type: '/problems/wrong-log-in' } }, true],
  ['the end of a session that nobody can renew', over, false],
])('%s is a failure at once', async (_what, answer, canAsk) => {
  const sent = answering(answer, saved);
  if (canAsk) renewSessionWith(async () => undefined);
  await expect(callOverHttp(save, { id: 1, Name: '' })).rejects.toMatchObject({ status: 401 });
  expect(sent).toHaveLength(1);
});
