import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allowedErrors, isMeant, isMeantAtEnd } from './spelling.ts';

test.each([
  ['brcka', 'bricka'],
  ['brikca', 'bricka'],
  ['brixka', 'bricka'],
  ['briccka', 'bricka'],
  ['hnddu', 'handduk'],
  ['kafemuggg', 'kaffemugg'],
])('%s is meant for %s', (typed, word) => {
  expect(isMeant(typed, word, allowedErrors(typed))).toBe(true);
});

test.each([
  ['bok', 'bot'],
  ['mugg', 'bulle'],
  ['bricka', 'brod'],
  ['1234567', '1234568'],
  ['kaffemugg', 'kaffe'],
  // One letter is another beside a wrong one, but the two have not changed places.
  ['brxika', 'bricka'],
  ['brcxka', 'bricka'],
])('%s is not meant for %s', (typed, word) => {
  expect(isMeant(typed, word, allowedErrors(typed))).toBe(false);
});

/** The errors between two words: letters that are wrong, missing, extra, or have changed places with the next. */
function errorsBetween(typed: string, word: string): number {
  const rows: number[][] = Array.from({ length: typed.length + 1 }, () => []);
  for (let row = 0; row <= typed.length; row++)
    for (let at = 0; at <= word.length; at++) {
      const ways = row === 0 ? [at] : at === 0 ? [row] : [];
      if (row > 0) ways.push(rows[row - 1]![at]! + 1);
      if (at > 0) ways.push(rows[row]![at - 1]! + 1);
      if (row > 0 && at > 0) ways.push(rows[row - 1]![at - 1]! + Number(typed[row - 1] !== word[at - 1]));
      const isPair = row > 1 && at > 1;
      if (isPair && typed.slice(row - 2, row) === [word[at - 1], word[at - 2]].join(''))
        ways.push(rows[row - 2]![at - 2]! + 1);
      rows[row]![at] = Math.min(...ways);
    }
  return rows[typed.length]![word.length]!;
}

test('whether a word is meant agrees with a count of the errors, at its beginning and at its end', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 7 });
  fc.assert(
    fc.property(letters, letters, fc.integer({ min: 0, max: 2 }), (typed, word, errors) => {
      const lengths = Array.from({ length: word.length + 1 }, (_, length) => length);
      const isBeginning = lengths.some((length) => errorsBetween(typed, word.slice(0, length)) <= errors);
      expect(isMeant(typed, word, errors)).toBe(isBeginning);
      const isEnd = lengths
        .filter((length) => length === word.length || length <= word.length - 2)
        .some((length) => errorsBetween(typed, word.slice(word.length - length)) <= errors);
      expect(isMeantAtEnd(typed, word, errors)).toBe(isEnd);
    }),
    { numRuns: 500 },
  );
});
