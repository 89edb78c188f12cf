import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools';

/** Accepts an IBAN with the length and the check digits of its country; spaces are ignored. */
export function isIban(value: string): boolean {
  return isValidIBAN(electronicFormatIBAN(value) ?? '');
}

/** Accepts the code of a bank, of 8 or 11 characters. */
export function isBic(value: string): boolean {
  return isValidBIC(value.replace(/\s/g, '').toUpperCase());
}

/** Returns an account as it is exchanged, without spaces and in capitals; as it is where it is none. */
export function normaliseIban(value: string): string {
  return isIban(value) ? (electronicFormatIBAN(value) ?? value) : value.trim();
}

/** Groups an account by four, as it is written on papers. */
export function formatIban(value: string): string {
  return isIban(value) ? normaliseIban(value).replace(/(.{4})(?=.)/g, '$1 ') : value;
}

export function normaliseBic(value: string): string {
  return isBic(value) ? value.replace(/\s/g, '').toUpperCase() : value.trim();
}
