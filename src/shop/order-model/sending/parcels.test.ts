import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parcelsIn, parcelsInCell, parcelsToCell } from './parcels.ts';

test.each([
  ['370724 370725;370724', ['370724', '370725']],
  ['', []],
  [' ;, \n', []],
  ['A1,A2\r\nA3', ['A1', 'A2', 'A3']],
  ['00370724', ['00370724']],
  ['A1\u00a0A2', ['A1', 'A2']],
])('%j are the parcels %j', (text, parcels) => {
  expect(parcelsIn(text)).toEqual(parcels);
});

test('a cell of a file has a bar between its numbers, and spaces in them', () => {
  expect(parcelsInCell('SE 111 | SE 222|SE 111|')).toEqual(['SE 111', 'SE 222']);
  expect(parcelsInCell('')).toEqual([]);
});

test('numbers that are typed with anything between them come in their order, each once', () => {
  const number = fc.stringMatching(/^[A-Z0-9-]{1,8}$/);
  const between = fc.array(fc.constantFrom(' ', ',', ';', '\n', '\r\n', '\t'), {
    minLength: 1,
    maxLength: 3,
  });
  fc.assert(
    fc.property(fc.array(fc.tuple(number, between), { maxLength: 12 }), (drawn) => {
      const text = drawn.map(([one, gap]) => one + gap.join('')).join('');
      const seen: string[] = [];
      for (const [one] of drawn) if (!seen.includes(one)) seen.push(one);
      expect(parcelsIn(text)).toEqual(seen);
      expect(parcelsInCell(parcelsToCell(seen))).toEqual(seen);
    }),
    { numRuns: 100 },
  );
});
