import { expect, test } from 'vitest';
import type { Columns } from '#kit/tables/table-file-heading.server.ts';
import { articleColumns } from '#shop/articles/import/import-columns.server.ts';
import { columns as prices } from '#shop/articles/import/import-prices.server.ts';
import { columns as stock } from '#shop/articles/import/import-stock.server.ts';
import { customerColumns } from '#shop/customers/import/import-columns.server.ts';
import { addressColumns } from '#shop/delivery-addresses/import-columns.server.ts';
import { invoiceColumns } from '#shop/invoices/import/import-columns.server.ts';
import { columns as orderStatus } from '#shop/orders/import/import-columns.server.ts';
import { columns as groups } from '#shop/product-groups/import-groups.server.ts';
import { columnsOfAll as customerArticles } from '#shop/quick-order/own-numbers/import-own-numbers.server.ts';
import { colourColumns, materialColumns } from '#shop/articles/traits/import-traits.server.ts';
import { columns as countries } from '#shop/countries/import-countries.server.ts';
import { columns as rates } from '#shop/currency-rates/import-rates.server.ts';
import { columns as freight } from '#shop/freight/import-freight.server.ts';
import { columns as ways } from '#shop/ways-of-delivery/import-ways.server.ts';
import { columns as vatRates } from '#shop/vat-rates/import-vat-rates.server.ts';
import { flagColumns } from '#shop/office/change-log/flag-columns.ts';
import { officeTextsIn } from '#shop/texts/office-language/table.ts';
import { officeTextIn } from '#shop/texts/office-language/text.ts';
import { reasonTables } from '#shop/texts/reason-tables.ts';
import { columnText } from './column-text.ts';
import type { FileKind } from './kinds.ts';
import { reasonText } from './reasons.server.ts';

test.each([
  ['is no article of the shop', 'är ingen artikel i shoppen'],
  ['is above 6, which can be sent', 'är över 6, som kan skickas'],
  ['is above 100000', 'är över 100000'],
  ['is not one e-mail address', 'är inte en e-postadress'],
  ['is not a telephone number', 'är inte ett telefonnummer'],
  ['is not one of 25, 12, 6, 0', 'är inte något av 25, 12, 6, 0'],
  ['is not 6, which the VAT code food has', 'är inte 6, som momskoden food har'],
  ['is not sv or en', 'är varken sv eller en'],
  ['can be 1500 or 1.5: write 1500 or 1.50', 'kan vara 1500 eller 1,5: skriv 1500 eller 1,50'],
  [
    'can be 1200 or 1.2, and is a whole number: write 1200',
    'kan vara 1200 eller 1,2, och är ett heltal: skriv 1200',
  ],
  [
    'can be 1234 or 1.234, and has at most 2 decimals: write 1234',
    'kan vara 1234 eller 1,234, och har högst 2 decimaler: skriv 1234',
  ],
  ['can be 12000 or 12: write 12000 or 12', 'kan vara 12000 eller 12: skriv 12000 eller 12'],
  ['is no group', 'är ingen produktgrupp'],
  ['goes round in a circle', 'går runt i en cirkel'],
  ['is also on line 7, where it is written a-1', 'finns också på rad 7, skrivet a-1'],
  [
    '3 rows: new without a price: it cannot be ordered until it has one',
    'Nya utan pris, de kan inte beställas förrän de har ett (antal rader: 3)',
  ],
  [
    'it has something in cell XFD1048576; a table has at most 500 columns',
    'Den har något i cell XFD1048576; en tabell har högst 500 kolumner',
  ],
  ['4 rows: group Trays > Round is made', 'Produktgruppen Trays > Round skapas (antal rader: 4)'],
  ['1 row: the same e-mail address as on line 7', 'Samma e-postadress som kunden på rad 7 (antal rader: 1)'],
  ['Left out as sums: 10, 42', 'Summarader som hoppats över: rad 10, 42'],
  [
    '2 rows: the VAT of 25 % that the prices include is taken off',
    'Priserna är med moms, 25 % har räknats av (antal rader: 2)',
  ],
  ['something nobody has thought of', 'something nobody has thought of'],
])('%s is %s in Swedish, and as it was said in English', (reason, swedish) => {
  expect([reasonText(reason, 'sv'), reasonText(reason, 'en')]).toEqual([swedish, reason]);
});

test.each([
  [
    '2 rows: discount_percent is below 1: kept as it is',
    'Rabatt, procent (discount_percent) är mindre än 1 procent, det behålls (antal rader: 2)',
    '2 rows: Discount, per cent (discount_percent) is below 1: kept as it is',
  ],
  [
    '1 row: org_no has a wrong check digit: kept as it is',
    'Organisationsnummer (org_no) har fel kontrollsiffra, det behålls (antal rader: 1)',
    '1 row: Company registration number (org_no) has a wrong check digit: kept as it is',
  ],
])('%s names its column in words', (reason, swedish, english) => {
  expect([reasonText(reason, 'sv'), reasonText(reason, 'en')]).toEqual([swedish, english]);
});

test.each([
  ['is no article of the shop', 'ist kein Artikel des Shops'],
  ['is not sv or en', 'ist weder sv noch en'],
  ['is also on line 7, where it is written a-1', 'steht auch in Zeile 7, dort als a-1 geschrieben'],
  [
    'it has no column quantity; its first line is: a;b',
    'Der Datei fehlt die Spalte quantity; ihre erste Zeile lautet: a;b',
  ],
  ['something nobody has thought of', 'something nobody has thought of'],
])('%s is %s in German', (reason, german) => {
  expect(reasonText(reason, 'de')).toBe(german);
});

test('a reason names the same values in every language', () => {
  const placesIn = (text: string) => [...text.matchAll(/\$\d/g)].map(String).sort();
  const { sv, de } = reasonTables;
  const placesOf = (table: object = {}) =>
    Object.entries(table).map(([key, text]) => [key, placesIn(String(text))]);
  expect(placesOf(sv)).toHaveLength(191);
  expect(placesOf(de)).toEqual(placesOf(sv));
});

/** Remarks on rows, as imports note them. */
const remarks = {
  noWholePackages: 'min_qty is no whole packages: it counts from the next',
  noSwedishName: 'name_sv is missing: the English name is used',
  unknownImage: 'image_file is no picture of the shop: left as it was',
  imagesOfOneName: 'image_file is the name of several pictures: the newest is taken',
  newWithoutPrice: 'new without a price: it cannot be ordered until it has one',
  newWithoutVat: 'new without a VAT rate: it has 25 %',
  newWithoutStock: 'new without stock: it is sold out until some is in',
  newWithoutEmail: 'new without an e-mail address: cannot ask for a password',
  wholeAddress: 'inv_address1 had the postcode and town too: taken apart',
  townInZip: 'inv_zip had the town too: taken apart',
  sameCompany: 'new with the same company number as another customer',
  sameCompanyAs: 'new with the same company number as customer 1001',
  foundByPerson: 'without a customer number: found by its e-mail address and name',
  foundByCompany: 'without a customer number: found by its company number',
  newNumbered: 'new without a customer number: gets the next one',
  newWithoutCountry: 'new without a country: SE, as the shop',
  sameEmailAsOnLine: 'the same e-mail address as on line 7',
  sameEmail: 'the same e-mail address as earlier',
  noPricesInCurrency: 'not in the currency of the price list: sees no prices',
  partOfPercent: 'discount_percent is below 1: kept as it is',
  keptOrganisationNumber: 'org_no has a wrong check digit: kept as it is',
  madeGroup: 'group Trays > Round is made',
  madeColour: 'colour Coral is made',
  madeMaterial: 'material Birch is made',
  furtherEmailOne: 'bo@butik.example further e-mail address is left out',
  furtherEmail: 'a further e-mail address is left out',
  countryLetters: 'org_no had the letters of its country: taken off',
  vatNumberOfOrg: "vat_no was the company's own number: taken as its VAT number",
  orgNumberOfVat: 'org_no was a VAT number: taken as vat_no',
  vatCharged: 'new in the EU without a VAT number: is charged Swedish VAT',
  ofPriceList: 'of the price list standard, in SEK',
  sameEanAs: 'the same EAN as article A-1',
  sameEan: 'the same EAN as another article',
  recommendedWithoutPrice: 'new without a price: its recommended price is left out',
  notMade: 'colour Coral is one too many: left out',
  vatTakenOff: 'the VAT of 25 % that the prices include is taken off',
};

test('each remark on rows has its words, for one row as for several', () => {
  const swedish = Object.entries(reasonTables.sv ?? {});
  const ofRows = swedish.flatMap(([key, text]) => (text.includes('antal rader') ? key : []));
  expect(Object.keys(remarks).sort()).toEqual(ofRows.sort());
  for (const [key, remark] of Object.entries(remarks))
    for (const counted of ['1 row', '3 rows']) {
      const text = String(swedish.find(([one]) => one === key)?.[1]).replace('$1', counted.slice(0, 1));
      const fixed = text.split(/\$\d/);
      const told = reasonText(`${counted}: ${remark}`, 'sv');
      expect([key, fixed.filter((part) => !told.includes(part))]).toEqual([key, []]);
    }
});

const columnsOfKinds = {
  ways,
  colours: colourColumns,
  materials: materialColumns,
  countries,
  'vat-rates': vatRates,
  freight,
  rates,
  groups,
  articles: articleColumns,
  prices,
  stock,
  customers: customerColumns,
  addresses: addressColumns,
  'customer-articles': customerArticles,
  'order-status': orderStatus,
  invoices: invoiceColumns,
} satisfies Record<FileKind, Columns>;
const columns = [...new Set(Object.values(columnsOfKinds).flatMap((ofKind) => Object.keys(ofKind)))];

test('every column of every kind of file has words, and no other column has', () => {
  const known = Object.keys(officeTextsIn('sv')).filter((key) => key.startsWith('exchange.column.'));
  expect(known.sort()).toEqual(columns.map((column) => `exchange.column.${column}`).sort());
});

test('the columns that are yes or no are shown as that', () => {
  const flags = Object.values<Columns>(columnsOfKinds)
    .flatMap((ofKind) => Object.entries(ofKind))
    .flatMap(([name, { read }]) => (read.form.is === 'flag' ? name : []));
  expect([...new Set(flags)].sort()).toEqual([...flagColumns].sort());
});

test.each(columns)('the office reads %s in words, with the name that is typed in the file', (column) => {
  for (const language of ['sv', 'en'] as const) {
    const t = officeTextIn(language);
    const named = columnText(column, t);
    expect(named === column || named.endsWith(` (${column})`), named).toBe(true);
    expect(named.replace(` (${column})`, '')).not.toContain('_');
    const missing = reasonText(`it has no column ${column}; its first line is: ${column}x`, language);
    expect(missing).toBe(
      language === 'sv'
        ? `Filen saknar kolumnen ${named}; dess första rad är: ${column}x`
        : `it has no column ${named}; its first line is: ${column}x`,
    );
    const twice = reasonText(`it has two columns ${column}`, language);
    expect(twice).toBe(language === 'sv' ? `Filen har två kolumner ${named}` : `it has two columns ${named}`);
  }
  expect(reasonText(`it has two columns ${column}`, 'de')).toBe(`Die Datei hat zwei Spalten ${column}`);
});

test.each([
  ['is before valid_from', 'är före Från och med (valid_from)', 'is before Valid from (valid_from)'],
  [
    'has another sign than net',
    'har ett annat tecken än Belopp exkl. moms (net)',
    'has another sign than Amount excl. VAT (net)',
  ],
  [
    '3 rows: name_sv is missing: the English name is used',
    'Namn på svenska (name_sv) saknas, det engelska namnet används (antal rader: 3)',
    '3 rows: Name in Swedish (name_sv) is missing: the English name is used',
  ],
  [
    '1 row: image_file is no picture of the shop: left as it was',
    'Bild (image_file) är ingen bild i shoppen, den lämnas som den var (antal rader: 1)',
    '1 row: Picture (image_file) is no picture of the shop: left as it was',
  ],
  [
    '3 rows: image_file is the name of several pictures: the newest is taken',
    'Bild (image_file) är namnet på flera bilder, den nyaste används (antal rader: 3)',
    '3 rows: Picture (image_file) is the name of several pictures: the newest is taken',
  ],
  [
    '2 rows: org_no has a wrong check digit: kept as it is',
    'Organisationsnummer (org_no) har fel kontrollsiffra, det behålls (antal rader: 2)',
    '2 rows: Company registration number (org_no) has a wrong check digit: kept as it is',
  ],
])('%s names its column in words', (reason, swedish, english) => {
  expect([reasonText(reason, 'sv'), reasonText(reason, 'en')]).toEqual([swedish, english]);
});

test('a column that the file heads otherwise is shown with that heading, and once when it is the same', () => {
  const t = officeTextIn('sv');
  expect(columnText('name_sv', t, 'Benämning')).toBe('Namn på svenska (Benämning)');
  expect(columnText('article_no', t, 'ARTIKELNUMMER')).toBe('ARTIKELNUMMER');
  expect([columnText('', t), columnText('unheard_of', t)]).toEqual(['', 'unheard_of']);
});
