import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeStorage } from '../../../../../../test/fake-storage.ts';
import { forgetPicked, keepPicked, readMissing, readPicked } from './stored-picking.ts';

let local: FakeStorage;
beforeEach(() => {
  local = new FakeStorage();
  vi.stubGlobal('localStorage', local);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('what is picked of an order is kept for a day, and forgotten when it is sent', () => {
  vi.useFakeTimers({ now: new Date('2026-11-28T10:00:00Z') });
  expect(readPicked(20_451)).toEqual({});
  expect(keepPicked(20_451, { 7: 3, 8: 0 })).toBe(true);
  expect([readPicked(20_451), readPicked(20_452)]).toEqual([{ 7: 3 }, {}]);
  vi.setSystemTime(new Date('2026-11-29T09:59:59Z'));
  expect(readPicked(20_451)).toEqual({ 7: 3 });
  vi.setSystemTime(new Date('2026-11-29T10:00:00Z'));
  expect(readPicked(20_451)).toEqual({});
  keepPicked(20_452, { 7: 3 });
  expect([...local.kept.keys()]).toEqual(['picking 20452']);
  expect(keepPicked(20_453, {}, [8])).toBe(true);
  keepPicked(20_452, { 7: 3 }, [9]);
  expect([readMissing(20_451), readMissing(20_452), readMissing(20_453)]).toEqual([[], [9], [8]]);
  forgetPicked(20_453);
  forgetPicked(20_452);
  expect([readPicked(20_452), local.kept.size]).toEqual([{}, 0]);
});

test('what is damaged, or refused by the browser, is nothing, and that is told', () => {
  keepPicked(20_451, { 7: 3 });
  const [key = ''] = local.kept.keys();
  const at = Date.now();
  for (const text of [
    '',
    '{',
    '7',
    'null',
    `{"at":${at}}`,
    '{"picked":{"7":3}}',
    `{"at":${at},"picked":{"x":1,"7":-1}}`,
  ]) {
    local.kept.set(key, text);
    expect([text, readPicked(20_451)]).toEqual([text, {}]);
  }
  local.refuses = true;
  expect(readPicked(20_451)).toEqual({});
  expect(keepPicked(20_451, { 7: 3 })).toBe(false);
  expect(() => forgetPicked(20_451)).not.toThrow();
});
