import { memoizeByVersion } from '#kit/cache/memoize-by-version.server.ts';
import { serve, type Route } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { countriesIn } from '#shop/texts/countries.ts';
import { countryName } from '#shop/texts/country-name.ts';
import { listCountries } from './contract.ts';
import { soldToTable } from './store.server.ts';

export function countryRoutes({ db, versions }: Pick<Services, 'db' | 'versions'>): Route[] {
  const soldTo = memoizeByVersion(versions, () => soldToTable.read(db));
  return [
    serve(listCountries, async (_input, _principal, { language }) => {
      const rows = await soldTo();
      if (rows.length === 0) return countriesIn(language);
      return rows.map(({ country_code: code }) => ({
        CountryCode: code,
        CountryName: countryName(code, language),
      }));
    }),
  ];
}
