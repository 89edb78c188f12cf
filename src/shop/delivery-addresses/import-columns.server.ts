import { countryCell } from '#kit/tables/country-cell.server.ts';
import {
  cellOf,
  flagCell,
  keyCell,
  Refusal,
  textCell,
  type ReadCell,
} from '#kit/tables/table-file-cells.server.ts';
import { column, type ValuesOf } from '#kit/tables/table-file-heading.server.ts';
import { isEan } from '#kit/text/ean.ts';

export const addressColumns = {
  customer_no: column(keyCell(), 'Kundnr', 'Kundnummer', 'CustomerNumber'),
  name: column(textCell(), 'Namn', 'Mottagare', 'Butik'),
  address1: column(textCell(), 'Adress', 'Adress 1', 'Leveransadress'),
  address2: column(textCell(), 'Adress 2'),
  zip: column(keyCell({ max: 20 }), 'Postnr', 'Postnummer', 'ZipCode'),
  city: column(textCell(), 'Ort', 'Postort', 'Stad', 'City'),
  country: column(countryCell(), 'Landskod', 'Land', 'CountryCode'),
  contact: column(textCell(), 'Kontaktperson', 'Kontakt'),
  default: column(flagCell(), 'Standard', 'Standardadress'),
  gln: column(glnCell(), 'GLN', 'GLN-nr', 'Lokaliseringsnummer'),
};
export type Values = ValuesOf<typeof addressColumns>;

/** A GLN is made as an EAN is. */
function glnCell(): ReadCell<string> {
  const read = keyCell();
  return cellOf({ is: 'such', example: '7310865000002' }, (text) => {
    const key = read(text);
    if (key instanceof Refusal) return key;
    const digits = key.replace(/[ -]/g, '');
    if (!/^\d{13}$/.test(digits)) return new Refusal('does not have 13 digits');
    return isEan(digits) ? digits : new Refusal('has a wrong check digit');
  });
}
