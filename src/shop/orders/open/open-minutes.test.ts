import { expect, test } from 'vitest';
import { settingsOf } from '#shop/settings/declared-settings.ts';
import { openMinutesOf } from './open-minutes.ts';

test('unless a number is set, orders are open for an hour, and not at all while a system fetches them', () => {
  const set = (OrderOpenMinutes: string) => settingsOf({ OrderOpenMinutes }).OrderOpenMinutes;
  expect(openMinutesOf(settingsOf({}).OrderOpenMinutes, false)).toBe(60);
  expect(openMinutesOf(set(''), true)).toBe(0);
  expect(openMinutesOf(set('30'), true)).toBe(30);
  expect(openMinutesOf(set('0'), false)).toBe(0);
});
