import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFakeErrorService } from '../../../test/error-service.ts';
import { until } from '../../../test/shop.ts';
import { readEnv } from './env.server.ts';
import { openErrorReports } from './error-reports.server.ts';
import { createHttp } from '#kit/http/http.server.ts';

let service: Awaited<ReturnType<typeof openFakeErrorService>>;

beforeAll(async () => {
  service = await openFakeErrorService();
});
afterAll(() => service.close());

test('an error on the server is told to the service, without who asked for what', async () => {
  const reports = openErrorReports(service.dsn);
  const http = await createHttp(readEnv({}), 'error', { onError: reports.report });
  http.get('/breaks', () => {
    throw new Error('the shelf fell down');
  });
  const headers = { cookie: 'session=secret-of-a-customer', 'user-agent': 'somebody' };
  const answer = await http.inject({ url: '/breaks?searchtext=mugg', headers });
  expect(answer.statusCode).toBe(500);
  await until(() => service.items.length > 0);
  const [{ payload } = { payload: '' }] = service.sent('event');
  const event = JSON.parse(payload) as {
    tags: object;
    exception: { values: { value: string; stacktrace: { frames: { filename: string }[] } }[] };
  };
  expect(event.tags).toEqual({ where: 'request failed' });
  expect(event.exception.values[0]?.value).toBe('the shelf fell down');
  expect(event.exception.values[0]?.stacktrace.frames.at(-1)?.filename).toMatch(/error-reports\.test\.ts$/);
  expect(payload).not.toMatch(/secret-of-a-customer|somebody|searchtext/);
  await reports.close();
  await http.close();
});

test('what was told before the shop stops is sent before it does', async () => {
  const reports = openErrorReports(service.dsn);
  reports.report(new Error('the last of all'), 'at the end');
  await reports.close();
  const told = service.sent('event').filter(({ payload }) => payload.includes('the last of all'));
  expect(told).toHaveLength(1);
});

test('a service that cannot be reached disturbs nobody', async () => {
  const reports = openErrorReports('http://publickey@127.0.0.1:9/7');
  reports.report(new Error('nobody hears this'), 'somewhere');
  await expect(reports.close()).resolves.toBeUndefined();
});

test('what fails is told, what is expected is not', async () => {
  const told: string[] = [];
  const http = await createHttp(readEnv({}), 'error', {
    onError: (_error, where) => told.push(where),
  });
  http.log.warn({ err: new Error('a warning') }, 'warned');
  http.log.error({ file: 'photos/gone.jpg' }, 'picture is missing');
  http.get('/refused', () => Promise.reject(Object.assign(new Error('refused'), { statusCode: 418 })));
  http.get('/fails', () => Promise.reject(new Error('fails')));
  expect((await http.inject('/refused')).statusCode).toBe(400);
  expect(told).toEqual([]);
  expect((await http.inject('/fails')).statusCode).toBe(500);
  expect(told).toEqual(['request failed']);
  await http.close();
});
