import { beforeEach, expect, test, vi } from 'vitest';
import { openErrorService } from './error-service.ts';

type Options = Record<string, unknown>;
const given = vi.hoisted(() => ({ init: {} as Options, replay: {} as Options, processors: 0 }));
const replay = vi.hoisted(() => ({ name: 'Replay', stop: vi.fn(), startBuffering: vi.fn() }));
vi.mock('@sentry/browser', () => ({
  addEventProcessor: () => given.processors++,
  browserTracingIntegration: () => ({ name: 'BrowserTracing' }),
  captureException: vi.fn(),
  getClient: () => ({ getOptions: () => given.init }),
  init: (options: Options) => (given.init = options),
  replayIntegration: (options: Options) => ((given.replay = options), replay),
}));

const service = openErrorService('https://key@errors.example/1');
beforeEach(() => vi.clearAllMocks());

test('nothing that is read or typed is recorded, and nothing tells who the reader is', () => {
  expect(given.replay).toMatchObject({ maskAllText: true, maskAllInputs: true, blockAllMedia: true });
  expect(given.init.dataCollection).toEqual({
    userInfo: false,
    cookies: false,
    httpHeaders: false,
    httpBodies: [],
    urlQueryParams: false,
  });
  expect([given.init.tracePropagationTargets, given.processors]).toEqual([[], 1]);
  const integrations = given.init.integrations as (usual: { name: string }[]) => { name: string }[];
  const names = integrations([{ name: 'BrowserSession' }, { name: 'Dedupe' }]).map(({ name }) => name);
  expect(names).toEqual(['Dedupe', 'BrowserTracing', 'Replay']);
});

test('a fifth of page loads is timed, none is recorded, and every error is sent with what came before it', () => {
  expect(given.init).toMatchObject({
    tracesSampleRate: 0.2,
    replaysSessionSampleRate: 0,
    replaysOnErrorSampleRate: 1,
  });
});

test('whoever takes their consent back is recorded no more, and again once it is given', () => {
  service.goOn();
  expect(replay.startBuffering).not.toHaveBeenCalled();
  service.pause();
  expect([given.init.enabled, replay.stop.mock.calls.length]).toEqual([false, 1]);
  service.goOn();
  service.goOn();
  expect([given.init.enabled, replay.startBuffering.mock.calls.length]).toEqual([true, 1]);
});
