import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatIban, isIban } from '#kit/text/bank-account.ts';
import { isBankgiro } from '#kit/text/bank-references.ts';
import { isOrganisationNumber } from '#kit/text/organisation-number.ts';
import { withCompanyFacts } from './company-facts.ts';
import { settingsOf } from './declared-settings.ts';

test.each([
  ['CompanyRegistrationNumber', 'SE', '5566778899', '556677-8899'],
  ['CompanyVatNumber', 'SE', '556677-8899', 'SE556677889901'],
  ['CompanyVatNumber', 'DE', '556677-8899', '556677-8899'],
  ['CompanyRegistrationNumber', '', ' 556677 8899 ', '556677-8899'],
  ['CompanyRegistrationNumber', 'NO', '923609016', '923 609 016'],
  ['CompanyRegistrationNumber', 'DE', 'HRB 12345', 'HRB 12345'],
  ['CompanyZipCode', 'SE', '11122', '111 22'],
  ['CompanyZipCode', 'SE', 'se-111 22', '111 22'],
  ['CompanyZipCode', 'DE', '10115', '10115'],
  ['CompanyZipCode', 'SE', '1112', '1112'],
  ['CompanyVatNumber', 'SE', 'se 556677889901', 'SE556677889901'],
  ['CompanyVatNumber', 'NO', 'NO 923 609 016 MVA', 'NO 923 609 016 MVA'],
  ['CompanyEori', 'SE', 'se 556677-8899', 'SE5566778899'],
  ['Bankgiro', 'SE', '9912346', '991-2346'],
  ['Bankgiro', 'SE', '991-2347', '991-2347'],
  ['Iban', 'SE', 'se45 5000 0000 0583 9825 7466', 'SE4550000000058398257466'],
  ['Iban', 'SE', 'SE00 1', 'SE00 1'],
  ['Bic', 'SE', 'essesess', 'ESSESESS'],
] as const)('%s of a company in %j, typed %j, is %j', (name, CompanyCountryCode, typed, written) => {
  const set = settingsOf({ CompanyCountryCode, [name]: typed });
  expect(set[name]).toBe(written);
});

test('an account is grouped by four on papers', () => {
  expect(formatIban('SE4550000000058398257466')).toBe('SE45 5000 0000 0583 9825 7466');
  expect(formatIban('NO9386011117947')).toBe('NO93 8601 1117 947');
  expect(formatIban('')).toBe('');
  expect(isIban(formatIban('NO9386011117947'))).toBe(true);
});

test('written twice is as written once, and what was right stays right', () => {
  const digits = fc.stringMatching(/^[\d -]{0,14}$/);
  fc.assert(
    fc.property(digits, fc.constantFrom('SE', 'NO', 'DK', 'DE', ''), (typed, CompanyCountryCode) => {
      const texts = {
        CompanyCountryCode,
        CompanyRegistrationNumber: typed,
        CompanyZipCode: typed,
        Bankgiro: typed,
        Iban: typed,
        Bic: typed,
      };
      const once = withCompanyFacts(texts);
      expect(withCompanyFacts(once)).toEqual(once);
      const country = CompanyCountryCode || 'SE';
      if (isOrganisationNumber(country, typed))
        expect(isOrganisationNumber(country, once.CompanyRegistrationNumber)).toBe(true);
      if (isBankgiro(typed)) expect(isBankgiro(once.Bankgiro)).toBe(true);
      const kept = (text: string) => text.replaceAll(/\D/g, '');
      expect(kept(once.CompanyRegistrationNumber)).toBe(kept(typed));
      expect(kept(once.CompanyZipCode)).toBe(kept(typed));
    }),
    { numRuns: 100 },
  );
});
