import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitAddress, splitZipAndCity } from './split-address.ts';

const digits = (count: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count }).map((all) => all.join(''));
const town = fc.constantFrom('Ystad', 'Göteborg', 'Upplands Väsby', 'Åre', 'Sankt Olof', 'Örkelljunga');
const street = fc.constantFrom('Haga Nygata 3', 'Box 12', 'Storgatan 1 B, 2 tr', 'c/o Ek, Åvägen 17');
const zip = fc.tuple(digits(3), digits(2));

test('a postcode and a town are taken apart, however the postcode is written', () => {
  const written = fc.tuple(zip, town, fc.constantFrom('', 'SE-', 'S-', 'se-'), fc.boolean(), fc.boolean());
  fc.assert(
    fc.property(written, ([[a, b], city, prefix, hasSpace, hasComma]) => {
      const code = hasSpace ? `${a} ${b}` : `${a}${b}`;
      const found = splitZipAndCity(`${prefix}${code}${hasComma ? ',' : ''} ${city}`, 'SE');
      expect(found && [found.zip.replace(' ', ''), found.city]).toEqual([`${a}${b}`, city]);
    }),
  );
});

test('a whole address is taken apart at the comma before the postcode', () => {
  fc.assert(
    fc.property(street, zip, town, (line, [a, b], city) => {
      expect(splitAddress(`${line}, ${a} ${b} ${city}`)).toEqual({ street: line, zip: `${a} ${b}`, city });
    }),
  );
});

test.each(['Storgatan 1', 'Box 123 45', 'Storgatan 1, Ystad', 'Haga 413 01 Göteborg', 'Plan 3, 413 01', ''])(
  '%j is no whole address',
  (text) => {
    expect(splitAddress(text)).toBeUndefined();
  },
);

test.each([
  ['0150 Oslo', 'NO', { zip: '0150', city: 'Oslo' }],
  ['DK-2100 København Ø', 'DK', { zip: '2100', city: 'København Ø' }],
  ['00100 Helsinki', 'FI', { zip: '00100', city: 'Helsinki' }],
  ['10115 Ulm am See', 'DE', { zip: '10115', city: 'Ulm am See' }],
  ['1012 AB Amsterdam', 'NL', { zip: '1012 AB', city: 'Amsterdam' }],
  ['Ystad', 'SE', undefined],
  ['27134', 'SE', undefined],
  ['271 3 Ystad', 'SE', undefined],
])('%s of %s', (text, country, expected) => {
  expect(splitZipAndCity(text, country)).toEqual(expected);
});
