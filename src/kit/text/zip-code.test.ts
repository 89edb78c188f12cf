import { describe, expect, it } from 'vitest';
import { formatZipCode, isZipCode, normaliseZipCode } from './zip-code.ts';

describe('a zip code', () => {
  it.each([
    ['SE', '114 18'],
    ['SE', '11418'],
    ['SE', '999 99'],
    ['NO', '0150'],
    ['DK', '8000'],
    ['AT', '1010'],
    ['BE', '1000'],
    ['CH', '8001'],
    ['FI', '00100'],
    ['AX', '22100'],
    ['IS', '101'],
    ['DE', '20095'],
    ['NL', '1234 AB'],
    ['GB', 'SW1A 1AA'],
    ['PL', '00-950'],
    ['US', '1234567890'],
    ['GB', ' W1A '],
  ])('of %s may be %j', (country, value) => {
    expect(isZipCode(country, value)).toBe(true);
  });

  it.each([
    ['SE', '114  18'],
    ['SE', '1141'],
    ['SE', '114180'],
    ['SE', '1 14 18'],
    ['SE', '11 418'],
    ['SE', 'abc de'],
    ['SE', 'SE-114 18'],
    ['SE', '114\u00a018'],
    ['SE', ''],
    ...['NO', 'DK', 'AT', 'BE', 'CH'].flatMap((country) => [
      [country, '150'],
      [country, '01500'],
      [country, '150A'],
    ]),
    ['DE', '12'],
    ['DE', '12   '],
    ['DE', '   '],
    ['US', '12345678901'],
  ])('of %s may not be %j', (country, value) => {
    expect(isZipCode(country, value)).toBe(false);
  });

  it.each([
    ['SE', '114 18', '11418'],
    ['SE', ' 11418 ', '11418'],
    ['SE', '114\u00a018', '11418'],
    ['SE', 'SE-114 18', '11418'],
    ['SE', 'se-11418', '11418'],
    ['SE', '114  18', '114  18'],
    ['NO', 'NO-0150', '0150'],
    ['NO', 'no- 0150', '0150'],
    ['NO', '114 18', '114 18'],
    ['DE', 'NO-0150', 'NO-0150'],
    ['GB', 'SW1A\t1AA\u00a0X', 'SW1A 1AA X'],
    ['NL', '1234\u00a0AB', '1234 AB'],
  ])('of %s typed as %j is kept as %j', (country, typed, stored) => {
    expect(normaliseZipCode(country, typed)).toBe(stored);
  });

  it('is shown with the space of its country', () => {
    expect(formatZipCode('SE', '11418')).toBe('114 18');
    expect(formatZipCode('SE', '114 18')).toBe('114 18');
    expect(formatZipCode('DE', '20095')).toBe('20095');
    expect(formatZipCode('FI', '00100')).toBe('00100');
  });
});
