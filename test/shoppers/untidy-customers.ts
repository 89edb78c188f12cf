import type { priceLists } from './untidy-goods.ts';

export type Place = { countryCode: string; zip: string };
export type Address = Place & { id: number; name: string; isDefault: boolean };

/** Customers of the untidy shop: where they are invoiced, where goods may go, and what they pay with. */
export type Buyer = {
  number: string;
  invoiceTo: Place;
  vatNumber: string | null;
  list: keyof typeof priceLists;
  /** Hundredths of a percent off each price that is no campaign. */
  discount: number;
  language: 'sv' | 'en';
  /** In the order of the ids. */
  addresses: readonly Address[];
};

const home = { countryCode: 'SE', zip: '12547' };
const berlin = { countryCode: 'DE', zip: '10115' };
const oslo = { countryCode: 'NO', zip: '0150' };
const helsinki = { countryCode: 'FI', zip: '00100' };
/** Counts as a part of the Union for goods, which the rest of the country does not. */
const belfast = { countryCode: 'GB', zip: 'BT1 5GS' };
const london = { countryCode: 'GB', zip: 'N1 9GU' };

function address(id: number, name: string, place: Place, isDefault = false): Address {
  return { id, name, isDefault, ...place };
}

export const buyers: readonly Buyer[] = [
  {
    number: '1201',
    invoiceTo: home,
    vatNumber: 'SE556677889901',
    list: 'standard',
    discount: 0,
    language: 'sv',
    addresses: [
      address(911, 'Lagret', home),
      address(912, 'Torget', home, true),
      address(40, 'Brygga', oslo),
    ],
  },
  {
    number: '1107',
    invoiceTo: home,
    vatNumber: null,
    list: 'kedja',
    discount: 1250,
    language: 'sv',
    addresses: [],
  },
  {
    number: '1310',
    invoiceTo: berlin,
    vatNumber: 'DE123456789',
    list: 'export',
    discount: 0,
    language: 'en',
    addresses: [
      address(78, 'Kontor', home),
      address(77, 'Laden', berlin, true),
      address(79, 'Shop', belfast),
    ],
  },
  {
    number: '1042',
    invoiceTo: oslo,
    vatNumber: null,
    list: 'standard',
    discount: 333,
    language: 'sv',
    addresses: [address(600, 'Lager', home, true), address(17, 'Butikk', oslo)],
  },
  {
    number: '1266',
    invoiceTo: helsinki,
    vatNumber: null,
    list: 'export',
    discount: 2000,
    language: 'en',
    addresses: [
      address(500, 'Kauppa', helsinki, true),
      address(501, 'Varasto', london),
      address(3, 'Butik', home),
    ],
  },
];

/** The customer's id in the database. */
export function idOf({ number }: Buyer): number {
  return Number(number);
}
