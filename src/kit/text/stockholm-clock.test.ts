import { expect, test } from 'vitest';
import { momentOfStockholm, stockholmClock } from './stockholm-clock.ts';

test.each([
  ['in winter', '2026-01-14T12:00', '2026-01-14T11:00:00.000Z'],
  ['in summer', '2026-07-14T12:00', '2026-07-14T10:00:00.000Z'],
  ['over midnight', '2026-07-15T00:30', '2026-07-14T22:30:00.000Z'],
])('a time %s is read by the clocks in Sweden, and written so', (_when, text, iso) => {
  expect(momentOfStockholm(text)?.toISOString()).toBe(iso);
  expect(stockholmClock(new Date(iso))).toBe(text);
});

test('the hour that comes twice in autumn is the first of them', () => {
  expect(momentOfStockholm('2026-10-25T02:30')?.toISOString()).toBe('2026-10-25T00:30:00.000Z');
});

test('the hour that is skipped in spring is an hour later', () => {
  const moment = momentOfStockholm('2026-03-29T02:30');
  expect(moment && stockholmClock(moment)).toBe('2026-03-29T03:30');
});

test.each(['', '2026-02-30', 'today', '2026-13-01T10:00', '2026-10-14T25:00'])('%j is no time', (text) => {
  expect(momentOfStockholm(text)).toBeUndefined();
});
