import { expect, test } from 'vitest';
import { demoGoods, giftwareGoods, goodsNamed, yieldsOfIndexing } from '../../../../test/search/goods.ts';
import { queries, type Query } from '../../../../test/search/queries.ts';
import type { Language } from '#kit/text/language.ts';

const leastShare = 0.95;
const goods = { demo: demoGoods(), giftware: giftwareGoods() };

function answersTo({ goods: name, language, typed }: Query) {
  const { index, groupIds } = goods[name];
  const hits = index.find(typed, groupIds, language);
  const names = hits?.slice(0, 3).map(({ row }) => {
    return `${row.article_number} ${(language === 'en' && row.name_en) || row.name_sv}`;
  });
  return { count: hits?.length ?? 0, names: names ?? [] };
}

function isRight(query: Query): boolean {
  const { count, names } = answersTo(query);
  return count >= query.atLeast && names.every((name) => query.first.test(name));
}

test('what shops type is answered by what they mean', () => {
  const wrong = queries.filter((query) => !isRight(query));
  const share = 1 - wrong.length / queries.length;
  console.log(`Searches answered right: ${(100 * share).toFixed(1)} % of ${queries.length}`);
  for (const query of wrong) console.log(query.language, query.typed, answersTo(query));
  expect(share).toBeGreaterThanOrEqual(leastShare);
});

test('a short word within another one is no answer where the word itself is', () => {
  const { index, groupIds } = goods.demo;
  const names = index.find('ull', groupIds, 'en')?.slice(0, 300) ?? [];
  expect(names.filter(({ row }) => row.name_en?.includes('Gull Bay') && row.material_id === 1)).toEqual([]);
});

test('å, ä and ö are letters of their own to who types them', () => {
  const { index, groupIds } = goods.giftware;
  const found = index.find('blå', groupIds, 'sv')?.slice(0, 300) ?? [];
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(({ row }) => !/\bBLUE\b/.test(row.name_sv))).toEqual([]);
});

test('words that say nothing of goods find something by themselves', () => {
  const { index, groupIds } = goods.giftware;
  expect(index.find('of', groupIds, 'en')?.length).toBeGreaterThan(0);
  expect(index.find('  ', groupIds, 'en')).toBeUndefined();
  for (const signs of [' – ', '%', '_', '🐴', '!?'])
    expect(index.find(signs, groupIds, 'en')?.length).toBe(0);
});

test('a compound is found by the part that is known, its last one first', () => {
  const { index, groupIds } = goodsNamed([
    'Espressokopp',
    'Tallrik till jul',
    'Tallrik vit',
    'Hylla',
    'Kopparljus',
  ]);
  const namesOf = (typed: string) =>
    (index.find(typed, groupIds, 'sv')?.slice(0, 9) ?? []).map(({ row }) => row.name_sv);
  expect(namesOf('kaffekopp')).toEqual(['Espressokopp']);
  expect(namesOf('middagstallrik')).toEqual(['Tallrik till jul', 'Tallrik vit']);
  expect(namesOf('julklapp')).toEqual(['Tallrik till jul']);
  expect(namesOf('hyllplan')).toEqual(['Hylla']);
  expect(namesOf('qxzwvkrt')).toEqual([]);
});

test('the same word comes before one that only begins so, and equal answers in listing order', () => {
  const { index, groupIds } = goodsNamed(['Muggaraffel', 'Kaffemugg', 'Mugg röd', 'Mugg blå']);
  const found = index.find('muggar', groupIds, 'sv')?.slice(0, 9) ?? [];
  expect(found.map(({ row }) => row.name_sv)).toEqual(['Mugg röd', 'Mugg blå', 'Muggaraffel', 'Kaffemugg']);
});

test('a name in the language of who searches comes first, whoever has searched for the same before', () => {
  const { index, groupIds } = goodsNamed([
    ['Glas', 'Tumbler'],
    ['Krus', 'Glas'],
  ]);
  const namesIn = (language: Language) =>
    index
      .find('glas', groupIds, language)
      ?.slice(0, 9)
      .map(({ row }) => row.name_sv);
  for (let twice = 0; twice < 2; twice++)
    expect([namesIn('sv'), namesIn('en')]).toEqual([
      ['Glas', 'Krus'],
      ['Krus', 'Glas'],
    ]);
});

test('while the words and numbers of many articles are collected and sorted, others have a turn every few hundred', () => {
  const names = Array.from({ length: 20_000 }, (_, place) => `Mugg v${place}x`);
  // The index yields for the articles, their words, the words by text and by two stems, the numbers, and the merging
  // of these.
  expect(yieldsOfIndexing(names)).toBeGreaterThanOrEqual(194);
});

test.each(['43 × 34', '44x33', '43x33x2', '36 cl', '35 dl', '35 cm', '4 cl', 'ø37', '39 cm', '21-pack'])(
  'a size or an amount that no article has, %s, finds nothing',
  (typed) => {
    const { index, groupIds } = goods.demo;
    const names = index.find(typed, groupIds, 'sv')?.slice(0, 3) ?? [];
    expect(names.map(({ row }) => row.name_sv)).toEqual([]);
  },
);

test.each([
  ['38 cm', /Ø38/],
  ['43 cm', /43×33/],
  ['35', /35 cl/],
  ['20 pack', /20-pack/],
])('a size that articles have, %s, finds only these', (typed, name) => {
  const { index, groupIds } = goods.demo;
  const found = index.find(typed, groupIds, 'sv')?.slice(0, 300) ?? [];
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(({ row }) => !name.test(row.name_sv))).toEqual([]);
});
