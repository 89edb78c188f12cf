import { isCountryCode } from '#kit/text/countries.ts';
import { Refusal, type ReadCell } from './table-file-cells.server.ts';

/** What people write for the codes of the list. */
const alsoWritten: Readonly<Record<string, string>> = { EL: 'GR', UK: 'GB' };

/** A code of ISO 3166-1 with two letters; `UK` and `EL`, which people write, are `GB` and `GR`. */
export function countryCell(): ReadCell<string> {
  return (text) => {
    const written = text.toUpperCase();
    const code = alsoWritten[written] ?? written;
    return isCountryCode(code) ? code : new Refusal('is not a country code such as SE');
  };
}
