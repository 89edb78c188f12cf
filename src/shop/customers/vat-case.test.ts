import { expect, it } from 'vitest';
import { vatCase } from './vat-case.ts';

it.each([
  ['SE', null, 'domestic'],
  ['SE', 'SE556677889901', 'domestic'],
  ['SE', 'DE811907980', 'domestic'],
  ['DE', 'DE811907980', 'intra_eu'],
  ['DE', '811907980', 'intra_eu'],
  ['GR', 'EL123456789', 'intra_eu'],
  ['FI', 'FI12345671', 'intra_eu'],
  ['DE', null, 'domestic'],
  ['DE', undefined, 'domestic'],
  ['DE', ' ', 'domestic'],
  ['DE', 'SE556677889901', 'domestic'],
  ['AX', 'FI12345671', 'export'],
  ['FO', null, 'export'],
  ['NO', null, 'export'],
  ['NO', 'NO123456789MVA', 'export'],
  ['GB', null, 'export'],
  ['CH', null, 'export'],
  ['US', null, 'export'],
  ['', null, 'domestic'],
  ['Sverige', null, 'domestic'],
] as const)('a buyer in %j with the VAT number %j is %s', (countryCode, vatNumber, expected) => {
  expect(vatCase({ countryCode, vatNumber })).toBe(expected);
});
