import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBic, isIban } from './bank-account.ts';
import { countryCodes, isCountryCode } from './countries.ts';
import { isOrganisationNumber } from './organisation-number.ts';

test.each([
  ['SE', '556677-8899', true],
  ['SE', '556677-8890', false],
  ['SE', '1', false],
  ['SE', '640823-3234', true],
  ['NO', '974 760 673', true],
  ['NO', '974760673MVA', true],
  ['NO', 'NO 974 760 673 MVA', true],
  ['NO', 'no974760673mva', true],
  ['NO', '974NO760673', false],
  ['NO', '974MVA760673', false],
  ['NO', '974760674', false],
  ['DK', 'DK13585628', true],
  ['DK', 'dk 1358 5628', true],
  ['DK', '135DK85628', false],
  ['DK', '13585629', false],
  ['DE', 'HRB 4711', true],
])('a company in %s may have the number %s: %s', (country, number, isOne) => {
  expect(isOrganisationNumber(country, number)).toBe(isOne);
});

test('an account and its bank are known by their form and check digits', () => {
  expect(['SE45 5000 0000 0583 9825 7466', 'NO9386011117947'].map(isIban)).toEqual([true, true]);
  expect(['SE00', 'SE46 5000 0000 0583 9825 7466', '991-2346', '?'].map(isIban)).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(['ESSESESS', 'esse se ss', 'ESSESESSXXX'].map(isBic)).toEqual([true, true, true]);
  expect(['?', 'ESSE', 'ESSESESSX', '12345678'].map(isBic)).toEqual([false, false, false, false]);
});

test('a country is one of ISO 3166-1, and each has a name in both languages', () => {
  expect(countryCodes()).toHaveLength(249);
  expect(['SE', 'GG', 'SG', 'AX'].every(isCountryCode)).toBe(true);
  expect(['XX', 'EU', 'UK', 'ZZ', 'se', ''].some(isCountryCode)).toBe(false);
  for (const language of ['sv', 'en']) {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const code of countryCodes()) expect([code, names.of(code)]).toEqual([code, expect.any(String)]);
  }
});

test.each([
  ['NO', [3, 2, 7, 6, 5, 4, 3, 2], 0],
  ['DK', [2, 7, 6, 5, 4, 3, 2], 1],
])('of the ten last digits that a number in %s may have, at most one is right', (country, weights, least) => {
  const digit = fc.integer({ min: 0, max: 9 });
  const numbers = fc.tuple(fc.integer({ min: least, max: 9 }), ...weights.slice(1).map(() => digit));
  fc.assert(
    fc.property(numbers, (digits) => {
      const rest = weights.map((weight, place) => weight * (digits[place] ?? 0)).reduce((a, b) => a + b) % 11;
      const right = (11 - rest) % 11;
      const taken = Array.from({ length: 10 }, (_, last) => last).filter((last) =>
        isOrganisationNumber(country, digits.join('') + last),
      );
      expect(taken).toEqual(right === 10 ? [] : [right]);
    }),
  );
});

test.each([
  ['FI', 'FI01120389', false],
  ['DE', 'de 123 456 789', false],
  ['FI', '0112038-9', true],
  ['GB', 'FI01120389', false],
  ['DK', 'DK13585628', true],
])('in %s the company number %s is taken: %s', (country, number, isTaken) => {
  expect(isOrganisationNumber(country, number)).toBe(isTaken);
});
