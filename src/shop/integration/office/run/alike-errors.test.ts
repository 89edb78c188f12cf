import fc from 'fast-check';
import { expect, test } from 'vitest';
import { alikeErrors, firstOf } from './alike-errors.ts';

const error = fc.record({
  Line: fc.integer({ min: 2, max: 40 }),
  Field: fc.constantFrom('', 'price', 'ean'),
  Heading: fc.constant(''),
  Value: fc.constantFrom('', 'x', 'dyr'),
  Reason: fc.constantFrom('saknas', 'är inte ett tal'),
});

test('every error is told once, in the order of the file, with all its lines and values', () => {
  fc.assert(
    fc.property(fc.array(error, { maxLength: 60 }), (drawn) => {
      const errors = drawn.sort((a, b) => a.Line - b.Line);
      const groups = alikeErrors(errors);
      const keys = errors.map(({ Field, Reason }) => `${Field} ${Reason}`);
      expect(groups.map(({ Field, Reason }) => `${Field} ${Reason}`)).toEqual([...new Set(keys)]);
      for (const { Field, Reason, lines, values } of groups) {
        const own = errors.filter((one) => one.Field === Field && one.Reason === Reason);
        expect(lines).toEqual([...new Set(own.map(({ Line }) => Line))]);
        expect(new Set(values)).toEqual(new Set(own.map(({ Value }) => Value).filter(Boolean)));
      }
    }),
    { numRuns: 100, seed: 219 },
  );
});

test.each([
  [[3], [3], 0],
  [[3, 5, 9, 11], [3, 5, 9, 11], 0],
  [[3, 5, 9, 11, 12], [3, 5, 9], 2],
])('of %j the first are %j, and %i more', (lines, first, more) => {
  expect(firstOf(lines, 3)).toEqual({ first, more });
});
