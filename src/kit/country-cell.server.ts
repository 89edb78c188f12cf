import { once } from './once.ts';
import { Refusal, type ReadCell } from './table-file-cells.server.ts';

const names = once(() => new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }));
const noCountries = ['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ'];

/** A code of ISO 3166 with two letters; `UK` and `EL`, which people write, are `GB` and `GR`. */
export function countryCell(): ReadCell<string> {
  return (text) => {
    const code = text.toUpperCase().replace(/^EL$/, 'GR');
    const isCode = /^[A-Z]{2}$/.test(code) && !noCountries.includes(code) && names().of(code) !== undefined;
    if (!isCode) return new Refusal('is not a country code such as SE');
    return new Intl.Locale(`und-${code}`).region ?? code;
  };
}
