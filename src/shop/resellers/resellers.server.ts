import { compareText } from '#kit/text/collate.ts';
import { groupBy } from '#kit/text/group-by.ts';
import { memoizeByVersion } from '#kit/cache/memoize-by-version.server.ts';
import { languages, type Language } from '#kit/text/language.ts';
import type { Services } from '#kit/services/services.server.ts';
import { countryName } from '#shop/texts/country-name.ts';
import type { ResellerCountry } from './contract.ts';
import { readResellers, type ResellerRow } from './store.server.ts';

export type ResellerRepository = { resellersIn(language: Language): Promise<ResellerCountry[]> };

export function openResellerRepository({
  db,
  versions,
}: Pick<Services, 'db' | 'versions'>): ResellerRepository {
  const memoized = memoizeByVersion(versions, async () => {
    const rows = await readResellers(db);
    return new Map(languages.map((language) => [language, resellersToWire(rows, language)]));
  });
  return { resellersIn: async (language) => (await memoized()).get(language) ?? [] };
}

/** Sorts by country, city and name, each in the order of the language. */
function resellersToWire(rows: readonly ResellerRow[], language: Language): ResellerCountry[] {
  const compare = compareText(language);
  const countries = [...groupBy(rows, (row) => row.invoice_country_code)].map(([code, inCountry]) => ({
    CountryCode: code,
    CountryName: countryName(code, language),
    Cities: [...groupBy(inCountry, (row) => row.reseller_city || row.invoice_city)]
      .map(([city, inCity]) => ({
        City: city,
        Customers: inCity
          .map((row) => ({ Name: row.name }))
          .sort((one, other) => compare(one.Name, other.Name)),
      }))
      .sort((one, other) => compare(one.City, other.City)),
  }));
  return countries.sort((one, other) => compare(one.CountryName, other.CountryName));
}
