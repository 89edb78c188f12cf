import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools';

/** Accepts an IBAN with the length and the check digits of its country; spaces are ignored. */
export function isIban(value: string): boolean {
  return isValidIBAN(electronicFormatIBAN(value) ?? '');
}

/** Accepts the code of a bank, of 8 or 11 characters. */
export function isBic(value: string): boolean {
  return isValidBIC(value.replace(/\s/g, '').toUpperCase());
}
