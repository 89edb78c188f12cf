import { expect, test } from 'vitest';
import { stemsOf } from './word-stem.ts';

test.each([
  ['mugg muggar muggen muggarna muggarnas'],
  ['bricka brickor brickan brickorna'],
  ['handduk handdukar handdukarna'],
  ['glas glasen glasets'],
  ['ljus ljusen'],
  ['linne linnet'],
  ['hjarta hjartan hjartat'],
  ['kotte kottar kottarna'],
  ['bok bocker bockerna'],
  ['kokbok kokbocker'],
  ['rod roda rott'],
  ['bla blaa blatt'],
])('%s have one Swedish stem', (words) => {
  expect(new Set(words.split(' ').map((word) => stemsOf(word).sv)).size).toBe(1);
});

test.each([
  ['tray trays'],
  ['berry berries'],
  ['box boxes'],
  ['knife knives'],
  ['bookshelf bookshelves'],
  ['grey gray'],
  ['wool woollen'],
])('%s have one English stem', (words) => {
  expect(new Set(words.split(' ').map((word) => stemsOf(word).en)).size).toBe(1);
});

test('words of different things keep different stems', () => {
  const words = ['mugg', 'bricka', 'glas', 'ljus', 'kudde', 'tavla', 'bok', 'handduk', 'linne', 'lin'];
  expect(new Set(words.map((word) => stemsOf(word).sv)).size).toBe(words.length);
});
