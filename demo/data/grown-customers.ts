import { slugOf } from '#kit/text/characters/fold.ts';
import { patternBeginnings, shopEndings } from './growth-words.ts';
import { seededRandom } from './random.ts';
import { resellerShops } from './reseller-shops.ts';

const firstNumber = 500_001;

/** Generated shops in the cities and streets of the demo's customers. */
export function grownCustomers(from: number, count: number) {
  const random = seededRandom(from);
  return Array.from({ length: count }, (_, place) => {
    const number = String(firstNumber + from + place);
    const name = random.pick(patternBeginnings)[0] + random.pick(shopEndings);
    const { countryCode, city, zipCode, shops } = random.pick(resellerShops);
    const [, street] = random.pick(shops);
    const usesEuro = countryCode === 'DE';
    return {
      customerNumber: number,
      name: `${name} ${city}`,
      email: `${slugOf(name)}-${number}@shops.example`,
      telephone: '',
      invoiceAddress1: street,
      invoiceZipCode: zipCode,
      invoiceCity: city,
      invoiceCountryCode: countryCode,
      language: countryCode === 'DE' || countryCode === 'GB' ? 'en' : 'sv',
      currencyCode: usesEuro ? 'EUR' : 'SEK',
      priceListCode: usesEuro ? 'euro' : 'standard',
      paymentDays: random.pick([30, 30, 30, 10]),
    } as const;
  });
}
