import { expect, test } from 'vitest';
import { choiceOf, currencyWithoutList, inputOf, isWhole, sameAs } from './column-choice.ts';
import type { FileColumns } from './contract.ts';

function columns(
  guesses: readonly [heading: string, guess: string | null][],
  more: Partial<FileColumns> = {},
): FileColumns {
  return {
    HeadingLine: 3,
    Columns: guesses.map(([Heading, Guess], Index) => ({ Index, Heading, Guess, Sample: [] })),
    Known: false,
    Remembered: false,
    Profile: null,
    LooksLike: null,
    OncePerBlock: null,
    BlockTitles: [],
    Fields: ['article_no', 'name_sv', 'price', 'group_id'],
    PriceLists: [],
    MakeGroups: false,
    MakeColours: false,
    MakeMaterials: false,
    FillDown: null,
    PricesIncludeVat: null,
    ...more,
  };
}

test('a column is named by its heading, or by its place where that tells nothing', () => {
  const file = columns([
    ['Art.nr', 'article_no'],
    ['', 'price'],
    ['Namn', 'name_sv'],
    ['namn', null],
    ['Notering', null],
  ]);
  const choice = { ...choiceOf(file), vat: 'in' as const, fillDown: true };
  expect(inputOf(choice, file)).toEqual({
    columns: '"Art.nr"=article_no,"#1"=price,"#2"=name_sv',
    fillDown: 'group_id',
    pricesIncludeVat: true,
  });
});

test('a guess that is taken away is said to be nothing', () => {
  const file = columns([
    ['Art.nr', 'article_no'],
    ['Pris', 'price'],
  ]);
  const choice = { ...choiceOf(file), fields: ['article_no', ''] };
  expect(inputOf(choice, file)).toEqual({ columns: '"Art.nr"=article_no,"Pris"=' });
});

test('a currency asks for a list until just one has it, or one is named', () => {
  const list = (Code: string, CurrencyCode = 'EUR') => ({ Code, CurrencyCode });
  const standard = list('standard', 'SEK');
  expect(currencyWithoutList('price:EUR', [standard])).toBe('EUR');
  expect(currencyWithoutList('regular_price:EUR', [standard, list('finland')])).toBeUndefined();
  expect(currencyWithoutList('price:EUR', [standard, list('finland'), list('export')])).toBe('EUR');
  expect(currencyWithoutList('price:export', [standard, list('finland'), list('export')])).toBeUndefined();
  expect(currencyWithoutList('price', [standard])).toBeUndefined();
});

test('prices of which nothing is said are asked about, but not below headings that are known', () => {
  const guesses: [string, string][] = [
    ['Artnr', 'article_no'],
    ['Pris', 'price'],
  ];
  expect(isWhole(choiceOf(columns(guesses)))).toBe(false);
  expect(isWhole(choiceOf(columns(guesses, { PricesIncludeVat: true })))).toBe(true);
  expect(choiceOf(columns(guesses, { Known: true }))).toMatchObject({ vat: 'out' });
  expect(isWhole({ ...choiceOf(columns(guesses)), fields: ['article_no', ''] })).toBe(true);
});

test('two columns cannot be the same, and several may be nothing', () => {
  const file = columns([
    ['a', 'article_no'],
    ['b', null],
    ['c', null],
    ['d', null],
  ]);
  const choice = { ...choiceOf(file), fields: ['article_no', '', '', 'article_no'] };
  expect([0, 1, 2, 3].map((place) => sameAs(choice, place))).toEqual([undefined, undefined, undefined, 0]);
  expect(isWhole(choice)).toBe(false);
});
