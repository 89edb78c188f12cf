import { isCountryCode } from '#kit/text/countries.ts';
import { cellOf, Refusal, type ReadCell } from './table-file-cells.server.ts';

/** Common alternatives to the codes of ISO 3166-1. */
const alsoWritten: Readonly<Record<string, string>> = { EL: 'GR', UK: 'GB' };

/** Reads a two-letter code of ISO 3166-1; the alternatives `UK` and `EL` become `GB` and `GR`. */
export function countryCell(): ReadCell<string> {
  return cellOf({ is: 'such', example: 'SE' }, (text) => {
    const written = text.toUpperCase();
    const code = alsoWritten[written] ?? written;
    return isCountryCode(code) ? code : new Refusal('is not a country code such as SE');
  });
}
