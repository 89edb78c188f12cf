import { describe, expect, it } from 'vitest';
import { isVatNumber, normaliseVatNumber } from './vat-number.ts';

describe('a VAT number', () => {
  it.each([
    'SE556016068001',
    'SE 5560160680 01',
    'se556016068001',
    'SE556677889901',
    'SE821105995401',
    'DE811907980',
    'ATU12345678',
    'NL123456789B01',
    'EL123456789',
  ])('%j has the form of one', (value) => {
    expect(isVatNumber(value)).toBe(true);
  });

  it.each([
    'SE556016068002',
    'SE556016068101',
    'SE000000000001',
    'SE556016-0680',
    '556016-0680',
    'DE',
    '',
    'D',
  ])('%j does not', (value) => {
    expect(isVatNumber(value)).toBe(false);
  });

  it('is kept without spaces and in capitals', () => {
    expect(normaliseVatNumber(' se 5560160680 01')).toBe('SE556016068001');
  });
});
