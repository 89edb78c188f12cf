import { expect, it } from 'vitest';
import { vatCase } from './vat-case.ts';

/** Each kind of place that goods go to, and what a sale there is with and without a number of another member state. */
const places = [
  { countryCode: 'SE', zipCode: '11418', withNumber: 'domestic', without: 'domestic' },
  { countryCode: 'DE', zipCode: '10115', withNumber: 'intra_eu', without: 'domestic' },
  { countryCode: 'GR', zipCode: '10431', withNumber: 'intra_eu', without: 'domestic' },
  { countryCode: 'FI', zipCode: '00100', withNumber: 'intra_eu', without: 'domestic' },
  { countryCode: 'GB', zipCode: 'BT1 5GS', withNumber: 'intra_eu', without: 'domestic' },
  { countryCode: 'GB', zipCode: ' bt71 6pq', withNumber: 'intra_eu', without: 'domestic' },
  { countryCode: 'GB', zipCode: 'B1 1TT', withNumber: 'export', without: 'export' },
  { countryCode: 'GB', zipCode: 'SW1A 1BT', withNumber: 'export', without: 'export' },
  { countryCode: 'GB', zipCode: 'E1 BT1', withNumber: 'export', without: 'export' },
  { countryCode: 'GB', zipCode: 'BTA', withNumber: 'export', without: 'export' },
  { countryCode: 'GB', zipCode: '', withNumber: 'export', without: 'export' },
  { countryCode: 'NO', zipCode: '0150', withNumber: 'export', without: 'export' },
  { countryCode: 'NO', zipCode: 'BT1', withNumber: 'export', without: 'export' },
  { countryCode: 'CH', zipCode: '8001', withNumber: 'export', without: 'export' },
  { countryCode: 'US', zipCode: '10001', withNumber: 'export', without: 'export' },
  { countryCode: 'AX', zipCode: '22100', withNumber: 'export', without: 'export' },
  { countryCode: 'FO', zipCode: '100', withNumber: 'export', without: 'export' },
  // No codes of a country: VAT that was charged by mistake can be paid back.
  { countryCode: 'DEU', zipCode: '', withNumber: 'domestic', without: 'domestic' },
  { countryCode: 'no', zipCode: '0150', withNumber: 'domestic', without: 'domestic' },
  { countryCode: 'xNO', zipCode: '0150', withNumber: 'domestic', without: 'domestic' },
  { countryCode: 'NO2', zipCode: '0150', withNumber: 'domestic', without: 'domestic' },
  { countryCode: '', zipCode: '', withNumber: 'domestic', without: 'domestic' },
  { countryCode: 'Sverige', zipCode: '', withNumber: 'domestic', without: 'domestic' },
] as const;

const ofAnotherState = ['DE123456789', 'de 123 456 789', 'EL123456789', 'XI123456789', 'ATU12345678'];
const none = [
  [null, '', ' ', 'SE556677889901', 'se 5566778899 01'],
  ['NONE', 'INGEN', 'SAKNAS', 'DE', 'DEINGEN', '811907980', 'DE12345', 'GR123456789'],
  ['GB123456789', 'NO123456789MVA', 'CHE123456789MWST', 'US123456789'],
].flat();

const combinations = places.flatMap((place) => [
  ...ofAnotherState.map((vatNumber) => ({ place, vatNumber, expected: place.withNumber })),
  ...none.map((vatNumber) => ({ place, vatNumber, expected: place.without })),
]);

it.each(combinations)(
  'goods to $place.countryCode $place.zipCode for a buyer with the number $vatNumber are $expected',
  ({ place, vatNumber, expected }) => {
    const { countryCode, zipCode } = place;
    expect(vatCase({ vatNumber, destination: { countryCode, zipCode }, collected: false })).toBe(expected);
    expect(vatCase({ vatNumber, destination: { countryCode, zipCode }, collected: true })).toBe('domestic');
  },
);
