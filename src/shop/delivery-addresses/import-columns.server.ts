import { glnCell } from '#kit/tables/cells/gln-cell.server.ts';
import { countryCell } from '#kit/tables/cells/country-cell.server.ts';
import { flagCell, keyCell, textCell } from '#kit/tables/table-file-cells.server.ts';
import { column, type ValuesOf } from '#kit/tables/table-file-heading.server.ts';

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
