import { countryCalled } from '#kit/text/countries.ts';
import { cellOf, Refusal, type ReadCell } from './table-file-cells.server.ts';

/** Reads a country by its two-letter code of ISO 3166-1, or by its name. */
export function countryCell(): ReadCell<string> {
  return cellOf(
    { is: 'such', example: 'SE' },
    (text) => countryCalled(text) ?? new Refusal('is not a country code such as SE'),
  );
}
