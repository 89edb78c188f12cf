import { expect, test } from 'vitest';
import { stemOf } from './word-stem.ts';

test.each([
  ['mugg muggar muggen muggarna muggarnas'],
  ['bricka brickor brickan brickorna'],
  ['handduk handdukar handdukarna'],
  ['glas glasen glasets'],
  ['ljus ljusen'],
  ['tray trays'],
  ['berry berries'],
  ['box boxes'],
])('%s have one stem', (words) => {
  expect(new Set(words.split(' ').map(stemOf)).size).toBe(1);
});

test('words of different things keep different stems', () => {
  const words = ['mugg', 'bricka', 'glas', 'ljus', 'kudde', 'tavla', 'bok', 'handduk'];
  expect(new Set(words.map(stemOf)).size).toBe(words.length);
});
