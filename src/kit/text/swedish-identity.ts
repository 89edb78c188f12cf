import { isDate } from './dates.ts';

const form = /^(\d{2})?(\d{6})([-+]?)(\d{4})$/;

type Identity = { century: string; digits: string; separator: string };

/** Returns whether the last digit is the check digit of the others (mod 10). */
export function luhn(digits: string): boolean {
  return /^\d+$/.test(digits) && luhnSum(digits) % 10 === 0;
}

/** Returns the check digit to append to `digits`. */
export function luhnCheckDigit(digits: string): string {
  return String((10 - (luhnSum(`${digits}0`) % 10)) % 10);
}

function luhnSum(digits: string): number {
  return [...digits].reverse().reduce((sum, digit, place) => {
    const weighted = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return sum + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
}

/** Validates the format and check digit that personal, co-ordination and organisation numbers have in common. */
export function identity10(value: string): boolean {
  return read(value) !== null;
}

/** Validates a personal or co-ordination number, whose date must also exist. */
export function isPersonnummer(value: string): boolean {
  const identity = read(value);
  if (!identity || identity.digits.slice(6, 9) === '000') return false;
  // Ten digits do not tell the century, which decides whether 29 February exists.
  const centuries = identity.century === '' ? ['19', '20'] : [identity.century];
  return centuries.some((century) => Number(century) >= 18 && isDate(birthDate(century, identity.digits)));
}

/**
 * The third digit of an organisation number is at least 2, so that it is never a month; of twelve digits the first
 * two are 16.
 */
export function isOrganisationsnummer(value: string): boolean {
  const identity = read(value);
  if (!identity || identity.separator === '+') return false;
  return ['', '16'].includes(identity.century) && /^[1235-9]\d[2-9]/.test(identity.digits);
}

function read(value: string): Identity | null {
  const match = form.exec(value.trim());
  if (!match) return null;
  const [, century = '', date = '', separator = '', serial = ''] = match;
  const digits = date + serial;
  // The century is never part of the checksum.
  return luhn(digits) ? { century, digits, separator } : null;
}

function birthDate(century: string, digits: string): string {
  const day = Number(digits.slice(4, 6));
  // A co-ordination number adds 60 to the day.
  const dayOfMonth = String(day > 60 ? day - 60 : day).padStart(2, '0');
  return `${century}${digits.slice(0, 2)}-${digits.slice(2, 4)}-${dayOfMonth}`;
}
