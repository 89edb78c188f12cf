import { expect, test, vi } from 'vitest';
import { startJobs } from './jobs.server.ts';
import { silentLog } from '#kit/process/log.server.ts';

function aJob(run: (goOn: () => boolean) => Promise<void>, more: object = {}) {
  return { name: 'job', everySeconds: 3600, run, ...more };
}

/** A promise together with its resolve function. */
function gate(): { opened: Promise<void>; open: () => void } {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}

test('a job runs at once, and again at its interval', async () => {
  vi.useFakeTimers();
  const run = vi.fn(async () => {});
  const jobs = startJobs([aJob(run, { everySeconds: 10 })], silentLog);
  await vi.advanceTimersByTimeAsync(25_000);
  expect(run).toHaveBeenCalledTimes(3);
  await jobs.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(run).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});

test('a job that may wait runs for the first time after its wait', async () => {
  vi.useFakeTimers();
  const run = vi.fn(async () => {});
  const jobs = startJobs([aJob(run, { afterSeconds: 2, everySeconds: 10 })], silentLog);
  await vi.advanceTimersByTimeAsync(1_900);
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_200);
  expect(run).toHaveBeenCalledTimes(2);
  await jobs.stop();
  vi.useRealTimers();
});

test('a job that is woken runs before its time', async () => {
  let trigger = (): void => {};
  const ran = [gate(), gate()];
  let runs = 0;
  const triggeredBy = (given: () => void) => {
    trigger = given;
    return () => {};
  };
  const jobs = startJobs([aJob(async () => ran[runs++]?.open(), { triggeredBy })], silentLog);
  await ran[0]?.opened;
  await Promise.resolve();
  trigger();
  await ran[1]?.opened;
  await jobs.stop();
  expect(runs).toBe(2);
});

test('a job that is woken while it runs runs once more', async () => {
  let trigger = (): void => {};
  const again = gate();
  let runs = 0;
  const triggeredBy = (given: () => void) => {
    trigger = given;
    return () => {};
  };
  const run = async () => {
    runs++;
    if (runs === 1) for (let times = 0; times < 3; times++) trigger();
    else again.open();
  };
  const jobs = startJobs([aJob(run, { triggeredBy })], silentLog);
  await again.opened;
  await jobs.stop();
  expect(runs).toBe(2);
});

test('stopping waits for the run under way, which is told', async () => {
  const [started, mayEnd] = [gate(), gate()];
  const seen: boolean[] = [];
  const run = async (goOn: () => boolean) => {
    seen.push(goOn());
    started.open();
    await mayEnd.opened;
    seen.push(goOn());
  };
  const jobs = startJobs([aJob(run)], silentLog);
  await started.opened;
  let isStopped = false;
  const stopped = jobs.stop().then(() => (isStopped = true));
  await new Promise((resolve) => setImmediate(resolve));
  expect(isStopped).toBe(false);
  mayEnd.open();
  await stopped;
  expect(seen).toEqual([true, false]);
});

test('a job that fails is logged, and runs again', async () => {
  vi.useFakeTimers();
  const error = vi.fn();
  const run = vi.fn(async () => {
    throw new Error('no');
  });
  const jobs = startJobs([aJob(run, { everySeconds: 10 })], { ...silentLog, error });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(error).toHaveBeenCalledTimes(2);
  expect(error.mock.calls[0]?.[0]).toMatchObject({ job: 'job' });
  await jobs.stop();
  vi.useRealTimers();
});

test('a job that was woken once waits for its interval again, and one that is stopped listens no more', async () => {
  vi.useFakeTimers();
  const run = vi.fn(async () => {});
  const stopListening = vi.fn();
  let trigger = (): void => {};
  const triggeredBy = (given: () => void) => {
    trigger = given;
    return stopListening;
  };
  const jobs = startJobs([aJob(run, { everySeconds: 10, triggeredBy })], silentLog);
  await vi.advanceTimersByTimeAsync(1000);
  trigger();
  await vi.advanceTimersByTimeAsync(9000);
  expect(run).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2000);
  expect(run).toHaveBeenCalledTimes(3);
  expect(stopListening).not.toHaveBeenCalled();
  await jobs.stop();
  expect(stopListening).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});
