import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exactNumberKey } from '#shop/articles/look-up/number-key.ts';
import { addWords, type KindOfWord } from '#shop/articles/look-up/name-words.ts';
import { readQuantity } from '#shop/wanted-rows/given-quantity.ts';
import { times } from '../../../../test/sizes.ts';
import type { KnownNumbers } from './known-numbers.ts';
import { readRows } from './read-rows.ts';
import { splitLines } from './split-line.ts';

const units = ['st', 'styck', 'stycken', 'stk', 'Stück', 'pcs', 'pce', 'pieces', 'units', 'kpl', 'exemplar'];

test('a unit beside a quantity names no other article, though names of other articles hold it', () => {
  const line = fc.tuple(fc.constantFrom(...units), fc.integer({ min: 1, max: 900 }), fc.boolean());
  fc.assert(
    fc.property(line, ([unit, quantity, isFirst]) => {
      const names = ['Tray Pine Path 27×20, forest', `Napkins Lingonberry 20 ${unit}`];
      const words = new Map<string, KindOfWord>();
      for (const name of names) addWords(words, name);
      const known: KnownNumbers = {
        isNumber: (text) => exactNumberKey(text) === '10101',
        articlesOf: (text) =>
          exactNumberKey(text) === '10101' ? [{ id: 1, names: [names[0]!], pack: 6, priceOre: 7900 }] : [],
        isName: (text) => names.includes(text),
        kindOfWord: (word) => words.get(word),
      };
      const text = isFirst ? `${quantity} ${unit} 10101` : `10101 ${quantity} ${unit}`;
      const { wanted } = readRows(splitLines(text), known);
      expect(wanted.map(({ Ref, Quantity }) => [Ref, readQuantity(Quantity)])).toEqual([['10101', quantity]]);
    }),
    { seed: 5, numRuns: 200 * times },
  );
});
