import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { luhnCheckDigit } from './swedish-identity.ts';
import { isVatNumber, normaliseVatNumber, vatNumberIn, vatNumberState } from './vat-number.ts';

/** Numbers of each member state, and some that are nearly one. */
const examples: Readonly<Record<string, { good: string; bad: string }>> = {
  AT: { good: 'ATU12345678', bad: 'AT12345678 ATU1234567 ATU123456789' },
  BE: { good: 'BE0123456789 BE1123456789', bad: 'BE2123456789 BE123456789' },
  BG: { good: 'BG123456789 BG1234567890', bad: 'BG12345678 BG12345678901' },
  CY: { good: 'CY12345678X', bad: 'CY123456789 CY1234567X' },
  CZ: { good: 'CZ12345678 CZ123456789 CZ1234567890', bad: 'CZ1234567 CZ12345678901' },
  DE: { good: 'DE123456789', bad: 'DE12345678 DE1234567890 DE12345678A' },
  DK: { good: 'DK12345678', bad: 'DK1234567 DK123456789' },
  EE: { good: 'EE123456789', bad: 'EE12345678 EE1234567890' },
  EL: { good: 'EL123456789', bad: 'EL12345678 GR123456789' },
  ES: { good: 'ESA1234567B ESX12345678 ES12345678Z', bad: 'ES123456789 ESAB123456C ESA123456B' },
  FI: { good: 'FI12345678', bad: 'FI1234567 FI1234567-89' },
  FR: { good: 'FR12345678901 FRXX123456789 FRA1123456789', bad: 'FRIO123456789 FR1234567890 FR123456789012' },
  HR: { good: 'HR12345678901', bad: 'HR1234567890' },
  HU: { good: 'HU12345678', bad: 'HU123456789' },
  IE: { good: 'IE1234567A IE1234567WA IE1A23456B IE1+23456B', bad: 'IE1234567 IE12345678 IEA234567B' },
  IT: { good: 'IT12345678901', bad: 'IT1234567890' },
  LT: { good: 'LT123456789 LT123456789012', bad: 'LT1234567890 LT12345678901' },
  LU: { good: 'LU12345678', bad: 'LU1234567' },
  LV: { good: 'LV12345678901', bad: 'LV123456789' },
  MT: { good: 'MT12345678', bad: 'MT1234567' },
  NL: { good: 'NL123456789B01', bad: 'NL123456789A01 NL123456789 NL123456789B1' },
  PL: { good: 'PL1234567890', bad: 'PL123456789' },
  PT: { good: 'PT123456789', bad: 'PT12345678' },
  RO: { good: 'RO12 RO1234567890', bad: 'RO1 RO12345678901' },
  SE: {
    good: 'SE556016068001 SE821105995401',
    bad: 'SE556016068002 SE556016068101 SE000000000001 SE5560160680',
  },
  SI: { good: 'SI12345678', bad: 'SI123456789' },
  SK: { good: 'SK1234567890', bad: 'SK123456789' },
  XI: { good: 'XI123456789 XI123456789012 XIGD001 XIHA599', bad: 'XI12345678 XIGD01 XI1234567890' },
};

test('a Swedish company tells its VAT number by its own too, and no other company does', () => {
  const own = fc.integer({ min: 200_000_000, max: 999_999_999 }).map((digits) => {
    const nine = String(digits)
      .replace(/^(.{2})[01]/, '$12')
      .replace(/^[04]/, '5');
    return `${nine}${luhnCheckDigit(nine)}`;
  });
  const forms = ['n', 'n01', '16n', 'SEn', 'SEn01', 'SE16n', 'se n 01'];
  fc.assert(
    fc.property(own, fc.constantFrom(...forms), fc.constantFrom('', '-', ' '), (digits, form, separator) => {
      const number = form.replace('n', `${digits.slice(0, 6)}${separator}${digits.slice(6)}`);
      expect(vatNumberIn('SE', number)).toBe(`SE${digits}01`);
      expect(vatNumberIn('DE', number)).toBe(/^se.*01$/i.test(form) ? `SE${digits}01` : undefined);
      const wrong = `${digits.slice(0, 9)}${(Number(digits.at(-1)) + 1) % 10}`;
      expect(vatNumberIn('SE', form.replace('n', wrong))).toBeUndefined();
    }),
    { numRuns: 300, seed: 229 },
  );
  expect(['', '556036', 'DE12', '123456789'].map((text) => vatNumberIn('SE', text))).toEqual(
    Array.from({ length: 4 }),
  );
});

test('every member state has numbers of its own form', () => {
  expect(Object.keys(examples)).toHaveLength(28);
});

describe.each(Object.entries(examples))('a VAT number of %s', (state, { good, bad }) => {
  it.each(good.split(' '))('%s has the form of one', (value) => {
    expect(vatNumberState(value)).toBe(state);
  });

  it.each(bad.split(' '))('%s does not', (value) => {
    expect(isVatNumber(value)).toBe(false);
  });

  it('needs its prefix and all of its form', () => {
    for (const number of good.split(' ')) {
      expect(isVatNumber(number.slice(2)), number.slice(2)).toBe(false);
      expect(isVatNumber(`${number}!`), number).toBe(false);
      expect(isVatNumber(state + number.slice(2).replace(/\d/g, 'A')), number).toBe(false);
    }
  });
});

it.each(
  [
    ['NONE', 'INGEN', 'SAKNAS', 'DE', 'DEINGEN', 'ELSAKNAS', 'D', '', '-', 'constructor', '__proto__1'],
    // Numbers of states that are no members.
    ['GB123456789', 'NO123456789MVA', 'CHE123456789MWST', 'US123456789', 'IS12345', 'ZZ123456789'],
    ['556016-0680', '123456789', 'GR123456789', 'DE١٢٣٤٥٦٧٨٩'],
  ].flat(),
)('%j is no VAT number', (value) => {
  expect(isVatNumber(value)).toBe(false);
});

it.each([' se 5560160680 01', 'SE556016-0680 01', 'Se55.60160680-01'])(
  '%j is read and kept without separators and in capitals',
  (value) => {
    expect(isVatNumber(value)).toBe(true);
    expect(normaliseVatNumber(value)).toBe('SE556016068001');
  },
);
