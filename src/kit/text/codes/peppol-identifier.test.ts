import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eanCheckDigit } from '#kit/text/ean.ts';
import { readGln } from './gln.ts';
import { readPeppolIdentifier } from './peppol-identifier.ts';

test.each([
  ['0007', '556016-0680', '0007', '5560160680'],
  ['', '0007:5560160680', '0007', '5560160680'],
  ['', 'iso6523-actorid-upis::0088:7350000000023', '0088', '7350000000023'],
  ['0088', '735 0000 000023', '0088', '7350000000023'],
  ['0192', '923 609 016', '0192', '923609016'],
  ['0184', '10150817', '0184', 'DK10150817'],
  ['0184', 'DK10150817', '0184', 'DK10150817'],
  ['9930', 'de 123 456 789', '9930', 'DE123456789'],
  ['0208', '0848 934 496', '0208', '0848934496'],
  ['0096', '1234567890', '0096', '1234567890'],
  ['0198', 'dk 10150817', '0198', 'DK10150817'],
  ['0216', '003723456789', '0216', '003723456789'],
  ['', '', '', ''],
])('%j and %j are %s:%s', (scheme, id, ofScheme, value) => {
  expect(readPeppolIdentifier(scheme, id)).toEqual({ scheme: ofScheme, id: value });
});

test.each([
  ['0007', '556016-0681'],
  ['0007', '556016'],
  ['0007', ''],
  ['', '5560160680'],
  ['1234', '5560160680'],
  ['0088', '0007:5560160680'],
  ['0088', '7350000000024'],
  ['0192', '923609017'],
  ['9930', 'FI12345678'],
  ['0208', '0848934497'],
  ['0208', '084893449'],
  ['0096', '123456789'],
  ['0198', '10150817'],
  ['0213', 'FI12345678'],
  ['0240', 'två ord'],
])('%j and %j are no identifier', (scheme, id) => {
  expect(readPeppolIdentifier(scheme, id)).toBeUndefined();
});

test('a GLN has thirteen digits of which the last is right, whatever stands between them', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 12 });
  fc.assert(
    fc.property(
      digits,
      fc.integer({ min: 0, max: 9 }),
      fc.constantFrom('', ' ', '-'),
      (twelve, last, mark) => {
        const text = [...twelve, last].join(mark);
        const sum = twelve.reduce((sum, digit, place) => sum + (place % 2 ? 3 * digit : digit), last);
        expect(eanCheckDigit(twelve.join('')) === String(last)).toBe(sum % 10 === 0);
        expect(readGln(text)).toBe(sum % 10 === 0 ? [...twelve, last].join('') : undefined);
      },
    ),
    { numRuns: 100 },
  );
});
