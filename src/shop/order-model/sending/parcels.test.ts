import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostParcels, parcelsIn, parcelsInCell, parcelsToCell } from './parcels.ts';

test.each([
  ['370724 370725;370724', ['370724', '370725']],
  ['', []],
  [' ;, \n', []],
  ['A1,A2\r\nA3', ['A1', 'A2', 'A3']],
  ['00370724', ['00370724']],
  ['A1\u00a0A2', ['A1', 'A2']],
  ['373250 0000 0000 0130', ['373250000000000130']],
  ['1Z 999 AA1 01 2345 6784', ['1Z999AA10123456784']],
  ['1Z999AA10123456784 1Z999AA10123456795', ['1Z999AA10123456784', '1Z999AA10123456795']],
  ['UX 123 456 785 SE', ['UX123456785SE']],
  // Each has its check digit right, so groups of two numbers are told apart.
  ['UX 123 456 785 SE UX123456785SE', ['UX123456785SE']],
  ['373500 489530 470017', ['373500489530470017']],
  ['373500 4895 3047 0017 00373500489530470017', ['373500489530470017', '00373500489530470017']],
  ['12345678 / 12345679 + 12345680 och 12345681', ['12345678', '12345679', '12345680', '12345681']],
  ['1234 5678 and 1234 5679 & 1234 5680', ['12345678', '12345679', '12345680']],
  ['och 12/34 Och', ['12/34']],
  ['111 222', ['111', '222']],
  // Eight signs are a number in groups, and so are forty.
  ['1234 567', ['1234', '567']],
  ['1234 5678', ['12345678']],
  ['12345 '.repeat(8), ['12345'.repeat(8)]],
  [`${'12345 '.repeat(8)}6`, ['12345', '6']],
  // Words of eight signs are numbers, also where they could be the groups of one with a check digit.
  ['10614141 2345678908', ['10614141', '2345678908']],
  ['1061414 12345678908', ['106141412345678908']],
  ['PKT1 PKT2 PKT10', ['PKT1', 'PKT2', 'PKT10']],
  ['SE-1 SE-22 SE-333', ['SE-1', 'SE-22', 'SE-333']],
  ['PKT1 SE2 3333', ['PKT1SE23333']],
  ['HYLLASVERIGE 12345678', ['HYLLASVERIGE12345678']],
])('%j are the parcels %j', (text, parcels) => {
  expect(parcelsIn(text)).toEqual(parcels);
});

test.each([
  ['1234 5678', '####', ['1234', '5678']],
  ['1234 5678', '########', ['12345678']],
  ['12345678 12345679', '################', ['1234567812345679']],
  ['AB 12 AB 34', 'AA##', ['AB12', 'AB34']],
  ['AB 12 AB 345', 'AA##', ['AB12AB345']],
])('%j of the form %j are %j', (text, pattern, parcels) => {
  expect(parcelsIn(text, pattern)).toEqual(parcels);
});

test('a cell of a file has a bar between its numbers, and spaces in them', () => {
  expect(parcelsInCell('SE 111 | SE 222|SE 111|')).toEqual(['SE 111', 'SE 222']);
  expect(parcelsInCell('')).toEqual([]);
});

/** As carriers write theirs, from the shortest to the longest. */
const number = fc.stringMatching(/^[A-Z]{0,2}[0-9]{8,20}[A-Z]{0,2}$/);
const inGroups = fc
  .tuple(number, fc.integer({ min: 2, max: 5 }), fc.constantFrom(' ', '  ', '\u00a0'))
  .map(([whole, size, gap]) => ({
    whole,
    text: (whole.match(new RegExp(`.{1,${size}}`, 'g')) ?? []).join(gap),
  }));
const apart = fc.constantFrom(',', ', ', ';', '\n', '\r\n', '\t', '|', ' / ', ' + ', ' & ', ' och ', ' and ');

test('numbers that are written whole or in groups come in their order, each once, and are read again the same', () => {
  const written = fc.oneof(
    number.map((whole) => ({ whole, text: whole })),
    inGroups,
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(written, apart), { maxLength: 12 }), (drawn) => {
      const text = drawn.map(([{ text: one }, gap]) => one + gap).join('');
      const seen = [...new Set(drawn.map(([{ whole }]) => whole))];
      expect(parcelsIn(text)).toEqual(seen);
      expect(parcelsIn(seen.join(', '))).toEqual(seen);
      expect(parcelsInCell(parcelsToCell(seen))).toEqual(seen);
    }),
    { numRuns: 200 },
  );
});

test('whole numbers with only spaces between are several', () => {
  fc.assert(
    fc.property(fc.array(number, { maxLength: 8 }), fc.constantFrom(' ', '  ', '\n'), (numbers, gap) => {
      expect(parcelsIn(numbers.join(gap))).toEqual([...new Set(numbers)]);
    }),
    { numRuns: 200 },
  );
});

test('as many parcels as there may be are read in their groups', () => {
  const numbers = Array.from({ length: mostParcels }, (_, at) => `SE${String(at).padStart(6, '0')}`);
  const text = numbers.map((one) => one.replace(/..(?=.)/g, '$& ')).join(' ');
  expect(parcelsIn(text, 'AA######')).toEqual(numbers);
});

test('a text of any length is read', () => {
  expect(parcelsIn('1 2 '.repeat(100_000), 'SSCC').length).toBeLessThan(mostParcels);
  expect(parcelsIn('A '.repeat(200), 'SSCC')).toEqual(['A']);
});
