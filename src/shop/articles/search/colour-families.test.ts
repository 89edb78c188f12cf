import { expect, test } from 'vitest';
import { demoColours } from '#demo/data/colours.ts';
import { fold } from '#kit/text/characters/fold.ts';
import { familyNamed, familyOf, wordsOfFamily } from './colour-families.ts';

test('the maker’s colours are counted to what everybody calls them', () => {
  const families = Object.fromEntries(demoColours.map(({ key, hex }) => [key, familyOf(hex)]));
  expect(families).toEqual({
    sno: 'white',
    bjork: 'beige',
    honung: 'yellow',
    tegel: 'orange',
    lingon: 'red',
    sjo: 'blue',
    skog: 'green',
    kol: 'black',
  });
});

test.each([
  ['#000000', 'black'],
  ['#ffffff', 'white'],
  ['#888888', 'gray'],
  ['#ff0000', 'red'],
  ['#f4b6c2', 'pink'],
  ['#ff7f00', 'orange'],
  ['#5b3a1e', 'brown'],
  ['#ffe000', 'yellow'],
  ['#40c9c0', 'turquoise'],
  ['#101c60', 'blue'],
  ['#7a3f9d', 'purple'],
  ['blue', undefined],
])('%s is %s', (hex, family) => {
  expect(familyOf(hex)).toBe(family);
});

test.each([
  ['svart', 'black'],
  ['vit', 'white'],
  ['grå', 'gray'],
  ['beige', 'beige'],
  ['brun', 'brown'],
  ['röd', 'red'],
  ['rosa', 'pink'],
  ['orange', 'orange'],
  ['gul', 'yellow'],
  ['grön', 'green'],
  ['turkos', 'turquoise'],
  ['blå', 'blue'],
  ['lila', 'purple'],
] as const)('%s and %s lead to the words of both languages', (sv, en) => {
  expect([familyNamed(fold(sv)), familyNamed(en)]).toEqual([en, en]);
  expect(wordsOfFamily(en)).toEqual({ sv, en });
});
