import { luhnCheckDigit } from '#kit/text/swedish-identity.ts';

/** `vatNumber` is null outside the EU. */
export type CompanyNumbers = { organisationNumber: string; vatNumber: string | null };

/** Numbers with valid check digits, from series that are not in use as far as is known. */
export function companyNumbers(countryCode: string, serial: number): CompanyNumbers {
  switch (countryCode) {
    case 'NO':
      return {
        organisationNumber: weighted(`80${pad(serial * 7, 6)}`, [3, 2, 7, 6, 5, 4, 3, 2]),
        vatNumber: null,
      };
    case 'DK': {
      const digits = weighted(`99${pad(serial * 7, 5)}`, [2, 7, 6, 5, 4, 3, 2]);
      return { organisationNumber: digits, vatNumber: `DK${digits}` };
    }
    case 'FI': {
      const digits = weighted(`99${pad(serial * 7, 5)}`, [7, 9, 10, 5, 8, 4, 2]);
      return { organisationNumber: `${digits.slice(0, 7)}-${digits.slice(7)}`, vatNumber: `FI${digits}` };
    }
    case 'DE':
      return {
        organisationNumber: `HRB ${900000 + serial}`,
        vatNumber: `DE${germanVat(`9990${pad(serial, 4)}`)}`,
      };
    case 'GB':
      return { organisationNumber: `99${pad(serial, 6)}`, vatNumber: null };
    default: {
      const nine = `559900${pad(serial, 3)}`;
      const digits = nine + luhnCheckDigit(nine);
      return { organisationNumber: `${digits.slice(0, 6)}-${digits.slice(6)}`, vatNumber: `SE${digits}01` };
    }
  }
}

function pad(number: number, length: number): string {
  return String(number).padStart(length, '0');
}

/**
 * Computes a modulo 11 check digit. A number whose check digit would be 10 does not exist, so the next one is taken.
 */
function weighted(digits: string, weights: readonly number[]): string {
  const sum = weights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
  const check = (11 - (sum % 11)) % 11;
  return check === 10 ? weighted(pad(Number(digits) + 1, digits.length), weights) : digits + String(check);
}

/** Computes a check digit by ISO 7064 modulo 11,10. */
function germanVat(eight: string): string {
  let product = 10;
  for (const digit of eight) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (2 * sum) % 11;
  }
  return eight + String((11 - product) % 10);
}
