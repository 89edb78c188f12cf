import { expect, test } from 'vitest';
import { findAllOf, namedTraits } from './named-traits.ts';

const traits = namedTraits([
  { id: 1, name_sv: 'Gul', name_en: 'Yellow', name_de: null, sort: 1 },
  { id: 2, name_sv: 'Röd', name_en: 'Red', name_de: null, sort: 2 },
  { id: 3, name_sv: 'Svart och vit', name_en: 'Black & white', name_de: null, sort: 3 },
]);

test.each([
  ['Gul|Röd', [1, 2]],
  ['Gul | Röd |', [1, 2]],
  ['Gul,, Röd,', [1, 2]],
  ['/Gul/ Röd', [1, 2]],
  ['Gul\n\nRöd\n', [1, 2]],
  ['Gul och röd', [1, 2]],
  ['gul röd', [1, 2]],
  ['1 2', [1, 2]],
  ['Svart och vit, gul', [3, 1]],
  ['Black & white', [3]],
  ['Gul, Yellow', [1]],
  [' , |', []],
])('%j are the colours %j, and nothing between the marks is one', (text, ids) => {
  const { found, unknown } = findAllOf(text, traits);
  expect([[...new Set(found.map(({ id }) => id))], unknown]).toEqual([ids, []]);
});

test.each([
  ['Gul, Lila', ['Lila']],
  ['Gul och lila', ['Lila']],
  ['lila & Lila | rosa', ['lila', 'rosa']],
])('%j has names that are yet to be made, each once', (text, names) => {
  expect(findAllOf(text, traits).unknown.map((name) => String(name).toLowerCase())).toEqual(
    names.map((name) => name.toLowerCase()),
  );
});
