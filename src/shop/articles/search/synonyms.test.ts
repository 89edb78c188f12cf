import fc from 'fast-check';
import { expect, test } from 'vitest';
import { goodsNamed } from '../../../../test/search/goods.ts';
import { alternativesTo, readSynonyms } from './synonyms.ts';

/** Words that are neither inflections, parts nor misspellings of each other. */
const words = [
  'pläd',
  'filt',
  'blanket',
  'mugg',
  'kopp',
  'tekanna',
  'bricka',
  'skål',
  'servett',
  'ljusstake',
];
const groups = fc
  .shuffledSubarray(words, { minLength: 4 })
  .chain((all) => fc.integer({ min: 2, max: all.length - 2 }).map((at) => [all.slice(0, at), all.slice(at)]));

test('whoever searches for one word of a group finds what any of them finds, and nothing of another group', () => {
  fc.assert(
    fc.property(groups, fc.boolean(), ([one = [], other = []], isUpper) => {
      const text = [one, other].map((group) => group.join(' , ')).join('\n');
      const synonyms = readSynonyms(isUpper ? text.toUpperCase() : text);
      const { index, groupIds } = goodsNamed([...one, ...other].reverse(), synonyms);
      const found = (typed: string) =>
        index
          .find(typed, groupIds, 'sv')
          ?.slice(0, 99)
          .map(({ row }) => row.name_sv) ?? [];
      for (const group of [one, other])
        for (const typed of group) {
          expect(found(typed)[0]).toBe(typed);
          expect(found(typed).sort()).toEqual([...group].sort());
        }
    }),
    { seed: 40, numRuns: 40 },
  );
});

test.each([
  ['tea towels', ['kökshandduk']],
  ['Röd TEA TOWEL stor', ['röd kökshandduk stor']],
  ['tea', []],
  ['towel tea', []],
  ['kökshanddukar', ['tea towel']],
  ['', []],
])('%s could be said as %j', (typed, alternatives) => {
  expect(alternativesTo(typed, readSynonyms('kökshandduk, tea towel\n\n , \nensam'))).toEqual(alternatives);
});

test('a phrase of four words is left out, and a word of two groups has the others of both', () => {
  const synonyms = readSynonyms('mycket stor blommig kopp, mugg, kopp\nmugg, cup');
  expect(alternativesTo('mugg', synonyms)).toEqual(['kopp', 'cup']);
  expect(alternativesTo('kopp', synonyms)).toEqual(['mugg']);
});

test('however many synonyms there are, few are searched for', () => {
  const synonyms = readSynonyms(Array.from({ length: 1_000 }, (_, at) => `mugg, kopp${at}`).join('\n'));
  expect(alternativesTo('mugg mugg', synonyms).length).toBeLessThanOrEqual(12);
});
