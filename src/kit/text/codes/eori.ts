import { isCountryCode } from '#kit/text/countries.ts';

/** Returns the number without spaces and separators, in capitals: `SE5566778899`. */
export function normaliseEori(value: string): string {
  return value.replace(/[\s.-]/g, '').toUpperCase();
}

/** Validates the form: a country, and up to 15 letters and digits, in Sweden ten digits. */
export function isEori(value: string): boolean {
  const number = normaliseEori(value);
  const country = number.slice(0, 2);
  const form = country === 'SE' ? /^\d{10}$/ : /^[A-Z\d]{1,15}$/;
  return (country === 'XI' || isCountryCode(country)) && form.test(number.slice(2));
}
