const swedish = /^(\d{3}) ?(\d{2})$/;
const fourDigitCountries = ['NO', 'DK', 'AT', 'BE', 'CH'];

/** Validates the code as given; callers that accept pasted spaces and prefixes use `normaliseZipCode` first. */
export function isZipCode(countryCode: string, value: string): boolean {
  if (countryCode === 'SE') return swedish.test(value);
  if (fourDigitCountries.includes(countryCode)) return /^\d{4}$/.test(value);
  const length = [...value.trim()].length;
  return length >= 3 && length <= 10;
}

/** Returns the stored form: without the country prefix, and for a Swedish code without the space. */
export function normaliseZipCode(countryCode: string, value: string): string {
  const spaced = value.trim().replace(/\s/g, ' ');
  const prefix = `${countryCode}-`;
  const code = spaced.toUpperCase().startsWith(prefix) ? spaced.slice(prefix.length).trimStart() : spaced;
  return countryCode === 'SE' ? code.replace(swedish, '$1$2') : code;
}

/** Returns the displayed form: `114 18` for a Swedish code. */
export function formatZipCode(countryCode: string, value: string): string {
  return countryCode === 'SE' ? value.replace(swedish, '$1 $2') : value;
}
