import fc from 'fast-check';
import { expect, test } from 'vitest';
import { times } from '../../../../test/sizes.ts';
import { readChosenColumns, writeChosenColumns } from './chosen-columns.ts';

test.each([
  [
    'Art.nr=article_no,Pris=price',
    [
      ['Art.nr', 'article_no'],
      ['Pris', 'price'],
    ],
  ],
  [
    '"Art.nr"=article_no, "Pris, SEK" = price',
    [
      ['Art.nr', 'article_no'],
      ['Pris, SEK', 'price'],
    ],
  ],
  [
    '"Art.nr=article_no","Pris, SEK=price:EUR"',
    [
      ['Art.nr', 'article_no'],
      ['Pris, SEK', 'price:EUR'],
    ],
  ],
  [
    'a=b=price,"a=b"=ean',
    [
      ['a=b', 'price'],
      ['a=b', 'ean'],
    ],
  ],
  [
    '"12"" hög"=height_cm,Bredd 12"=width_cm',
    [
      ['12" hög', 'height_cm'],
      ['Bredd 12"', 'width_cm'],
    ],
  ],
  [
    'Notering=,#3=price',
    [
      ['Notering', ''],
      ['#3', 'price'],
    ],
  ],
  ['', []],
])('%s are columns', (text, chosen) => {
  expect(readChosenColumns(text)).toEqual(chosen.map(([heading, field]) => ({ heading, field })));
});

test.each(['Art.nr', '=price', '"Art.nr"article_no', 'a=b,,c=d', '"Art.nr=article_no', '""=price'])(
  '%s are none, and the part is told',
  (text) => {
    const read = readChosenColumns(text);
    expect('wrong' in read && text.includes(read.wrong)).toBe(true);
  },
);

test('what is written is read, whatever the headings', () => {
  const heading = fc
    .string({ unit: fc.constantFrom(...'aÅ9 ",=;#\n%€'), minLength: 1, maxLength: 12 })
    .map((text) => text.trim())
    .filter(Boolean);
  const chosen = fc.array(fc.record({ heading, field: fc.constantFrom('', 'article_no', 'price:EUR') }));
  fc.assert(
    fc.property(chosen, (all) => {
      expect(readChosenColumns(writeChosenColumns(all))).toEqual(all);
    }),
    { seed: 154, numRuns: 300 * times },
  );
});
