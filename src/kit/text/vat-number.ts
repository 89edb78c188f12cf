import { isOrganisationsnummer, isPersonnummer } from './swedish-identity.ts';

/**
 * The form of each member state's numbers after the prefix, as VIES describes them. Greece uses EL instead of its
 * country code. XI is Northern Ireland, which counts as a member state for goods; the rest of the United Kingdom does
 * not.
 */
const forms: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^([A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^[1-9]\d{1,9}$/,
  SE: /^\d{10}01$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12}|GD[0-4]\d{2}|HA[5-9]\d{2})$/,
};

/** Returns the number without spaces and separators, in capitals: `SE556016068001`. */
export function normaliseVatNumber(value: string): string {
  return value.replace(/[\s.-]/g, '').toUpperCase();
}

/**
 * Validates that the number has the form of a member state's, and the check digit of a Swedish one. Only VIES knows
 * whether it is registered.
 */
export function isVatNumber(value: string): boolean {
  return vatNumberState(value) !== undefined;
}

/** Returns the prefix of the member state whose form the number has; undefined for anything else. */
export function vatNumberState(value: string): string | undefined {
  const number = normaliseVatNumber(value);
  const state = number.slice(0, 2);
  const form = Object.hasOwn(forms, state) ? forms[state] : undefined;
  if (!form?.test(number.slice(2))) return undefined;
  return state !== 'SE' || hasSwedishCheckDigit(number) ? state : undefined;
}

/** A Swedish company writes its own number, which its VAT number holds: `556036-0793`, `5560360793 01`, `16556036-0793`. */
const swedishForms = [/^(?:SE)?(\d{10})(?:01)?$/, /^(?:SE)?(?:16|18|19|20)(\d{10})$/];

/**
 * Returns the VAT number that a company of the country means, as it is kept; undefined for what is none. A Swedish one is
 * told by the company's own number too.
 */
export function vatNumberIn(countryCode: string, value: string): string | undefined {
  const number = normaliseVatNumber(value);
  if (isVatNumber(number)) return number;
  if (countryCode !== 'SE') return undefined;
  const meant = swedishForms.map((form) => `SE${form.exec(number)?.[1] ?? ''}01`);
  return meant.find(isVatNumber);
}

function hasSwedishCheckDigit(number: string): boolean {
  const identity = number.slice(2, 12);
  return isOrganisationsnummer(identity) || isPersonnummer(identity);
}
