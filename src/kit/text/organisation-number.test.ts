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
  ['NO', '974760674', false],
  ['DK', 'DK13585628', true],
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
