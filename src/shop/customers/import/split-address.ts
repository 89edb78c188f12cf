import { isZipCode, normaliseZipCode } from '#kit/text/zip-code.ts';

export type ZipAndCity = { zip: string; city: string };

/** Takes `271 34 Ystad`, `SE-41301 Göteborg` or `0150 Oslo` apart; undefined for what does not begin with a postcode. */
export function splitZipAndCity(text: string, country: string): ZipAndCity | undefined {
  const words = text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^([A-Z]{1,2})-/i, '')
    .split(/,? /);
  // A postcode of two words, such as `271 34` or `1012 AB`, is meant before its first.
  for (const count of [2, 1]) {
    if (!words.slice(0, count).every((word) => /\d|^[A-Z]{2}$/.test(word))) continue;
    const zip = words.slice(0, count).join(' ');
    const city = words.slice(count).join(' ');
    if (/^\p{L}/u.test(city) && isZipCode(country, normaliseZipCode(country, zip))) return { zip, city };
  }
  return undefined;
}

const swedish = /^(.*\S)\s*,\s*((?:SE?-)?\d{3} ?\d{2},? \p{L}[\p{L} .-]*)$/u;

/** Takes `Haga Nygata 3, 413 01 Göteborg` apart: a whole Swedish address in one cell, with commas between. */
export function splitAddress(text: string): ({ street: string } & ZipAndCity) | undefined {
  const [, street = '', rest = ''] = swedish.exec(text.trim().replace(/\s+/g, ' ')) ?? [];
  const found = splitZipAndCity(rest, 'SE');
  return found && { street, ...found };
}

/** Whether a value is a postcode and a town of the countries whose postcodes stand before the town. */
export function isZipAndCity(text: string): boolean {
  return /^(?:[A-Z]{1,2}-)?(?:\d{3} \d{2}|\d{4,5}),? \p{L}{2}[\p{L} .-]*$/u.test(text.trim());
}
