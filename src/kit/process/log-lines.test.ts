import { Writable } from 'node:stream';
import Fastify, { LogController } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import pg from 'pg';
import { logWhatBecame, nextRequestId, withoutPersons } from './log-lines.server.ts';

let lines: Record<string, unknown>[] = [];
const stream = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
    done();
  },
});
const http = Fastify({
  logger: { level: 'info', stream, ...withoutPersons },
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: nextRequestId,
});
const persons = [
  'anna@butik.example',
  '850709-9805',
  '198507099805',
  'Anna',
  'k'.repeat(43),
  '192.0.2.7',
  'B1001-7',
];

beforeAll(async () => {
  logWhatBecame(http);
  http.get('/fine/:id', async () => 'fine');
  http.post('/orders/:id', async () => 'made');
  http.get('/broken/:id', async (request) => {
    const error = new pg.DatabaseError(
      `no room for ${persons.slice(0, 3).join(' ')} by ${persons[4]}`,
      1,
      'error',
    );
    Object.assign(error, {
      code: '23505',
      detail: 'Key (name)=(Anna) exists',
      where: 'Anna',
      constraint: 'customer_name',
      cause: new Error(`of ${persons[0]}`, { cause: new Error(`and ${persons[1]}`) }),
    });
    request.log.error({ err: error, reason: `550 <${persons[0]}> is unknown` }, 'it failed');
    throw error;
  });
  await http.ready();
});
afterAll(() => http.close());

async function linesOf(method: 'GET' | 'POST', url: string) {
  lines = [];
  await http.inject({
    method,
    url,
    remoteAddress: '192.0.2.7',
    headers: { cookie: `session=${persons[4]}` },
  });
  return lines;
}

test('a call that changes something is a line: which, what became of it, how long, and its id', async () => {
  const [line] = await linesOf('POST', '/orders/B1001-7?who=anna@butik.example');
  expect(line).toMatchObject({ method: 'POST', route: '/orders/:id', status: 200, msg: 'answered' });
  expect(line).toMatchObject({ ms: expect.any(Number), reqId: expect.stringMatching(/^[0-9a-f]{10}-\w+$/) });
});

test('what is read and answered is no line; what is refused is one', async () => {
  expect(await linesOf('GET', '/fine/1')).toEqual([]);
  expect(await linesOf('GET', '/nothing/anna@butik.example')).toMatchObject([
    { status: 404, route: 'page', level: 30 },
  ]);
});

test('an error is told with its code and place under the same id, and with nothing of a person', async () => {
  const told = await linesOf('GET', '/broken/B1001-7?name=Anna');
  const [failed, answered] = [told[0], told.at(-1)];
  expect(failed).toMatchObject({ err: { code: '23505', constraint: 'customer_name', type: 'error' } });
  // What fails is a warning, what is refused is none.
  expect(answered).toMatchObject({ status: 500, level: 40, reqId: failed?.['reqId'] });
  expect(failed).toMatchObject({ err: { cause: { message: 'of …@…', cause: { message: 'and …' } } } });
  const text = JSON.stringify(told);
  expect(text).toContain('no room for');
  for (const person of persons) expect(text).not.toContain(person);
});

test('no two requests have the same id', () => {
  expect(new Set(Array.from({ length: 1000 }, nextRequestId)).size).toBe(1000);
});
