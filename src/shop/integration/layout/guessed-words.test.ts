import { expect, test } from 'vitest';
import { headingKey } from '#kit/tables/heading-key.mjs';
import { articleColumns } from '#shop/articles/import/import-columns.server.ts';
import { fieldOfWord, headingWords } from './guessed-words.ts';

test.each([
  ['Antal i kartong', 'pack_qty'],
  ['Cirkapris i butik', 'recommended_price'],
  ['Mtrl', 'material_id'],
  ['Beskrivn.', 'description_sv'],
])('the heading %j is guessed as %s', (heading, field) => {
  expect(fieldOfWord(headingKey(heading), () => true)).toBe(field);
});

test('a word of other kinds alone is none of this kind, and an unknown one may still be guessed', () => {
  const guessed = headingWords.map((word) => fieldOfWord(word, () => false));
  expect(new Set(guessed)).toEqual(new Set(['']));
  expect(fieldOfWord('ufo', () => true)).toBeUndefined();
});

test.each(['6', '6 st', '6-pack', '6 pack', '6p'])('a package of %j is one of six', (cell) => {
  expect(articleColumns.pack_qty.read(cell)).toBe(6);
});
