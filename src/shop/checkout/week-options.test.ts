import { expect, test } from 'vitest';
import { isIos, weekBounds, weekInYear, weeksToOffer, yearsToOffer } from './week-options.ts';

test('past weeks are not offered, the current one is', () => {
  expect(weeksToOffer(2026, '2026-11-21')).toEqual([47, 48, 49, 50, 51, 52, 53]);
  expect(weeksToOffer(2027, '2026-11-21')).toHaveLength(52);
});

test('a year whose weeks have all passed is not offered', () => {
  expect(yearsToOffer('2026-11-21')).toEqual([2026, 2027]);
  // 2024-12-30 is the Monday of 2025-W01.
  expect(yearsToOffer('2024-12-30')).toEqual([2025]);
});

test('week 53 is reset in a year that has none, as is a week that is past there', () => {
  expect(weekInYear('53', '2026', '2026-11-21')).toBe('53');
  expect(weekInYear('53', '2027', '2026-11-21')).toBe('');
  expect(weekInYear('12', '2026', '2026-11-21')).toBe('');
  expect(weekInYear('12', '2027', '2026-11-21')).toBe('12');
  expect(weekInYear('12', '', '2026-11-21')).toBe('');
});

test('the week input goes from this week to the last of next year', () => {
  expect(weekBounds('2026-11-21')).toEqual({ min: '2026-W47', max: '2027-W52' });
  expect(weekBounds('2025-06-02')).toEqual({ min: '2025-W23', max: '2026-W53' });
});

test('iPhones and iPads are told from Macs', () => {
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
  expect(isIos({ userAgent: iphone, maxTouchPoints: 5 })).toBe(true);
  expect(isIos({ userAgent: mac, maxTouchPoints: 5 })).toBe(true);
  expect([0, 1, 2].map((maxTouchPoints) => isIos({ userAgent: mac, maxTouchPoints }))).toEqual([
    false,
    false,
    true,
  ]);
});
