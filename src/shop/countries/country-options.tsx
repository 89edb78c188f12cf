import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { countryName } from '#shop/texts/country-name.ts';
import type { Country } from './contract.ts';

/** The countries of a choice, and the one that is chosen where it is not among them. */
export function CountryOptions({
  offered,
  chosen,
}: {
  offered: readonly Country[];
  chosen: string | undefined;
}) {
  const language = useLanguage();
  return (
    <>
      {offered.map(({ CountryCode, CountryName }) => (
        <option key={CountryCode} value={CountryCode}>
          {CountryName}
        </option>
      ))}
      {chosen && !offered.some(({ CountryCode }) => CountryCode === chosen) && (
        <option value={chosen}>{countryName(chosen, language)}</option>
      )}
    </>
  );
}
