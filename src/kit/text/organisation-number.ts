import { isOrganisationsnummer, isPersonnummer } from './swedish-identity.ts';
import { isVatNumber } from './vat-number.ts';

/**
 * Returns whether a company's number is valid in its country, including the check digit, for countries whose register
 * identifies companies in the Peppol network. Spaces and separators are ignored; for other countries every text but a VAT
 * number is accepted.
 */
export function isOrganisationNumber(countryCode: string, value: string): boolean {
  const compact = value.replace(/[\s\u00a0]/g, '');
  switch (countryCode) {
    case 'SE':
      return isOrganisationsnummer(compact) || isPersonnummer(compact);
    case 'NO':
      return isNorwegian(compact.replace(/^NO|MVA$/gi, ''));
    case 'DK':
      return isDanish(compact.replace(/^DK/i, ''));
    default:
      return !isVatNumberInstead(countryCode, value);
  }
}

/** Returns the number as it is written in its country, `556677-8899` in Sweden; as it is where it is no such number. */
export function formatOrganisationNumber(countryCode: string, value: string): string {
  const digits = value.replace(/[\s\u00a0-]/g, '');
  if (countryCode === 'SE' && /^\d{10}$/.test(digits)) return `${digits.slice(0, 6)}-${digits.slice(6)}`;
  if (countryCode === 'NO' && /^\d{9}$/.test(digits)) return digits.replace(/(\d{3})(?=\d)/g, '$1 ');
  return value.trim();
}

/**
 * Whether this is a VAT number, for which VAT would be charged if it stood as the number of a company. That of a Swedish or
 * Danish company holds it.
 */
export function isVatNumberInstead(countryCode: string, value: string): boolean {
  return countryCode !== 'SE' && countryCode !== 'DK' && isVatNumber(value);
}

/** A Norwegian number has nine digits whose weighted sum is divisible by 11. */
function isNorwegian(digits: string): boolean {
  return /^\d{9}$/.test(digits) && weightedSum(digits, [3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0;
}

/** A number of the Danish CVR register has eight digits whose weighted sum is divisible by 11. */
function isDanish(digits: string): boolean {
  return /^[1-9]\d{7}$/.test(digits) && weightedSum(digits, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0;
}

function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0);
}
