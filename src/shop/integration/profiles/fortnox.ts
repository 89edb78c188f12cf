import type { Profile } from '#kit/tables/layout/profile.ts';
import { customerRow } from './swedish-customers.ts';
import { kilograms } from './shopify.ts';

/** The register of articles of Fortnox. */
export const fortnoxArticles: Profile = {
  columns: {
    article_no: 'Artikelnummer|Artikelnr',
    name_sv: 'Benämning',
    ean: 'EAN|EAN-kod|Streckkod',
    unit: 'Enhet',
    price: 'Försäljningspris|Pris',
    vat_rate: 'Moms|Momssats|Moms %',
    qty_available: 'Disponibelt antal|Disponibelt saldo|Lagersaldo|Antal i lager',
    weight_kg: 'Vikt (g)|Vikt',
    active: 'Aktiv',
  },
  begin: () => (cell) => ({ row: { weight_kg: kilograms(cell('Vikt (g)|Vikt')) } }),
};

/** The register of customers of Fortnox. */
export const fortnoxCustomers: Profile = {
  columns: {
    customer_no: 'Kundnummer|Kundnr',
    name: 'Namn|Kundnamn',
    org_no: 'Organisationsnummer|Org.nr|Org-/personnummer',
    vat_no: 'VAT-nummer|VAT-nr|Momsregistreringsnummer',
    email: 'E-post|E-postadress|E-post faktura',
    phone: 'Telefon|Telefon 1',
    inv_address1: 'Adress|Adress 1|Fakturaadress',
    inv_address2: 'Adress 2|Fakturaadress 2',
    inv_zip: 'Postnummer|Postnr',
    inv_city: 'Ort|Postort',
    inv_country: 'Landskod|Land',
    contact: 'Er referens|Kontaktperson',
    payment_days: 'Betalningsvillkor',
    blocked: 'Aktiv',
  },
  begin: () => customerRow,
};
