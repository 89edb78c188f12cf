import { glnCell } from '#kit/tables/cells/gln-cell.server.ts';
import { countryCell } from '#kit/tables/cells/country-cell.server.ts';
import { languages } from '#kit/text/language.ts';
import { lazy } from '#kit/text/lazy.ts';
import { email, telephone } from '#kit/fields/field-rules.ts';
import {
  activeCell,
  cellOf,
  choiceCell,
  dayCell,
  flagCell,
  keyCell,
  moneyCell,
  Refusal,
  scaledCell,
  textCell,
  wholeNumberCell,
  type ReadCell,
} from '#kit/tables/table-file-cells.server.ts';
import { column } from '#kit/tables/table-file-heading.server.ts';
import { isPeppolScheme } from '#kit/text/codes/peppol-identifier.ts';
import { addressesIn } from './persons-values.server.ts';
import { normaliseVatNumber, vatNumberIn } from '#kit/text/vat-number.ts';

export const customerColumns = {
  customer_no: column(keyCell(), 'Kundnr', 'Kundnummer', 'CustomerNumber'),
  name: column(textCell(), 'Namn', 'Kundnamn', 'Företag', 'Företagsnamn'),
  org_no: column(keyCell({ max: 30 }), 'Orgnr', 'Organisationsnummer', 'OrganisationNumber'),
  vat_no: column(vatNumberCell(), 'Momsregnr', 'Momsregistreringsnummer', 'VAT-nr', 'VATNumber'),
  email: column(
    obeying(isEmails, 'is not one e-mail address', 'butik@example.se'),
    'E-post',
    'E-postadress',
    'E-mail',
  ),
  phone: column(
    obeying(telephone, 'is not a telephone number', '070-123 45 67'),
    'Telefon',
    'Telefonnr',
    'Tel',
    'Phone1',
  ),
  inv_address1: column(textCell(), 'Fakturaadress', 'Adress', 'Adress 1', 'Adressrad 1', 'Address1'),
  inv_address2: column(textCell(), 'Adress 2', 'Adressrad 2', 'Address2'),
  inv_zip: column(keyCell({ max: 20 }), 'Postnr', 'Postnummer', 'ZipCode'),
  // Taken apart into the two before it is kept.
  inv_zip_city: column(
    textCell(),
    'Postnr och ort',
    'Postnummer och ort',
    'Postnr/ort',
    'Postnr ort',
    'Postadress',
    'Zip and city',
  ),
  inv_city: column(textCell(), 'Ort', 'Postort', 'Stad', 'City'),
  inv_country: column(countryCell(), 'Landskod', 'Land', 'CountryCode'),
  contact: column(textCell(), 'Kontaktperson', 'Kontakt', 'Er referens', 'YourReference'),
  price_list: column(keyCell(), 'Prislista', 'PriceList'),
  currency: column(currencyCell(), 'Valuta', 'Valutakod'),
  payment_days: column(
    paymentDaysCell(),
    'Betalningsdagar',
    'Betvillkor',
    'Betalningsvillkor',
    'TermsOfPayment',
  ),
  discount_percent: column(
    scaledCell({ decimals: 2, min: 0, max: 10_000, units: '%' }),
    'Rabatt',
    'Rabatt %',
    'Rabattsats',
    'Kundrabatt',
    'Discount',
    'DiscountPercent',
  ),
  invoice_email: column(
    obeying(email, 'is not one e-mail address', 'faktura@example.se'),
    'Fakturamejl',
    'E-post faktura',
    'E-post för fakturor',
    'InvoiceEmail',
  ),
  peppol_scheme: column(peppolSchemeCell(), 'Peppol, schema', 'Peppol-schema', 'PeppolScheme'),
  // Read beside its scheme, which may stand in it.
  peppol_id: column(keyCell({ max: 80 }), 'Peppol-id', 'PeppolId'),
  gln: column(glnCell(), 'GLN', 'GLN-nr', 'GLN för fakturor'),
  buyer_reference: column(textCell({ max: 100 }), 'Fast referens', 'Fakturareferens', 'BuyerReference'),
  credit_limit: column(moneyCell({ max: 1e15 }), 'Kreditgräns', 'Kreditlimit'),
  fee_agreed: column(flagCell(), 'Påminnelseavgift', 'Påminnelseavgift avtalad', 'ReminderFee'),
  blocked: column(
    flagCell({ yes: ['spärrad', 'blocked', 'gesperrt', 'inaktiv', 'inactive'] }),
    'Spärrad',
    'Spärr',
    'Avstängd',
    'Gesperrt',
    'Inaktiv',
    'Inactive',
  ),
  // The opposite of the column before, and kept as it.
  active: column(activeCell(), 'Aktiv', 'Active', 'Är aktiv', 'Aktiv kund', 'IsActive'),
  show_as_reseller: column(flagCell(), 'Visa som återförsäljare', 'Återförsäljare'),
  reseller_city: column(textCell(), 'Återförsäljarens ort'),
  language: column(choiceCell(languages), 'Språk', 'Språkkod'),
  changed_at: column(dayCell(), 'Ändrad', 'Ändringsdatum'),
};

/** Of several all must be right; which of them counts is not for the cell to say. */
function isEmails(text: string): boolean {
  const addresses = addressesIn(text);
  return addresses.length > 0 && addresses.every(email);
}

function obeying(rule: (text: string) => boolean, reason: string, example: string): ReadCell<string> {
  const read = keyCell({ max: 254 });
  return cellOf({ is: 'such', example }, (text) => {
    const address = read(text);
    return address instanceof Refusal || rule(address) ? address : new Refusal(reason);
  });
}

export const noVatNumber =
  'is not a VAT number: write it with the letters of its country, such as SE556703748501';

function vatNumberCell(): ReadCell<string> {
  const read = keyCell();
  return cellOf({ is: 'such', example: 'SE556703748501' }, (text) => {
    const key = read(text);
    if (key instanceof Refusal) return key;
    // Whether a company's own number is one hangs on its country.
    const isSwedish = vatNumberIn('SE', key) !== undefined;
    return isSwedish ? normaliseVatNumber(key) : new Refusal(noVatNumber);
  });
}

function peppolSchemeCell(): ReadCell<string> {
  const read = keyCell();
  return cellOf({ is: 'such', example: '0007' }, (text) => {
    const key = read(text);
    if (key instanceof Refusal || isPeppolScheme(key)) return key;
    return new Refusal('is no scheme of Peppol such as 0007');
  });
}

const currencies = lazy(() => new Set(Intl.supportedValuesOf('currency')));

/** As Swedish makers write them in lists of their own. */
const currencyWords = new Map([
  ['kr', 'SEK'],
  ['skr', 'SEK'],
  ['kronor', 'SEK'],
  ['€', 'EUR'],
  ['euro', 'EUR'],
]);

function currencyCell(): ReadCell<string> {
  return cellOf({ is: 'such', example: 'SEK' }, (text) => {
    const code = currencyWords.get(text.toLowerCase()) ?? text.toUpperCase();
    return currencies().has(code) ? code : new Refusal('is not a currency code such as SEK');
  });
}

/** Paid before or when the goods come, which the shop knows as no days. */
const atOnce =
  /^(?:förskott|förskottsbetalning|förskottsfaktura|kontant|omgående|direkt|prepaid|prepayment|in advance|advance payment|cash|vorkasse|sofort)\.?$/i;
const days =
  /^(?:(?:faktura|netto|net|konto|betalning|rechnung)\.?\s+)?(\d{1,3})\s*(?:d|dgr|dag|dagar|dager|dage|days?|tage?)?\.?(?:\s+(?:netto|net))?$/iu;

/** Reads `30`, terms of payment such as `30 dagar netto` or `Netto 30 dgr`, and `Förskott`. */
function paymentDaysCell(): ReadCell<number> {
  const read = wholeNumberCell({ max: 365 });
  return cellOf(read.form, (text, shown) => {
    if (atOnce.test(text)) return 0;
    return read(days.exec(text)?.[1] ?? text.replace(/\s*(?:dgr|dagar|days)\b.*$/i, ''), shown);
  });
}
