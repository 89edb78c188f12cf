import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readOrderSearch } from './order-search.ts';

test.each([
  ['restnoterad', [], ['backorder']],
  ['Restnoterat', [], ['backorder']],
  ['mugg BACKORDER 2026', ['mugg', '2026'], ['backorder']],
  ['on backorder', [], ['backorder']],
  ['på väg', [], ['onItsWay']],
  ['på  väg bricka', ['bricka'], ['onItsWay']],
  ['On its way', [], ['onItsWay']],
  ['annullerad skickad', [], ['cancelled', 'sent']],
  // A part of a phrase, or of a word, is searched for as it stands.
  ['på', ['på'], []],
  ['väg på', ['väg', 'på'], []],
  ['restnot', ['restnot'], []],
  ['skickade-1', ['skickade-1'], []],
  ['', [], []],
])('%j is read as the words %j and the states %j', (q, words, states) => {
  expect(readOrderSearch(q)).toEqual({ words, states });
});

test('among any other words a state is found once, and none of them is lost', () => {
  const other = fc.stringMatching(/^[0-9A-Z]{1,6}$/).filter((word) => !/^(SENT|BACK|ON)/.test(word));
  const spread = fc.record({
    before: fc.array(other, { maxLength: 4 }),
    after: fc.array(other, { maxLength: 4 }),
  });
  fc.assert(
    fc.property(spread, fc.constantFrom(' ', '  ', '\t'), ({ before, after }, space) => {
      const q = [...before, 'på', 'väg', ...after].join(space);
      expect(readOrderSearch(q)).toEqual({ words: [...before, ...after], states: ['onItsWay'] });
    }),
    { seed: 1 },
  );
});
