import type { Profile } from '#kit/tables/layout/profile.ts';
import { customerRow } from './swedish-customers.ts';

/** The register of articles of Spiris, once Visma eEkonomi. */
export const spirisArticles: Profile = {
  columns: {
    article_no: 'Artikelnummer|Artikelnr',
    name_sv: 'Artikelnamn|Namn|Benämning',
    name_en: 'Artikelnamn engelska|Namn (engelska)',
    ean: 'GTIN|EAN|Streckkod',
    unit: 'Enhet',
    price: 'Pris exkl. moms|Nettopris|Pris exkl moms|Försäljningspris',
    vat_rate: 'Momssats|Moms',
    qty_available: 'Lagersaldo|Saldo',
    active: 'Aktiv',
  },
};

/** The register of customers of Spiris. */
export const spirisCustomers: Profile = {
  columns: {
    customer_no: 'Kundnummer|Kundnr',
    name: 'Kundnamn|Namn',
    org_no: 'Org-/personnr|Organisationsnummer|Org./personnr',
    vat_no: 'Momsregistreringsnummer|VAT-nummer|Momsreg.nr',
    email: 'E-postadress|E-post',
    phone: 'Telefon|Telefonnummer',
    inv_address1: 'Fakturaadress|Postadress|Adress',
    inv_address2: 'Fakturaadress 2|Postadress 2|Adress 2',
    inv_zip: 'Postnummer|Postnr',
    inv_city: 'Ort|Postort',
    inv_country: 'Landskod|Land',
    contact: 'Kontaktperson|Referens',
    payment_days: 'Betalningsvillkor',
    blocked: 'Aktiv',
  },
  begin: () => customerRow,
};
