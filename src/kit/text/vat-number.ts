import { isOrganisationsnummer, isPersonnummer } from './swedish-identity.ts';

/** Returns the number without spaces and separators, in capitals: `SE556016068001`. */
export function normaliseVatNumber(value: string): string {
  return value.replace(/[\s.-]/g, '').toUpperCase();
}

/**
 * Validates the format of a European VAT number, and the check digit of a Swedish one. Only VIES knows whether it is
 * registered.
 */
export function isVatNumber(value: string): boolean {
  const number = normaliseVatNumber(value);
  return number.startsWith('SE') ? isSwedish(number) : /^[A-Z]{2}[0-9A-Z+*]{2,12}$/.test(number);
}

function isSwedish(number: string): boolean {
  const identity = /^SE(\d{10})01$/.exec(number)?.[1] ?? '';
  return isOrganisationsnummer(identity) || isPersonnummer(identity);
}
