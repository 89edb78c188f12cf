import { slugOf } from '#kit/text/characters/fold.ts';
import { companyNumbers } from './company-numbers.ts';
import type { DemoCustomer } from './customer.ts';
import { seededRandom } from './random.ts';
import { resellerShops, type ShopsInCity } from './reseller-shops.ts';

export const demoPassword = 'demo1234';

const ordinary = {
  invoiceAddress2: '',
  language: 'sv',
  currencyCode: 'SEK',
  priceListCode: 'standard',
  paymentDays: 30,
  showAsReseller: true,
  requireNewPassword: false,
  password: null,
} as const satisfies Partial<DemoCustomer>;

/** The customers that can log in. */
const logIns: readonly DemoCustomer[] = [
  {
    ...ordinary,
    ...companyNumbers('SE', 1),
    id: 1,
    customerNumber: '1001',
    name: 'Lilla Kryddburken AB',
    email: 'hej@lilla-kryddburken.example',
    telephone: '08-465 004 10',
    invoiceAddress1: 'Provgatan 4',
    invoiceAddress2: 'Box 1001',
    invoiceZipCode: '99999',
    invoiceCity: 'Stockholm',
    invoiceCountryCode: 'SE',
    contactPerson: 'Anna Exempel',
    resellerCity: 'Stockholm',
    password: demoPassword,
  },
  {
    ...ordinary,
    ...companyNumbers('SE', 2),
    id: 2,
    customerNumber: '1002',
    name: 'Butik Snäckskalet AB',
    email: 'butiken@snackskalet.example',
    telephone: '031-390 06 12',
    invoiceAddress1: 'Exempelkajen 2',
    invoiceZipCode: '99998',
    invoiceCity: 'Göteborg',
    invoiceCountryCode: 'SE',
    contactPerson: 'Östen Ågren',
    resellerCity: 'Göteborg',
    paymentDays: 10,
    password: demoPassword,
  },
  {
    ...ordinary,
    ...companyNumbers('SE', 3),
    id: 3,
    customerNumber: '1003',
    name: 'Hemma hos Vera',
    email: 'vera@hemma-hos-vera.example',
    telephone: '040-628 04 13',
    invoiceAddress1: 'Lilla Provgatan 9',
    invoiceZipCode: '99997',
    invoiceCity: 'Malmö',
    invoiceCountryCode: 'SE',
    contactPerson: 'Vera Sjöö',
    resellerCity: 'Malmö',
    requireNewPassword: true,
    password: demoPassword,
  },
  {
    ...ordinary,
    ...companyNumbers('DE', 4),
    id: 4,
    customerNumber: '1004',
    name: 'Nordlicht Wohnen GmbH',
    email: 'einkauf@nordlicht-wohnen.example',
    telephone: '+49 40 66969 104',
    invoiceAddress1: 'Beispielallee 21',
    invoiceZipCode: '20999',
    invoiceCity: 'Hamburg',
    invoiceCountryCode: 'DE',
    contactPerson: 'Jürgen Groß',
    language: 'en',
    resellerCity: 'Hamburg',
    password: demoPassword,
  },
];

const peopleIn: Record<ShopsInCity['countryCode'], readonly [given: string[], family: string[]]> = {
  SE: [
    ['Åsa', 'Björn', 'Karin', 'Nils', 'Märta', 'Örjan', 'Désirée', 'Sofia'],
    ['Lindgård', 'Öhrn', 'Sjölund', 'Ek', 'Hägg', 'Bäckman', 'Åkerö'],
  ],
  NO: [
    ['Ingrid', 'Øystein', 'Kari', 'Håkon'],
    ['Bjørnstad', 'Lie', 'Sørbø', 'Haugen'],
  ],
  DK: [
    ['Mette', 'Søren', 'Kirsten', 'Jørgen'],
    ['Nørby', 'Lund', 'Kjær', 'Holm'],
  ],
  FI: [
    ['Päivi', 'Mika', 'Sanna', 'Göran'],
    ['Mäkelä', 'Lahti', 'Söderström', 'Niemi'],
  ],
  DE: [
    ['Jutta', 'Lars', 'Annika', 'Günter'],
    ['Voß', 'Möller', 'Krüger', 'Stein'],
  ],
  GB: [
    ['Fiona', 'Hugh', 'Imogen', 'Callum'],
    ['Ashdown', 'Fairley', 'Penrose', 'Muir'],
  ],
};

function resellers(): DemoCustomer[] {
  const random = seededRandom(952);
  const all = resellerShops.flatMap(({ shops: own, ...where }) =>
    own.map(([name, street]) => ({ name, street, ...where })),
  );
  return all.map(({ name, street, countryCode, city, zipCode }, index) => {
    const [given, family] = peopleIn[countryCode];
    const usesEuro = countryCode === 'DE' && city === 'Berlin';
    return {
      ...ordinary,
      ...companyNumbers(countryCode, index + 5),
      id: index + 5,
      customerNumber: String(10001 + index),
      name,
      email: `${countryCode === 'SE' ? 'hej' : 'hello'}@${slugOf(name)}.example`,
      telephone: telephoneOf(countryCode, index),
      invoiceAddress1: street,
      invoiceZipCode: zipCode,
      invoiceCity: city,
      invoiceCountryCode: countryCode,
      contactPerson: `${random.pick(given)} ${random.pick(family)}`,
      language: countryCode === 'DE' || countryCode === 'GB' || city === 'Tammerfors' ? 'en' : 'sv',
      currencyCode: usesEuro ? 'EUR' : 'SEK',
      priceListCode: usesEuro ? 'euro' : 'standard',
      paymentDays: index % 7 === 3 ? 10 : 30,
      resellerCity: city,
    };
  });
}

/** The number is from the series reserved for fiction; for countries without one it is a Swedish mobile number. */
function telephoneOf(countryCode: ShopsInCity['countryCode'], index: number): string {
  const two = String(10 + (index % 80));
  if (countryCode === 'SE') return `070-174 06 ${two}`;
  if (countryCode === 'DE') return `+49 30 23125 1${two}`;
  if (countryCode === 'GB') return `+44 20 7946 01${two}`;
  return `+46 70 174 06 ${two}`;
}

const shops = resellers();

/** Has freight, a minimum order and volume steps. The id follows those of the resellers. */
const norwegian: DemoCustomer = {
  ...ordinary,
  ...companyNumbers('NO', 900),
  id: logIns.length + shops.length + 1,
  customerNumber: '1005',
  name: 'Fjordlys Interiør AS',
  email: 'post@fjordlys-interior.example',
  telephone: '+46 70 174 06 05',
  invoiceAddress1: 'Eksempelbryggen 12',
  invoiceZipCode: '5003',
  invoiceCity: 'Bergen',
  invoiceCountryCode: 'NO',
  contactPerson: 'Ingrid Sørbø',
  currencyCode: 'NOK',
  priceListCode: 'norge',
  showAsReseller: false,
  resellerCity: '',
  password: demoPassword,
};

/** Owes more than its limit. */
const overItsLimit: DemoCustomer = {
  ...ordinary,
  ...companyNumbers('SE', 907),
  id: norwegian.id + 1,
  customerNumber: '1007',
  name: 'Bod & Brygga AB',
  email: 'hej@bod-och-brygga.example',
  telephone: '070-174 06 07',
  invoiceAddress1: 'Provbryggan 7',
  invoiceZipCode: '99994',
  invoiceCity: 'Kalmar',
  invoiceCountryCode: 'SE',
  contactPerson: 'Sixten Ek',
  showAsReseller: false,
  resellerCity: '',
  password: demoPassword,
};

/** In öre. */
export const demoCreditLimits = [{ customerNumber: overItsLimit.customerNumber, creditLimit: 2_500_000 }];

export const demoCustomers: readonly DemoCustomer[] = [...logIns, ...shops, norwegian, overItsLimit];
