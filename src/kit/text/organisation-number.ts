import { isOrganisationsnummer, isPersonnummer } from './swedish-identity.ts';

/**
 * Whether a company's number can be one of its country's, check digit included, where the country is one whose register
 * names companies in the Peppol network. Spaces and separators are left out; in other countries anything goes.
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
      return true;
  }
}

/** Nine digits; their sum, weighted, goes evenly in 11. */
function isNorwegian(digits: string): boolean {
  return /^\d{9}$/.test(digits) && weightedSum(digits, [3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0;
}

/** Eight digits of the CVR register, likewise. */
function isDanish(digits: string): boolean {
  return /^[1-9]\d{7}$/.test(digits) && weightedSum(digits, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0;
}

function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0);
}
