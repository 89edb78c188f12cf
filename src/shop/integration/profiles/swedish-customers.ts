import type { CellOf, Made } from '#kit/tables/layout/profile.ts';
import { countryCodes } from '#kit/text/countries.ts';
import { languages } from '#kit/text/language.ts';

/** The names of countries in the languages of the shop. */
const codeOfName = new Map(
  languages.flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return countryCodes().map((code) => [names.of(code)?.toLowerCase() ?? '', code] as const);
  }),
);

/** What Swedish programs of accounting write in words: the country, `30 dagar netto`, and whether a customer is active. */
export function customerRow(cell: CellOf): Made {
  const country = cell('Landskod|Land');
  const active = cell('Aktiv').toLowerCase();
  return {
    row: {
      inv_country: codeOfName.get(country.toLowerCase()) ?? (country || 'SE'),
      payment_days: /^\d{1,3}/.exec(cell('Betalningsvillkor'))?.[0] ?? '',
      blocked: ['nej', '0', 'false', 'n'].includes(active) ? 'yes' : 'no',
    },
  };
}
