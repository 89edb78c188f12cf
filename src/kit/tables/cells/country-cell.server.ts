import { countryCalled } from '#kit/text/countries.ts';
import { cellOf, Refusal, type ReadCell } from '#kit/tables/table-file-cells.server.ts';

/** Reads a country by its code of ISO 3166-1, of two or three letters, or by its name. */
export function countryCell(): ReadCell<string> {
  return cellOf(
    { is: 'such', example: 'SE' },
    (text) => countryCalled(text) ?? new Refusal('is not a country code such as SE'),
  );
}
